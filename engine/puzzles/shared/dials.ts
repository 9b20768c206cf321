import { scramble } from '../../text/random.ts';
import type { AnswerParts, PublicContext, PuzzleFault, Recognition, Tolerance } from '../define.ts';
import { rightValues, tooManyRight } from './tolerance.ts';

/** Common fields of digit dials and letter dials. */
export type DialsPublic = {
  readonly header: string;
  readonly subheader?: string;
  /** A line above the dials: words or emoji. */
  readonly hint?: string;
  /** A picture above the dials. */
  readonly picture?: { readonly address: string; readonly alt: string };
  readonly dials: number;
  /** Shown instead of the message until the code is recognised; absent when there is no message. */
  readonly scrambled?: string;
  /** Minimum time between two requests, and duration of the progress bar, in milliseconds. */
  readonly everyMs: number;
  /**
   * Present once a right code was recognised, so that a reload shows it again. `also`: the other right codes,
   * among which the device looks for the one that it kept, because the server does not store which was found.
   */
  readonly recognised?: {
    readonly code: string;
    readonly also?: readonly string[];
    readonly message?: string;
  };
};

/** The readable message. */
export type DialsReveal = { readonly message?: string };

interface DialsConfig {
  readonly header: string;
  readonly subheader?: string;
  readonly hint?: string;
  readonly message?: string;
  readonly solution: string | readonly string[];
}

const DIALS_EVERY_MS = 5000;

/** All right codes have the same length, which is the number of dials. */
export const dialsOf = (config: DialsConfig): number => firstCode(config).length;

const firstCode = ({ solution }: DialsConfig): string => rightValues(solution)[0] ?? '';

const isRight = ({ solution }: DialsConfig, answer: string): boolean =>
  rightValues(solution).includes(answer);

export function publicDials(config: DialsConfig, { seed, recognised }: PublicContext): DialsPublic {
  const { header, subheader, hint, message, solution } = config;
  const [code = '', ...also] = rightValues(solution);
  return {
    header,
    ...(subheader !== undefined && { subheader }),
    ...(hint !== undefined && { hint }),
    dials: code.length,
    ...(message !== undefined && { scrambled: scramble(message, seed) }),
    everyMs: DIALS_EVERY_MS,
    ...(recognised && { recognised: { code, ...(also.length > 0 && { also }), ...clearMessage(config) } }),
  };
}

/** The members that digit dials and letter dials share. `symbols`: how many a dial has. */
export function dialsType<Config extends DialsConfig>(symbols: number) {
  return {
    evaluate: isRight,
    key: (_config: Config, answer: string): string => answer,
    solve: firstCode,
    answerParts: ({ solution }: Config): readonly AnswerParts[] =>
      rightValues(solution).map((code) => [[code]]),
    tolerance: toleranceOf,
    faults: (config: Config) => [...lengthFaults(config), ...countFaults(config, symbols)],
    recognise: {
      everyMs: DIALS_EVERY_MS,
      ask: (config: Config, answer: string): Recognition<DialsReveal> =>
        isRight(config, answer) ? { recognised: true, reveal: clearMessage(config) } : { recognised: false },
    },
  };
}

function clearMessage({ message }: DialsConfig): DialsReveal {
  return message === undefined ? {} : { message };
}

function toleranceOf({ solution }: DialsConfig): Tolerance | undefined {
  const codes = rightValues(solution);
  return codes.length > 1 ? { right: codes, wrong: [] } : undefined;
}

function lengthFaults(config: DialsConfig): PuzzleFault[] {
  const dials = dialsOf(config);
  return rightValues(config.solution).flatMap((code, index): PuzzleFault[] => {
    if (code.length === dials) return [];
    const message = `« ${code} » a ${code.length} signes, le premier en a ${dials} : il y a autant de molettes que de signes.`;
    const wayOut = `Écrivez ${dials} signes à chaque fois, ou retirez celui-ci.`;
    return [{ code: 'solution-length', path: ['solution', index], unsolvable: true, message, wayOut }];
  });
}

function countFaults(config: DialsConfig, symbols: number): PuzzleFault[] {
  return tooManyRight(rightValues(config.solution).length, symbols ** dialsOf(config), ['solution']);
}
