import { lazyScreen } from '../components/chunk.ts';

/** Pages for visitors and for unknown addresses; the game does not load them. */
export const LazySiteRoutes = lazyScreen('site', async () => (await import('./SiteRoutes.tsx')).SiteRoutes);
