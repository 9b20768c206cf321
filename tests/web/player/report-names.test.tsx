// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherReports } from '../../../web/workshop/stage/other-answers.ts';
import { freshPages, openAsPlayer, pageText } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

const party = {
  me: 1,
  isHolder: true,
  members: [
    { id: 1, name: 'Camille', isHolder: true, isHere: true, inPocket: false, awaySince: null },
    { id: 2, name: 'Jo', isHolder: false, isHere: true, inPocket: false, awaySince: null },
  ],
  pen: 1,
  proposal: null,
  severalHands: false,
  hands: [],
  takings: [],
  last: null,
  changedAt: '2026-11-29T10:00:00.000Z',
  invitedUntil: null,
};

it('the report names the members of a party who agree, and nobody before', async () => {
  const [report] = Object.values(otherReports);
  openAsPlayer(
    '/home/app/report',
    { ...makeStatus({ state: 4 }, { report: true }), party },
    {
      'GET user/report': { json: report?.json },
    },
  );
  const jo = await screen.findByRole('switch', { name: /Jo/ });
  expect(pageText()).not.toContain('Étaient présents');
  fireEvent.click(jo);
  expect(screen.getByRole('heading', { name: 'Étaient présents' }).nextSibling?.textContent).toBe('Jo.');
  fireEvent.click(screen.getByRole('switch', { name: /Camille/ }));
  expect(pageText()).toContain('Camille et Jo.');
});
