/** The answer to a call of the studio: JSON, or the bytes of a file that the browser keeps. */
export interface StudioAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly file?: {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
    /** The browser shows it, and keeps it only when it is asked to. */
    readonly isShown?: boolean;
  };
}

/** Whether a call changed files. */
export const hasWritten = ({ status, body }: StudioAnswer): boolean =>
  status === 200 && typeof body === 'object' && body !== null && 'written' in body && body.written === true;
