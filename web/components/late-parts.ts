import { createElement, useState, type ComponentType } from 'react';
import { lazyScreen } from './chunk.ts';

type Props<Part> = Part extends ComponentType<infer Own extends object> ? Own : never;

/**
 * Components of one chunk, by their names in its module. Each is there at once where the chunk is: React shows what was waited for,
 * even for nothing, a third of a second later.
 */
export function lateParts<Parts extends object>(chunk: string, importParts: () => Promise<Parts>) {
  let arrived: Parts | null = null;
  const load = async (): Promise<Parts> => (arrived ??= await importParts());
  function part<Name extends keyof Parts>(name: Name): ComponentType<Props<Parts[Name]>> {
    type Part = ComponentType<Props<Parts[Name]>>;
    const Late = lazyScreen(chunk, async () => (await load())[name] as Part);
    return function LatePart(props) {
      // Chosen once: what is on the screen is not begun anew when the chunk has come.
      const [Chosen] = useState(() => (arrived?.[name] as Part | undefined) ?? Late);
      return createElement(Chosen, props);
    };
  }
  return { load, part };
}
