import { lazyScreen } from '../components/chunk.ts';

/** Everything for visitors, and the words for an address that does not exist: who plays does without. */
export const LazySiteRoutes = lazyScreen('site', async () => (await import('./SiteRoutes.tsx')).SiteRoutes);
