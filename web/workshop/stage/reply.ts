/** An answer of the API, before it becomes a Response. */
export interface StagedReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown, status = 200): StagedReply => ({ status, body });

/** A list, with how long it is in all. */
export const listed = (rows: readonly unknown[], total = rows.length): StagedReply => ({
  ...ok(rows),
  headers: { 'x-total-count': String(total) },
});

export const refusedReply = (status: number, error: string, details: Readonly<Record<string, unknown>> = {}): StagedReply => ({
  status,
  body: { error, ...details },
});

/** Staff are told a code, and a sentence beside it. */
export const refusedStaff = (status: number, error: string, message: string): StagedReply => refusedReply(status, error, { message });

const WAIT_S = 30;

/** What any call may answer instead of what it is asked for. `never` and `unreachable` are no answers at all. */
export const troubles = {
  /** The server is there and cannot serve. */
  unavailable: refusedReply(503, 'ERROR_SERVER'),
  /** It can be read from, and keeps nothing. */
  notStored: refusedReply(503, 'ERROR_STORAGE'),
  /** The session has ended meanwhile. */
  expired: refusedReply(401, 'NOT_CONNECTED'),
  limited: {
    ...refusedReply(429, `Trop d’essais : réessayez dans ${WAIT_S} s`, { seconds: WAIT_S }),
    headers: { 'retry-after': String(WAIT_S) },
  },
} as const satisfies Readonly<Record<string, StagedReply>>;

export const SILENCES = ['never', 'unreachable'] as const;
export type Silence = (typeof SILENCES)[number];
export type Trouble = keyof typeof troubles | Silence;
