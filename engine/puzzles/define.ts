import type { PageKind } from '../scenario/scenario.ts';
import type { Links } from '../types/links.generated.ts';

/** Turns the names a writer uses into addresses a session may fetch. Given by the server; the engine knows none. */
export interface AddressBook {
  /** Address of a file of media/, extension included. Throws when the file does not exist. */
  medium(name: string): string;
  /** Address of a compiled page. */
  page(kind: PageKind, slug: string): string;
}

/** What toPublic may know beside the puzzle itself. */
export interface PublicContext {
  readonly addresses: AddressBook;
  /** A constant of the step, for whatever must look random yet stay the same between two calls. */
  readonly seed: string;
  /** True once recognised at this step, and for ever after it is passed. */
  readonly recognised: boolean;
  /** True when the step lies behind the player: an instrument shown again is preset. */
  readonly solved: boolean;
  /** GAME_DEBUG: the shortened timings of the specification. */
  readonly debug: boolean;
}

export type Parsed<Answer> = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly message: string };

/** What an instrument is told when it asks « is this it? ». `reveal` depends on the type and is documented there. */
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
  /** Names of the media the puzzle uses: from the step's start on, or only once recognised. */
  media(config: Config): { readonly always: readonly string[]; readonly onceRecognised: readonly string[] };
  /** Messages, documents and apps it links to, so that a dangling link is reported. */
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
