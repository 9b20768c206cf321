import { lateParts } from '../components/late-parts.ts';
import { loadPageParts } from './pages/late.ts';

let announce: () => void;

/** Settles when the other screens are there. */
export const otherScreens = new Promise<void>((resolve) => (announce = resolve));

/** The screens of the game's one chunk, and what opens over any of them. */
export const { load: loadScreens, part: screen } = lateParts('game', async () => {
  const screens = await import('./screens.ts');
  announce();
  return screens;
});

/** Once a step is on the screen, all the others are fetched: the next one must be there without network. */
export const fetchOtherScreens = (): void => void Promise.all([loadScreens(), loadPageParts()]).catch(() => undefined);
