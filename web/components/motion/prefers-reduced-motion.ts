const QUERY = '(prefers-reduced-motion: reduce)';

export const motionQuery = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);

/** Whether decorative animations should be skipped. */
export const prefersReducedMotion = (): boolean => motionQuery()?.matches ?? false;
