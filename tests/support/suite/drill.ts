import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { postgresMissing, startPostgres } from '../database/postgres.ts';

type Options = Readonly<Record<string, string | number>>;

/**
 * The options of a long drill's command line, such as `--letters 30`, or their defaults. An option is a
 * number if its default is one.
 */
export function drillOptions<Defaults extends Options>(defaults: Defaults): Defaults {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ options });
  const given = Object.entries(values).map(([name, text]) => [
    name,
    typeof defaults[name] === 'number' ? numberIn(name, text) : text,
  ]);
  return { ...defaults, ...(Object.fromEntries(given) as Partial<Defaults>) };
}

function numberIn(name: string, text: unknown): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw new Error(`--${name} is a number`);
  return number;
}

const MOST_SHOWN = 20;

/** Prints the first problems, then the summary as the last line. A problem makes the command fail. */
export function closeDrill(problems: readonly string[], summary: string): void {
  for (const problem of problems.slice(0, MOST_SHOWN)) console.log(`  !! ${problem}`);
  console.log(`${summary}: ${problems.length === 0 ? 'nothing is wrong' : `${problems.length} wrong`}`);
  if (problems.length > 0) process.exitCode = 1;
}

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** The reason why a database cannot be used here; null when it can. */
export const databaseMissing = (name: DatabaseName): string | null =>
  name === 'postgres' ? postgresMissing() : null;

/** Works with an empty database of its own and a data folder, which are removed afterwards. */
export async function withDatabase<Result>(
  name: DatabaseName,
  work: (where: DatabaseSettings) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-drill-'));
  const postgres = name === 'postgres' ? await startPostgres() : null;
  try {
    return await work({ dataDir, databaseUrl: (await postgres?.createDatabase()) ?? null });
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Works on each database that is installed, one after another. */
export async function onEachDatabase(
  work: (name: DatabaseName, where: DatabaseSettings) => Promise<void>,
): Promise<void> {
  for (const name of DATABASES) {
    const missing = databaseMissing(name);
    if (missing === null) await withDatabase(name, (where) => work(name, where));
    else console.log(missing);
  }
}
