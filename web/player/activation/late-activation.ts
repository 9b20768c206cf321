import { lateParts } from '../../components/late-parts.ts';

/** Seldom needed, and it brings the state machine's library along. The ceremony is there when the flow before it was. */
const { part } = lateParts('activation', () => import('./parts.ts'));

export const LazyActivationFlow = part('ActivationFlow');
export const LazyOpeningCeremony = part('OpeningCeremony');
