import { scramble } from '../../text/scramble.ts';
import type { PublicContext, Recognition } from '../define.ts';

/** Common fields of digit dials and letter dials. */
export type DialsPublic = {
  readonly header: string;
  readonly subheader?: string;
  /** A line above the dials: words or emoji. */
  readonly hint?: string;
  /** A picture above the dials. */
  readonly picture?: { readonly address: string; readonly alt: string };
  /** Number of dials. */
  readonly dials: number;
  /** Shown instead of the message until the code is recognised; absent when there is no message. */
  readonly scrambled?: string;
  /** Minimum time between two requests, and duration of the progress bar, in milliseconds. */
  readonly everyMs: number;
  /** Present once the right code was recognised, so that a reload shows it again. */
  readonly recognised?: { readonly code: string; readonly message?: string };
};

/** The readable message. */
export type DialsReveal = { readonly message?: string };

interface DialsConfig {
  readonly header: string;
  readonly subheader?: string;
  readonly hint?: string;
  readonly message?: string;
  readonly solution: string;
}

export const DIALS_EVERY_MS = 5000;

export function publicDials(config: DialsConfig, { seed, recognised }: PublicContext): DialsPublic {
  const { header, subheader, hint, message, solution } = config;
  return {
    header,
    ...(subheader !== undefined && { subheader }),
    ...(hint !== undefined && { hint }),
    dials: solution.length,
    ...(message !== undefined && { scrambled: scramble(message, seed) }),
    everyMs: DIALS_EVERY_MS,
    ...(recognised && { recognised: { code: solution, ...clearMessage(config) } }),
  };
}

export function recogniseDials(config: DialsConfig, answer: string): Recognition<DialsReveal> {
  return answer === config.solution ? { recognised: true, reveal: clearMessage(config) } : { recognised: false };
}

function clearMessage({ message }: DialsConfig): DialsReveal {
  return message === undefined ? {} : { message };
}
