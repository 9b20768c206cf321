import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { FieldConflict, Upstream } from '../../../engine/editions/publication.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface GitResult {
  readonly ok: boolean;
  /** Null when it was killed or could not be started. */
  readonly status: number | null;
  readonly output: string;
  /** Git’s own words about its refusal. */
  readonly error: string;
}

/** Git must work on the repository of the folder, ask nothing, and read paths as they are. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(DIR|INDEX_FILE|WORK_TREE|PREFIX|COMMON_DIR)$/u.test(name),
  );
  return {
    ...Object.fromEntries(own),
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C.UTF-8',
  };
}

/** Runs git in a folder, without a shell. */
export async function runGit(
  folder: string,
  args: readonly string[],
  { input = '', timeoutMs = 60_000 }: { readonly input?: string; readonly timeoutMs?: number } = {},
): Promise<GitResult> {
  const child = spawn('git', ['-C', folder, ...args], { env: environment(), timeout: timeoutMs });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  child.stdin.on('error', () => undefined).end(input);
  const [output, error, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ok: status === 0, status, output, error: error.trim() };
}

/** The output without its last line ending; null when git refuses. */
export async function gitLine(folder: string, ...args: readonly string[]): Promise<string | null> {
  const { ok, output } = await runGit(folder, args);
  return ok ? output.trimEnd() : null;
}

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
  if (base === null || behind === 0) return { ahead, behind, conflicts: [] };
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
  return { ahead, behind, conflicts: (await Promise.all(conflicts)).flat() };
}
