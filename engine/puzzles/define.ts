import type { Parsed } from '../answers/parsed.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Links } from '../types/links.generated.ts';
import type { PuzzleSlug } from '../types/puzzle.generated.ts';

export interface MediaAddresses {
  /** Address of a file of media/, extension included. Throws when the file does not exist. */
  medium(name: string): string;
}

/** What toPublic may know beside the puzzle itself. */
export interface PublicContext {
  readonly addresses: MediaAddresses;
  /** A constant of the step, for whatever must look random yet stay the same between two calls. */
  readonly seed: string;
  /** True once recognised at this step, and for ever after it is passed. */
  readonly recognised: boolean;
  /** True when the step lies behind the player: an instrument shown again is preset. */
  readonly solved: boolean;
  /** GAME_DEBUG: the shortened timings of the specification. */
  readonly debug: boolean;
}

/** The fields of a puzzle that the browser receives. Each puzzle type and its widget agree on the exact shape. */
export interface PublicPuzzle {
  readonly type: PuzzleSlug;
  readonly [field: string]: unknown;
}

/** The answer of an instrument to a value that was tried. `reveal` depends on the type and is documented there. */
export interface Recognition<Reveal> {
  readonly recognised: boolean;
  /** 0 to 1, for instruments with a needle. */
  readonly signal?: number;
  readonly reveal?: Reveal;
}

/** A reply of the author's that is meant for several wrong answers at once. */
export interface ReplyPattern<Answer> {
  /** The same text for two patterns that mean the same. */
  readonly key: string;
  meets(answer: Answer): boolean;
}

/** Where something stands in a puzzle: keys and indexes, from the puzzle on. */
export type PuzzlePath = readonly (string | number)[];

/** A fault of a puzzle that its JSON Schema cannot see. */
export interface PuzzleFault {
  readonly code: DiagnosticCode;
  readonly path: PuzzlePath;
  /** The key is underlined instead of its value. */
  readonly onKey?: true;
  /** The solution cannot be sent because of this. */
  readonly unsolvable?: true;
  readonly message: string;
  readonly wayOut: string;
}

/** A right answer as a hint may tell it: every part must be there, each in one of its forms. */
export type AnswerParts = readonly (readonly string[])[];

/** A wrong answer that the puzzle itself leads to, and what the player then reads. */
export interface Decoy {
  readonly answer: string;
  readonly says: string;
}

/**
 * The engine's face of a puzzle type. Parse, then judge: what cannot be read as an answer costs the player nothing.
 * `Config` is what the writer wrote, `Public` the only part that leaves the server before the step is solved.
 */
export interface PuzzleType<Slug extends string, Config extends { type: Slug }, Public, Answer, Reveal = never> {
  readonly slug: Slug;
  /** Its JSON Schema, schemas/puzzles/<slug>.schema.json. */
  readonly schema: object;
  /** True when the answer is written on a keyboard: there are many ways to, and the table of examples must show them. */
  readonly isTyped?: boolean;
  /** Without the solution, and without anything of the future. */
  toPublic(config: Config, context: PublicContext): Public;
  /** Reads what was sent, any string; a message in French when it is no answer at all. */
  parseAnswer(config: Config, raw: string): Parsed<Answer>;
  evaluate(config: Config, answer: Answer): boolean;
  /** The same text for two answers that mean the same: compares with the author's replies, and counts a repeated mistake once. */
  key(config: Config, answer: Answer): string;
  /** The raw text that solves it: for walkthroughs, stories and proofs. */
  solve(config: Config): string;
  /** The right answers, of which the last hint must tell one; the first is proposed to a writer whose hint tells none. */
  answerParts(config: Config): readonly AnswerParts[];
  /** Faults of the puzzle, in the order in which they are reported. */
  faults?(config: Config): readonly PuzzleFault[];
  /** The answers that a reader may copy from these words of a text; without it, runs of words and runs of numbers. */
  answersIn?(config: Config, words: readonly string[]): Iterable<string> | undefined;
  /** Codes of the final application, from the field `finalCode`; undefined where the instrument solves the step itself. */
  finalCodes?(config: Config): readonly string[] | undefined;
  /** The code that a button sends without typing. It must be right at this step alone. */
  buttonCode?(config: Config): { readonly code: string; readonly path: PuzzlePath } | undefined;
  decoys?(config: Config): readonly Decoy[];
  /** Names of the media the puzzle uses: from the step's start on, or only once recognised. */
  media(config: Config): { readonly always: readonly string[]; readonly onceRecognised: readonly string[] };
  /** Messages, documents and apps of its field `links`, so that a dangling link is reported. */
  links?(config: Config): Links;
  /**
   * A reply of the author's in the type's own words, for several wrong answers at once; null when it is a plain
   * answer. A reply to the very answer goes first.
   */
  replyPattern?(config: Config, typed: string): ReplyPattern<Answer> | null;
  /** How an instrument recognises a value without advancing. */
  readonly recognise?: {
    /** The least time between two questions, in milliseconds. */
    readonly everyMs: number;
    ask(config: Config, answer: Answer, context: PublicContext): Recognition<Reveal>;
  };
  readonly examples: {
    readonly config: Config;
    readonly correct: readonly string[];
    readonly incorrect: readonly string[];
    readonly invalid: readonly string[];
  };
}

/** Makes a puzzle type; it only fixes the types, so that each file states them once. */
export function definePuzzleType<Slug extends string, Config extends { type: Slug }, Public, Answer, Reveal = never>(
  type: PuzzleType<Slug, Config, Public, Answer, Reveal>,
): PuzzleType<Slug, Config, Public, Answer, Reveal> {
  return type;
}
