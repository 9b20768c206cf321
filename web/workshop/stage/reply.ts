/** A response of the API that an in-browser server gives. */
export interface StagedReply {
  readonly status: number;
  readonly json: unknown;
  /** Instead of it. */
  readonly stream?: ReadableStream<Uint8Array>;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (json: unknown, status = 200): StagedReply => ({ status, json });

/** A list, with its total length. */
export const listed = (rows: readonly unknown[], total = rows.length): StagedReply => ({
  ...ok(rows),
  headers: { 'x-total-count': String(total) },
});

export const refusedReply = (
  status: number,
  error: string,
  details: Readonly<Record<string, unknown>> = {},
): StagedReply => ({
  status,
  json: { error, ...details },
});

/** Some calls return a code and a sentence. */
export const refusedStaff = (status: number, error: string, message: string): StagedReply =>
  refusedReply(status, error, { message });

const WAIT_S = 30;

/** Failures available for every call. `never` and `unreachable` mean no response. */
export const failures = {
  unavailable: refusedReply(503, 'ERROR_SERVER'),
  /** Readable, but nothing can be stored. */
  notStored: refusedReply(503, 'ERROR_STORAGE'),
  expired: refusedReply(401, 'NOT_CONNECTED'),
  limited: {
    ...refusedReply(429, `Trop d’essais : réessayez dans ${WAIT_S} s`, { seconds: WAIT_S }),
    headers: { 'retry-after': String(WAIT_S) },
  },
} as const satisfies Readonly<Record<string, StagedReply>>;

export const NO_RESPONSES = ['never', 'unreachable'] as const;
export type NoResponse = (typeof NO_RESPONSES)[number];
export type CallFailure = keyof typeof failures | NoResponse;
