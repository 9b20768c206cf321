import { lazyParts } from '../../components/lazy-parts.ts';

/**
 * Seldom used, and it includes the state machine library. Both parts are in one chunk, so the animation is
 * loaded with the flow.
 */
const { part } = lazyParts('activation', () => import('./parts.ts'));

export const LazyActivationFlow = part('ActivationFlow');
export const LazyOpeningCeremony = part('OpeningCeremony');
