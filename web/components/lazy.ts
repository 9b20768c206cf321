import { createElement, lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { wait } from '../api/wait.ts';

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

/** A screen, or a part of one, whose script is loaded when it is first displayed. */
export function lazyScreen<Props>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadChunk(chunk, load) }));
}

type Props<Part> = Part extends ComponentType<infer Own extends object> ? Own : never;

/**
 * Components of one module, by their names in it. A loaded component is returned directly, without `lazy`:
 * React shows suspended content a third of a second later, even when it is loaded already.
 */
export function lazyModule<Module extends object>(chunk: string, importModule: () => Promise<Module>) {
  let loaded: Module | null = null;
  const load = async (): Promise<Module> => (loaded ??= await importModule());
  function part<Name extends keyof Module>(name: Name): ComponentType<Props<Module[Name]>> {
    type Part = ComponentType<Props<Module[Name]>>;
    const Lazy = lazyScreen(chunk, async () => (await load())[name] as Part);
    return function LazyPart(props) {
      // Chosen once, so that a mounted component is not mounted again when the chunk arrives.
      const [Chosen] = useState(() => (loaded?.[name] as Part | undefined) ?? Lazy);
      return createElement(Chosen, props);
    };
  }
  return { load, part };
}

/** A decorative picture loaded after the text beside it. If loading fails, nothing is displayed. */
export function lazyPicture<Own extends object>(load: () => Promise<ComponentType<Own>>): ComponentType<Own> {
  const Picture = lazy(async () => ({
    default: await load().catch((): ComponentType<Own> => () => null),
  })) as ComponentType<Own>;
  return function LazyPicture(props: Own) {
    return createElement(Suspense, { fallback: null }, createElement(Picture, props));
  };
}
