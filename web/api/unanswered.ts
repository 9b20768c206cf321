/** What a proxy answers that found no server behind it, or none that was ready. */
export const NOBODY_BEHIND: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether nobody has dealt with a call: no answer came at all, or only a proxy's. */
export const isUnanswered = (status: number): boolean => status === 0 || NOBODY_BEHIND.has(status);
