// Plays lyon.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lyon, postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readPdf } from '../../support/programs/pdf.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { PRINT_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

it('a letter is downloaded as one PDF: its coupon with the code to scan, and a sheet for each enclosed piece', async () => {
  const code = await postLetter(stage.server);
  const page = await stage.phone(await logInOverHttp(stage.server.address, CHIEF));
  await page.goto(`/admin/orders/${code}/letter`);
  await page.locator('[data-letters="ready"]').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: PRINT_TIMEOUT_MS }),
    page.getByRole('button', { name: 'Télécharger le PDF' }).tap(),
  ]);
  const paper = await readPdf(readFileSync(await file.path()));
  const enclosed = lyon.scenario.documents.filter(
    ({ from, enclosed: isEnclosed }) => from === undefined && isEnclosed !== false,
  );
  expect(paper.pages).toBe(1 + enclosed.length);
  expect(paper.qrCodes).toEqual([`${stage.server.address.replace('127.0.0.1', 'localhost')}/a/${code}`]);
  for (const words of ['À la personne qui ouvre', 'Le Contrôleur', code]) expect(paper.text).toContain(words);
});
