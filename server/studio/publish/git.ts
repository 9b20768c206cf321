import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

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
