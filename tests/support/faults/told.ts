/** What a client was told is done: the promise that is held against the database. */
export type AcknowledgedFact = ToldAccount | ToldSession | ToldMove;

interface ToldAccount {
  readonly what: 'account';
  readonly email: string;
}

interface ToldSession {
  readonly what: 'session';
  readonly tokenHash: string;
}

/** An answer or an activation, by its key. */
export interface ToldMove {
  readonly what: 'move';
  readonly kind: 'activation' | 'answer';
  /** The letter. */
  readonly code: string;
  readonly key: string;
  readonly status: number;
  /** Goes up with the letter's own calls: those of one turn were sent at once, and may have come in any order. */
  readonly turn: number;
}
