// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnPhone } from '../../../web/studio/phone/OwnPhone.tsx';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => vi.unstubAllGlobals());

const SITE = 'http://192.168.1.7:3000';
const INVITATIONS = 'GET studio/invitations?city=ville';

function open(isSurvey = false): void {
  const { container } = render(<OwnPhone city={{ slug: 'ville', code: 'VILL01' }} isSurvey={isSurvey} />);
  const box = container.querySelector('details');
  if (!box) throw new Error('nothing unfolds');
  box.open = true;
  fireEvent(box, new Event('toggle'));
}

it('gives the square, the code and the address of a city to a telephone of the same network', async () => {
  fakeApi({ [INVITATIONS]: { json: [{ site: SITE, address: `${SITE}/studio/invitation/k/ville` }] } });
  open();
  const link = await screen.findByRole('link', { name: `${SITE}/a/VILL01` });
  expect(link.getAttribute('href')).toBe(`${SITE}/a/VILL01`);
  expect(screen.getByText('VILL01')).toBeTruthy();
  expect(await screen.findByRole('img')).toBeTruthy();
});

it('says so where no network leads to this computer', async () => {
  fakeApi({ [INVITATIONS]: { json: [] } });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Aucun réseau');
});
