/** Statuses of a proxy without a server behind it, or without one that is ready. */
export const PROXY_FAILURES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server has not processed a call: no response at all, or only a proxy's. */
export const isUnanswered = (status: number): boolean => status === 0 || PROXY_FAILURES.has(status);
