import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyScreen } from '../components/chunk.ts';
import type * as Screens from './screens.ts';

type Props<Screen> = Screen extends ComponentType<infer Own> ? Own : never;

export const loadScreens = () => import('./screens.ts');

/** A screen of the game's one chunk, or something that opens over any of them. */
export const screen = <Name extends keyof typeof Screens>(name: Name): LazyExoticComponent<ComponentType<Props<(typeof Screens)[Name]>>> =>
  lazyScreen('game', async () => (await loadScreens())[name] as ComponentType<Props<(typeof Screens)[Name]>>);

/** Once a step is on the screen, all the others are fetched: the next one must be there without network. */
export const fetchOtherScreens = (): void => void loadScreens().catch(() => undefined);
