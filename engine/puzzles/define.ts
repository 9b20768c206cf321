import type { Parsed } from '../answers/parse-text.ts';
import type { AnswerReading } from '../answers/reading.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Links } from '../types/links.generated.ts';
import type { PuzzleSlug } from '../types/puzzle.generated.ts';
import type { Sentence, Words } from '../words/words.ts';

export interface MediaAddresses {
  /** `name`: a file of media/, extension included. Throws when it does not exist. */
  medium(name: string): string;
}

export interface PublicContext {
  readonly addresses: MediaAddresses;
  /** Constant for the step, so that random choices stay the same between two calls. */
  readonly seed: string;
  /** True once recognised at this step, and after the step is passed. */
  readonly recognised: boolean;
  /** True when the player has passed the step: the instrument is then preset. */
  readonly solved: boolean;
  /** GAME_DEBUG: the shortened timings of the specification. */
  readonly debug: boolean;
  /** For a type that has sentences of its own. */
  readonly words: Words;
}

/**
 * The fields of a puzzle that the browser receives. Each puzzle type and its widget agree on the exact shape.
 */
export interface PublicPuzzle {
  readonly type: PuzzleSlug;
  readonly [field: string]: unknown;
}

/** Response of an instrument to a value. `reveal` is documented by each type. */
export interface Recognition<Reveal> {
  readonly recognised: boolean;
  /** 0 to 1, for instruments with a needle. */
  readonly signal?: number;
  readonly reveal?: Reveal;
}

/** An author's reply to several wrong answers. */
export interface ReplyPattern<Answer> {
  /** Equal for two patterns that mean the same. */
  readonly key: string;
  meets(answer: Answer): boolean;
}

/** Keys and indexes that lead from the puzzle to a value. */
export type PuzzlePath = readonly (string | number)[];

/** A fault of a puzzle that its JSON Schema cannot detect. */
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

/** A hint contains a right answer when it contains every part in one of its forms. */
export type AnswerParts = readonly (readonly string[])[];

/** `sound`: a name of media/, without extension. */
interface WrittenSound {
  readonly sound: string;
  /** In seconds. */
  readonly seconds: number;
  /** Every word that is heard; absent for a sound that is only described. */
  readonly transcript?: string;
  /** Where the length is written. */
  readonly path: PuzzlePath;
}

/** A wrong answer that the puzzle itself suggests, and the player's message for it. */
interface Decoy {
  readonly answer: string;
  readonly says: string;
}

/** The right values of a solution with more than one, or with a range. All texts are raw answers. */
export interface Tolerance {
  /** Every right value, or both ends of a range: the prover tries each. */
  readonly right: readonly string[];
  /** The values just outside a range. */
  readonly wrong: readonly string[];
}

/**
 * The right answers in words of a puzzle: what people write around them, and slips of the finger, are
 * forgiven.
 */
export interface AnswerWords {
  readonly solutions: readonly string[];
  /** The place of the solutions in the puzzle. */
  readonly path?: PuzzlePath;
  /** `text`: several lines, of which each word may have a slip; nothing may be added. */
  readonly reading: AnswerReading | 'text';
  /** Texts of the question: their words may be repeated in front of the answer. */
  readonly asked: readonly (string | undefined)[];
  /**
   * For a free text that must say several things: how many solutions belong to each of them, in their order. One
   * of each must be said.
   */
  readonly groups?: readonly number[];
  /** Words that a free text must not contain. */
  readonly without?: readonly string[];
  /** Letters that were found one by one: slips of the finger alone are forgiven. */
  readonly isStrict?: true;
  /**
   * For answers of which only the end is typed: what stands before it, and the answer's key when that end means
   * a solution; null when they do not belong together.
   */
  readonly within?: {
    split(raw: string): { readonly frame: string; readonly typed: string };
    keyWith(frame: string, typed: string): string | null;
  };
}

/** A decision of the player that the story remembers. */
export interface PuzzleOption {
  /** The key of the answers that take it. */
  readonly name: string;
  /** A raw answer that takes it. */
  readonly answer: string;
  /** Its place in the puzzle. */
  readonly path: PuzzlePath;
  /** In French, for the player. */
  readonly label: string;
  readonly formerly?: readonly string[];
  /** The step that it leads to, if not the step's own next. */
  readonly next?: string;
}

/** A puzzle with answers that are right, wrong and unreadable. */
interface PuzzleExamples<Config> {
  readonly config: Config;
  readonly correct: readonly string[];
  readonly incorrect: readonly string[];
  readonly invalid: readonly string[];
}

/**
 * The engine's part of a puzzle type. Answers are parsed, then judged: an unreadable answer costs the player
 * nothing. `Config` is the writer's YAML, `Public` the only part that leaves the server before the step is
 * solved.
 */
export interface PuzzleType<
  Slug extends string,
  Config extends { type: Slug },
  Public,
  Answer,
  Reveal = never,
> {
  readonly slug: Slug;
  /** Its JSON Schema, schemas/puzzles/<slug>.schema.json, with its French name. */
  readonly schema: { readonly title: string; readonly description: string; readonly properties: object };
  /** True when the answer is typed on a keyboard: spellings vary, so more examples are required. */
  isTyped?(config: Config): boolean;
  /** Must not contain the solution or anything not yet unlocked. */
  toPublic(config: Config, context: PublicContext): Public;
  /** `raw`: any string. */
  parseAnswer(config: Config, raw: string): Parsed<Answer>;
  evaluate(config: Config, answer: Answer): boolean;
  /** Sentence for a wrong answer that has no reply of the author; null for the usual one. */
  partly?(config: Config, answer: Answer): Sentence | null;
  /**
   * For answers in words. Undefined where the letters or digits themselves are the puzzle: they must be
   * exact.
   */
  words?(config: Config): AnswerWords | undefined;
  /**
   * Equal for two answers that mean the same: used to find the author's reply and to count a repeated mistake
   * once.
   */
  key(config: Config, answer: Answer): string;
  /** A raw text that solves the puzzle: for walkthroughs, stories and proofs. */
  solve(config: Config): string;
  /**
   * What is right, as one person says it to another on site: for staff, in French. Null when nothing is to be
   * found out. Default: what is found, as it is written.
   */
  said?(config: Config): string | null;
  /**
   * An answer that was written with the words of the same puzzle in another language, with those of `config`:
   * for a type whose answers repeat what the screen says.
   */
  reworded?(config: Config, other: Config, raw: string): string;
  /**
   * Undefined when one value alone is right. Typed spellings are no tolerance: the table of examples tries
   * them.
   */
  tolerance?(config: Config): Tolerance | undefined;
  /**
   * The options of a decision, each taken by a right answer and stored under the step's name. Empty when
   * nothing is stored.
   */
  options?(config: Config): readonly PuzzleOption[];
  /**
   * The right answers: the last hint must contain one. The first is suggested to a writer whose hint contains
   * none. Empty when no answer is wrong: hints and examples are then not required.
   */
  answerParts(config: Config): readonly AnswerParts[];
  faults?(config: Config): readonly PuzzleFault[];
  /** The answers that can be copied from the words of a text. Default: runs of words and runs of numbers. */
  answersIn?(config: Config, words: readonly string[]): Iterable<string> | undefined;
  /**
   * Codes of the final application, from the field `finalCode`; undefined when the puzzle is solved without
   * it.
   */
  finalCodes?(config: Config): readonly string[] | undefined;
  /** The code that a button sends. It must be right at this step only. */
  buttonCode?(config: Config): { readonly code: string; readonly path: PuzzlePath } | undefined;
  decoys?(config: Config): readonly Decoy[];
  /** Names of the puzzle's media: available from the step's start, or only once recognised. */
  media(config: Config): { readonly always: readonly string[]; readonly onceRecognised: readonly string[] };
  /** The messages that are read on a telephone. */
  sms?(config: Config): readonly { readonly text: string; readonly path: PuzzlePath }[];
  sounds?(config: Config): readonly WrittenSound[];
  /** Messages, documents and apps of its field `links`, so that a dangling link is reported. */
  links?(config: Config): Links;
  /**
   * An author's reply to several wrong answers, in a syntax of the type; null when `typed` is a plain answer.
   * A reply to the exact answer takes precedence.
   */
  replyPattern?(config: Config, typed: string): ReplyPattern<Answer> | null;
  /** Recognises a value without advancing the story. */
  readonly recognise?: {
    /** Minimum time between two requests, in milliseconds. */
    readonly everyMs: number;
    ask(config: Config, answer: Answer, context: PublicContext): Recognition<Reveal>;
  };
  /**
   * What follows an answer that is still being given, as in a dialogue. It says nothing of right and wrong,
   * so asking for it is neither recognised nor a mistake.
   */
  readonly continuation?: {
    /** Minimum time between two requests, in milliseconds. */
    readonly everyMs: number;
    /** `raw`: the answer so far. Null when it cannot be followed. */
    after(config: Config, raw: string): Reveal | null;
  };
  readonly examples: PuzzleExamples<Config>;
  /** The same with a tolerant solution, for types that have a tolerance. */
  readonly tolerant?: PuzzleExamples<Config>;
}

/** Returns its argument; it only infers the types. */
export function definePuzzleType<
  Slug extends string,
  Config extends { type: Slug },
  Public,
  Answer,
  Reveal = never,
>(type: PuzzleType<Slug, Config, Public, Answer, Reveal>): PuzzleType<Slug, Config, Public, Answer, Reveal> {
  return type;
}
