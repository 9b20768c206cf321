// Prints lyon.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { lyon } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { imposeBatch, makeBatch, type StaffCalls } from '../../printing/print-batch.ts';
import { proveSheets } from '../../printing/proof.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const MAIN_URL = 'https://www.poste-restante.example';
const stage = useStage({ STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password, MAIN_URL });

/** Odd, so that the last sheet of each stack has empty places. */
const LETTERS = 3;

async function staffCalls(): Promise<
  StaffCalls & { readonly session: Awaited<ReturnType<typeof logInOverHttp>>['session'] }
> {
  const { session } = await logInOverHttp(stage.server.address, CHIEF);
  return {
    session,
    post: async <Answer>(path: string, body: object = {}) => (await session.post(path, body)).body as Answer,
    get: async <Answer>(path: string) => JSON.parse((await session.get(path)).text) as Answer,
  };
}

it.each(cityNames.filter((slug) => slug !== lyon.scenario.slug))(
  'each paper of %s stays on its page beside the address and the bleed',
  async (slug) => {
    const calls = await staffCalls();
    const batch = await makeBatch(calls, readCity(slug).scenario.city, 1);
    const job = await imposeBatch(calls, batch.id, () => undefined, 500);
    expect([job.state, job.failure]).toEqual(['done', null]);
  },
);

it('a batch for the press has exact boxes, its addresses in their windows, squares that are read back, and piles in order', async () => {
  const { session, ...calls } = await staffCalls();
  const batch = await makeBatch(calls, lyon.scenario.city, LETTERS);
  const job = await imposeBatch(calls, batch.id, () => undefined, 500);
  expect([job.state, job.failure]).toEqual(['done', null]);
  const folder = mkdtempSync(join(tmpdir(), 'press-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'press.pdf');
  writeFileSync(
    file,
    Buffer.from(await (await session.fetch(`/api/admin/printing/${job.id}/letters.pdf`)).arrayBuffer()),
  );
  expect(
    await proveSheets(file, {
      letters: batch.letters,
      copies: [1, 2, 2],
      link: (code) => `${MAIN_URL}/a/${code}`,
    }),
  ).toEqual([]);
  const [first, ...others] = batch.letters;
  const swapped = {
    letters: [...others, ...(first ? [first] : [])],
    copies: [1, 2, 2],
    link: (code: string) => `${MAIN_URL}/a/${code}`,
  };
  expect((await proveSheets(file, swapped)).length, 'another order is noticed').toBeGreaterThan(0);
});
