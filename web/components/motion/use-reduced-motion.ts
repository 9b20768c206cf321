import { mediaMatches, useMedia } from '../use-media.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether decorative animations should be skipped. */
export const prefersReducedMotion = (): boolean => mediaMatches(QUERY);

/** True when decorative animations should be skipped. */
export const useReducedMotion = (): boolean => useMedia(QUERY);
