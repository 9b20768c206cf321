// Plays lyon.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../engine/index.ts';
import { inDatabase, lyon, postLetter } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readPdf, readWords } from '../../support/programs/pdf.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { PRINT_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

const enclosed = lyon.scenario.documents.filter(
  ({ from, enclosed: isEnclosed }) => from === undefined && isEnclosed !== false,
);

/** As long as they may be. */
const GIFT = {
  giftTo: 'Marie-Joséphine et Jean-François Vanderb',
  giftFrom: 'Camille, Jo, et tous ceux du quatrième étage qui ont signé au dos de cette carte',
  giftLine: 'Pour tes quarante ans, une promenade que tu ne feras pas assise. Viens avec Anne',
};

const MM = 96 / 25.4;
/** Left edge of the room in which an address shows through its envelope, from the edge of the sheet. */
const WINDOW_LEFT = 90 * MM;

it.each(LANGUAGES)(
  'a present in %s keeps its words clear of the postmark and of the window, on one sheet',
  async (language) => {
    const code = await postLetter(stage.server);
    await inDatabase(stage.server, (db) => db('orders').where({ code }).update({ language }));
    const staff = await logInOverHttp(stage.server.address, CHIEF);
    const told = [
      await staff.session.post(`admin/orders/${code}/gift`, GIFT),
      await staff.session.post(`admin/orders/${code}/address`, {
        address: {
          name: 'Jo',
          line1: '12 rue de la Barre',
          postalCode: '69002',
          city: 'Lyon',
          country: 'FR',
        },
      }),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const page = await stage.phone(staff, { viewport: { width: 794, height: 1123 } });
    await page.goto(`/admin/orders/${code}/letter`);
    await page.locator('[data-letters="ready"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const [sheet, mark, gift] = await Promise.all(
      [page.locator('article'), page.locator('article header svg').last(), page.getByText(GIFT.giftTo)].map(
        (one) => one.first().boundingBox(),
      ),
    );
    if (!sheet || !mark || !gift) throw new Error('no present on the sheet');
    expect(gift.y).toBeGreaterThanOrEqual(Math.floor(mark.y + mark.height));
    expect(gift.x + gift.width - sheet.x).toBeLessThanOrEqual(WINDOW_LEFT);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect((await readWords(pdf)).sheets).toHaveLength(1 + enclosed.length);
  },
);

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
  expect(paper.pages).toBe(1 + enclosed.length);
  expect(paper.qrCodes).toEqual([`${stage.server.address.replace('127.0.0.1', 'localhost')}/a/${code}`]);
  for (const words of ['À la personne qui ouvre', 'Le Contrôleur', code]) expect(paper.text).toContain(words);
});
