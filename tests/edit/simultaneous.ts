import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { startServer } from '../support/server/running-server.ts';

const CITY = tinyCity();
const FILE = `${CITY.slug}/${CITY.files.find(({ path }) => path.startsWith('steps/'))?.path ?? ''}`;

interface Seen {
  readonly text: string;
  readonly seen: string;
}

/**
 * The real development server, two studios and a writer’s editor that save the same file at the same time.
 * Returns how many edits were written and how many were refused; throws when a text of the other program is
 * lost.
 */
export async function editTogether(
  rounds: number,
): Promise<{ readonly written: number; readonly refused: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'edit-together-'));
  writeCity(folder, CITY);
  const server = await startServer({}, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
  const path = join(folder, FILE);
  const onDisk = (): string => readFileSync(path, 'utf8');
  const read = async (): Promise<Seen> =>
    (await (await fetch(`${server.address}/api/studio/text?file=${FILE}`)).json()) as Seen;
  const save = async ({ seen }: Seen, value: string): Promise<number> => {
    const body = JSON.stringify({ file: FILE, seen, edits: [{ op: 'set', path: ['description'], value }] });
    const response = await fetch(`${server.address}/api/studio/edit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  };
  const counts = { written: 0, refused: 0 };
  const tell = (statuses: readonly number[], expected: readonly number[]): void => {
    if ([...statuses].sort((one, other) => one - other).join() !== expected.join())
      throw new Error(`${statuses.join()} instead of ${expected.join()}`);
    counts.written += statuses.filter((status) => status === 200).length;
    counts.refused += statuses.filter((status) => status === 409).length;
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = await read();
      const theirs = `${before.text}# leur note ${round}\n`;
      writeFileSync(path, theirs);
      tell([await save(before, `Perdue ${round}.`)], [409]);
      if (onDisk() !== theirs) throw new Error(`round ${round}: their text was lost`);
      const now = await read();
      tell(await Promise.all([save(now, `Une ${round}.`), save(now, `Deux ${round}.`)]), [200, 409]);
      if (!onDisk().endsWith(`# leur note ${round}\n`))
        throw new Error(`round ${round}: their line was lost`);
    }
    return counts;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
