// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherReports } from '../../../web/workshop/stage/other-answers.ts';
import { freshPages, openAsPlayer, pageText, says } from '../support/app.tsx';
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

const foundBy = (number: number, member: number) => {
  const by = { member, name: member === 1 ? 'Camille' : 'Jo' };
  const found = { by, answer: 'ici', at: '2026-11-29T10:00:00.000Z' };
  return { step: `E${number}`, number, title: '', state: 'found', found, tries: [], note: null };
};

it('the report names the members of a party who agree, and nobody before', async () => {
  const [report] = Object.values(otherReports);
  openAsPlayer(
    '/home/app/report',
    { ...makeStatus({ state: 4 }, { report: true }), party },
    {
      'GET user/report': { json: report?.json },
      'GET user/notebook': { json: { recap: [], entries: [foundBy(1, 1), foundBy(2, 2), foundBy(3, 2)] } },
    },
  );
  const jo = await screen.findByRole('switch', { name: /Jo/ });
  expect(pageText()).not.toContain('Étaient présents');
  fireEvent.click(jo);
  await says('Étaient présentsJo. Jo a trouvé les étapes 2 et 3.');
  fireEvent.click(screen.getByRole('switch', { name: /Camille/ }));
  await says("Camille et Jo. Camille a trouvé l'étape 1. Jo a trouvé les étapes 2 et 3.");
});
