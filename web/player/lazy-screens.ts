import { lazyModule } from '../components/lazy.ts';
import { gameLanguage } from '../state/game/game-language.ts';
import { withWords } from '../words/catalogues.ts';
import { loadPageParts } from './pages/components.tsx';

let resolveLoaded: () => void;

/** Resolves when the other screens are loaded. */
export const screensLoaded = new Promise<void>((resolve) => (resolveLoaded = resolve));

const withTheirWords = <Module>(screens: Promise<Module>): Promise<Module> =>
  withWords(screens, gameLanguage(), 'game', 'beside', 'account');

/** The screens of the game's main chunk, and the popups over them. */
export const { load: loadScreens, part: screen } = lazyModule('game', async () => {
  const screens = await withTheirWords(import('./screens.ts'));
  resolveLoaded();
  return screens;
});

/**
 * Loads all other screens once a step is displayed: the next one must be available offline. A letter that was opened
 * on this page may have another language than the screens before it.
 */
export const preloadScreens = (): void =>
  void Promise.all([withTheirWords(loadScreens()), loadPageParts()]).catch(() => undefined);
