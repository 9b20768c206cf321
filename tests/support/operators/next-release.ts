import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, root } from '../programs/run.ts';

/** The built server as a release to come. */
export interface NextRelease {
  /** Its program, in the place of dist/server/main.js. */
  readonly program: string;
  remove(): void;
}

/** The end of the list of migrations, as the build writes it. */
const LAST_MIGRATION = /(\["\d{4}-[\w-]+", \w+\])(\s*\];)/;

/** Copies the built server and gives it one migration more, which runs these statements. */
export function makeNextRelease(statements: readonly string[]): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-next-'));
  const server = join(folder, 'dist/server');
  cpSync(join(dist, 'server'), server, { recursive: true });
  symlinkSync(join(dist, 'web'), join(folder, 'dist/web'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const program = join(server, 'main.js');
  const up = `for (const statement of ${JSON.stringify(statements)}) await db.raw(statement);`;
  const migration = `["9999-of-the-next-release", { up: async (db) => { ${up} }, down: async () => {} }]`;
  const built = readFileSync(program, 'utf8');
  const text = built.replace(
    LAST_MIGRATION,
    (_whole, last: string, end: string) => `${last}, ${migration}${end}`,
  );
  if (text === built) throw new Error('the built server has no list of migrations');
  writeFileSync(program, text);
  return { program, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
