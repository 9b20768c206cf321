const QUERY = '(prefers-reduced-motion: reduce)';

export const motionQuery = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);

/** Whether what only moves for the eye should simply be there, now. */
export const prefersReducedMotion = (): boolean => motionQuery()?.matches ?? false;
