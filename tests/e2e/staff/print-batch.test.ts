// Plays lyon.
import { describe, expect, it, vi } from 'vitest';
import { descendantsOf, memoryOf } from '../../../server/printing/process-tree.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { lyon } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readWords } from '../../support/programs/pdf.ts';
import { printersHere } from '../../support/server/printers.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

/** Players come first: on a busy machine this takes minutes. */
const LATE_MS = 540_000;
vi.setConfig({ testTimeout: LATE_MS + 60_000 });

/** Each look reads all processes of the machine: a few a second see every growth. */
const LOOK_MS = 250;
const LETTERS = 30;
const MEBIBYTE = 1024 ** 2;
/** What drawing ten letters takes, and half as much again; a batch drawn at once takes some 15 more for each letter. */
const MOST_MEMORY = 800 * MEBIBYTE;
/** Three times what a letter weighs beside others; alone it weighs 190,000. */
const MOST_BYTES = 100_000;

interface Job {
  readonly state: string;
  readonly printed: number;
}

describe('a batch in one PDF', () => {
  it('has every letter in its order, in memory and on disk that do not grow with the batch', async () => {
    const { session } = await logInOverHttp(stage.server.address, CHIEF);
    const { body } = await session.post('admin/batches', { cityName: lyon.scenario.city, count: LETTERS });
    const { id, codes } = body as unknown as { id: number; codes: readonly string[] };
    await session.post(`admin/batches/${id}/printing`);
    let most = 0;
    const seen: number[] = [];
    const look = async (): Promise<string | undefined> => {
      const taken = printersHere().printers.flatMap((pid) => [pid, ...descendantsOf(pid)].map(memoryOf));
      most = Math.max(
        most,
        taken.reduce((sum, one) => sum + one, 0),
      );
      const [job] = JSON.parse((await session.get('admin/printing')).text) as readonly Job[];
      seen.push(job?.printed ?? -1);
      return job?.state;
    };
    await expect.poll(look, { timeout: LATE_MS, interval: LOOK_MS }).toBe('done');
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    expect(seen.at(-1)).toBe(LETTERS);
    expect(most).toBeGreaterThan(100 * MEBIBYTE);
    expect(most).toBeLessThan(MOST_MEMORY);
    const file = Buffer.from(await (await session.fetch(`/api/admin/batches/${id}/letters.pdf`)).arrayBuffer());
    expect(file.length).toBeLessThan(LETTERS * MOST_BYTES);
    const { sheets } = await readWords(file);
    expect(sheets).toHaveLength(3 * LETTERS);
    expect(sheets.flatMap((text) => /\/a\/(\w{6})/.exec(text)?.[1] ?? [])).toEqual(codes);
  });
});
