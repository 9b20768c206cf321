/** An action that the server acknowledged to a client, to be compared with the database. */
export type AcknowledgedFact = AcknowledgedAccount | AcknowledgedSession | AcknowledgedMove;

interface AcknowledgedAccount {
  readonly what: 'account';
  readonly email: string;
}

interface AcknowledgedSession {
  readonly what: 'session';
  readonly tokenHash: string;
}

/** An answer or an activation, identified by its idempotency key. */
export interface AcknowledgedMove {
  readonly what: 'move';
  readonly kind: 'activation' | 'answer';
  /** The order's code. */
  readonly code: string;
  readonly key: string;
  readonly status: number;
  /** Increases per order: calls of one turn are sent at once and may arrive in any order. */
  readonly turn: number;
}
