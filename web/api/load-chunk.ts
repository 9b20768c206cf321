import { wait } from './server-clock.ts';

const TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 500;

/** A script chunk that could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  constructor(chunk: string) {
    super(`Loading chunk ${chunk} failed`);
  }
}

/** Messages of browsers and of the bundler's preloader for a missing script or style. */
const MISSING = /dynamically imported module|importing a module script failed|unable to preload css/i;
const FILE = /\/([\w.-]+?)(?:-[\w-]{7})?\.(?:js|css)\b/;

/** Converts such a browser error to a ChunkError; null for any other error. */
export function asChunkError(thrown: unknown): ChunkError | null {
  if (thrown instanceof ChunkError) return thrown;
  if (!(thrown instanceof Error) || !MISSING.test(thrown.message)) return null;
  return new ChunkError(FILE.exec(thrown.message)?.[1] ?? 'script');
}

function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads a chunk and tries once more after a failure. Rejects with a ChunkError that names it. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeoutMs = TIMEOUT_MS,
): Promise<Module> {
  try {
    return await withTimeout(
      load().catch(() => wait(RETRY_AFTER_MS).then(load)),
      timeoutMs,
    );
  } catch {
    throw new ChunkError(chunk);
  }
}
