// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { PhoneBar } from '../../../web/studio/phone/PhoneBar.tsx';
import type { Circumstances, Telephone } from '../../../web/studio/use-telephone.ts';

afterEach(cleanup);

const city = { moments: [], elsewhere: [], roles: [] } as unknown as DeskCity;

it.each<[Circumstances, string]>([
  [{}, 'Moment et circonstances'],
  [{ hints: 'none', gone: false, elsewhere: 0, hand: '' }, 'Moment et circonstances'],
  [{ at: '2026-07-14T15:00' }, 'Moment et circonstances : changés'],
  [{ hints: 'all' }, 'Moment et circonstances : changés'],
])('says, folded, whether %j differs from a player who arrives now', (circumstances, words) => {
  const telephone = { circumstances, travel: () => undefined } as unknown as Telephone;
  const { container } = render(<PhoneBar city={city} telephone={telephone} />);
  expect(container.querySelector('summary')?.textContent.replaceAll(/\s/gu, ' ')).toBe(words);
});
