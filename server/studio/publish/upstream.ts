import type { FieldConflict, Upstream } from '../../../engine/editions/publication.ts';
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { gitLine, runGit } from './git.ts';

const FETCH_MS = 15_000;

/** Every scalar of a YAML text under its path; null when it cannot be read. */
function leavesOf(text: string): ReadonlyMap<string, string> | null {
  const leaves = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return void leaves.set(path, String(value));
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  try {
    walk(parse(text), '');
    return leaves;
  } catch {
    return null;
  }
}

/** The fields of one file that both sides changed. */
function conflictsIn(file: string, base: string, yours: string, theirs: string): readonly FieldConflict[] {
  if (yours === theirs || yours === base || theirs === base) return [];
  const whole = [{ file, field: 'le texte', yours, theirs }];
  const read = file.endsWith('.yaml') ? [base, yours, theirs].map(leavesOf) : [];
  const [was, mine, other] = read;
  if (!was || !mine || !other) return whole;
  return [...new Set([...mine.keys(), ...other.keys(), ...was.keys()])].flatMap((field) => {
    const [before, one, two] = [was.get(field) ?? '', mine.get(field) ?? '', other.get(field) ?? ''];
    return one !== two && one !== before && two !== before ? [{ file, field, yours: one, theirs: two }] : [];
  });
}

/**
 * Null when git has no remote branch. `fetch`: fetches its newest commits first; without network, those
 * fetched before are compared.
 */
export async function readUpstream(
  scenariosDir: string,
  city: string,
  { fetch }: { readonly fetch: boolean },
): Promise<Upstream | null> {
  const branch = await gitLine(
    scenariosDir,
    'rev-parse',
    '--abbrev-ref',
    '--symbolic-full-name',
    '@{upstream}',
  );
  if (branch === null) return null;
  if (fetch) await runGit(scenariosDir, ['fetch', '--quiet'], { timeoutMs: FETCH_MS });
  const counts =
    (await gitLine(scenariosDir, 'rev-list', '--left-right', '--count', 'HEAD...@{upstream}'))?.split('\t') ??
    [];
  const base = await gitLine(scenariosDir, 'merge-base', 'HEAD', '@{upstream}');
  const [ahead = 0, behind = 0] = counts.map(Number);
  if (base === null || behind === 0) return { branch, ahead, behind, conflicts: [] };
  const listed = await runGit(scenariosDir, [
    'diff',
    '--name-only',
    '-z',
    '--relative',
    base,
    '@{upstream}',
    '--',
    city,
  ]);
  const textAt = async (commit: string, file: string): Promise<string> =>
    (await runGit(scenariosDir, ['show', `${commit}:./${file}`])).output;
  const conflicts = listed.output
    .split('\0')
    .filter((file) => /\.(yaml|mdx)$/u.test(file))
    .map(async (file) => {
      const path = join(scenariosDir, file);
      const yours = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return conflictsIn(file, await textAt(base, file), yours, await textAt('@{upstream}', file));
    });
  return { branch, ahead, behind, conflicts: (await Promise.all(conflicts)).flat() };
}
