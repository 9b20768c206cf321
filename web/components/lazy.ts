import { createElement, lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { loadChunk } from '../api/load-chunk.ts';

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
