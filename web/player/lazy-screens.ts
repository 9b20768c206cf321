import { lazyModule } from '../components/lazy.ts';
import { withWords } from '../words/catalogues.ts';
import { chosenLanguage } from '../words/use-words.ts';
import { loadPageParts } from './pages/components.tsx';

let resolveLoaded: () => void;

/** Resolves when the other screens are loaded. */
export const screensLoaded = new Promise<void>((resolve) => (resolveLoaded = resolve));

/** The screens of the game's main chunk, and the popups over them. */
export const { load: loadScreens, part: screen } = lazyModule('game', async () => {
  const screens = await withWords(import('./screens.ts'), chosenLanguage(), 'game', 'beside', 'account');
  resolveLoaded();
  return screens;
});

/** Loads all other screens once a step is displayed: the next one must be available offline. */
export const preloadScreens = (): void =>
  void Promise.all([loadScreens(), loadPageParts()]).catch(() => undefined);
