// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordGame } from '../../../web/studio/phone/RecordGame.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that the walkthrough is written, takes no second press, and keeps its words until the next one', async () => {
  const { calls } = fakeApi({
    'GET studio/record?city=ville': { json: { moves: 4, fromStart: true } },
    'POST studio/record': { json: { held: [], files: [], problems: [], told: [], written: true } },
  });
  render(<RecordGame city="ville" />);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { hidden: true });
  expect(button().disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Nom du parcours'), { target: { value: 'Le silence' } });
  fireEvent.click(button());
  expect([button().disabled, button().textContent]).toEqual([true, 'Le parcours s’écrit…']);
  const words = await screen.findByText(/Le parcours «\sle-silence\s» est écrit\s: 4 gestes/u);
  expect([words.closest('[role=status]') !== null, button().disabled]).toEqual([true, true]);
  fireEvent.change(screen.getByLabelText('Nom du parcours'), { target: { value: 'Le souffle' } });
  expect(words.isConnected).toBe(true);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
