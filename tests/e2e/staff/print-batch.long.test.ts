import { PRINT_PATIENCE_MS } from '../../support/suite/patience.ts';
// Plays lyon.
import { describe, expect, it } from 'vitest';
import { descendantsOf, memoryOf } from '../../../server/printing/process-tree.ts';
import { logInOverHttp } from '../../support/server/api-session.ts';
import { lyon } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readWords } from '../../support/programs/pdf.ts';
import { printersHere } from '../../support/server/printers.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });

/** Each poll reads all processes of the machine, which slows the printing: two per second are enough to notice growth. */
const LOOK_MS = 500;
const LETTERS = 30;
const MEBIBYTE = 1024 ** 2;
/** One and a half times the memory of rendering ten letters. A batch rendered at once takes about 15 MiB more per letter. */
const MOST_MEMORY = 800 * MEBIBYTE;
/** Three times the size of a letter in a batch; a single letter has 190,000 bytes. */
const MOST_BYTES = 100_000;

interface Job {
  readonly state: string;
  readonly failure: string | null;
  readonly printed: number;
}

describe('a batch in one PDF', () => {
  it('contains every letter in order, and is printed with limited memory and file size', async () => {
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
      return job?.failure ?? job?.state;
    };
    await expect.poll(look, { timeout: PRINT_PATIENCE_MS, interval: LOOK_MS }).toBe('done');
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
