import { createElement, useState, type ComponentType } from 'react';
import { lazyScreen } from './chunk.ts';

type Props<Part> = Part extends ComponentType<infer Own extends object> ? Own : never;

/**
 * Components of one chunk, by their names in its module. A loaded component is returned directly, without
 * `lazy`: React shows suspended content a third of a second later, even when it is loaded already.
 */
export function lazyParts<Parts extends object>(chunk: string, importParts: () => Promise<Parts>) {
  let loaded: Parts | null = null;
  const load = async (): Promise<Parts> => (loaded ??= await importParts());
  function part<Name extends keyof Parts>(name: Name): ComponentType<Props<Parts[Name]>> {
    type Part = ComponentType<Props<Parts[Name]>>;
    const Lazy = lazyScreen(chunk, async () => (await load())[name] as Part);
    return function LazyPart(props) {
      // Chosen once, so that a mounted component is not mounted again when the chunk arrives.
      const [Chosen] = useState(() => (loaded?.[name] as Part | undefined) ?? Lazy);
      return createElement(Chosen, props);
    };
  }
  return { load, part };
}
