import { createElement, useState, type ComponentType } from 'react';
import { lazyScreen } from '../components/chunk.ts';
import type * as Screens from './screens.ts';

type Props<Screen> = Screen extends ComponentType<infer Own extends object> ? Own : never;

type Name = keyof typeof Screens;

let arrived: typeof Screens | null = null;

export async function loadScreens(): Promise<typeof Screens> {
  arrived ??= await import('./screens.ts');
  return arrived;
}

/**
 * A screen of the game's one chunk, or something that opens over any of them. It is there at once where the chunk is: React shows
 * what was waited for, even for nothing, a third of a second later.
 */
export function screen<One extends Name>(name: One): ComponentType<Props<(typeof Screens)[One]>> {
  type Part = ComponentType<Props<(typeof Screens)[One]>>;
  const Late = lazyScreen('game', async () => (await loadScreens())[name] as Part);
  return function OtherScreen(props) {
    // Chosen once: what is on the screen is not begun anew when the chunk has come.
    const [Part] = useState(() => (arrived?.[name] as Part | undefined) ?? Late);
    return createElement(Part, props);
  };
}

/** Once a step is on the screen, all the others are fetched: the next one must be there without network. */
export const fetchOtherScreens = (): void => void loadScreens().catch(() => undefined);
