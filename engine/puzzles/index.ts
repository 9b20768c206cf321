import type { Puzzle, PuzzleSlug } from '../types/puzzle.generated.ts';
import { choice } from './choice.ts';
import { conversation } from './conversation.ts';
import { defaultForm } from './default-form.ts';
import type { PublicPuzzle, PuzzleFault, PuzzleOption, PuzzlePath, PuzzleType } from './define.ts';
import { dialogue } from './dialogue.ts';
import { digitDials } from './digit-dials.ts';
import { lastSms } from './last-sms.ts';
import { letterDials } from './letter-dials.ts';
import { numberFields } from './number-fields.ts';
import { pictureOrder } from './picture-order.ts';
import { pictureToggles } from './picture-toggles.ts';
import { textArea } from './text-area.ts';
import { textField } from './text-field.ts';
import { tuner } from './tuner.ts';

/** A puzzle type for code that is independent of the slug. */
export type AnyPuzzleType = PuzzleType<
  PuzzleSlug,
  Puzzle,
  PublicPuzzle,
  unknown,
  Readonly<Record<string, unknown>>
>;

/** The compiler checks that this list is complete. */
export const puzzleTypes = {
  choice,
  conversation,
  'default-form': defaultForm,
  dialogue,
  'digit-dials': digitDials,
  'last-sms': lastSms,
  'letter-dials': letterDials,
  'number-fields': numberFields,
  'picture-order': pictureOrder,
  'picture-toggles': pictureToggles,
  'text-area': textArea,
  'text-field': textField,
  tuner,
} satisfies Record<PuzzleSlug, AnyPuzzleType>;

export type PublicPuzzles = {
  readonly [Slug in PuzzleSlug]: ReturnType<(typeof puzzleTypes)[Slug]['toPublic']>;
};

export function puzzleTypeOf(puzzle: Puzzle): AnyPuzzleType {
  return puzzleTypes[puzzle.type];
}

/**
 * The codes of the final application that solve a puzzle; undefined without a puzzle or when it is solved
 * without them.
 */
export const finalCodesOf = (puzzle: Puzzle | null | undefined): readonly string[] | undefined =>
  puzzle ? puzzleTypeOf(puzzle).finalCodes?.(puzzle) : undefined;

/** The options of a decision; empty for other puzzles. */
export const optionsOf = (puzzle: Puzzle | null | undefined): readonly PuzzleOption[] =>
  (puzzle && puzzleTypeOf(puzzle).options?.(puzzle)) ?? [];

/** The list that contains the first option. */
export const placeOfOptions = (puzzle: Puzzle | null | undefined): PuzzlePath =>
  optionsOf(puzzle)[0]?.path.slice(0, -1) ?? [];

export const faultsOf = (puzzle: Puzzle): readonly PuzzleFault[] =>
  puzzleTypeOf(puzzle).faults?.(puzzle) ?? [];

/**
 * The right answers as they are found on paper or in the street, without tolerance. Of an answer that is
 * given bit by bit, only what is typed: the rest is read on the screen.
 */
export function foundAnswers(puzzle: Puzzle): readonly string[] {
  const { continuation, answerParts, solve } = puzzleTypeOf(puzzle);
  return continuation ? answerParts(puzzle).flatMap(([forms]) => forms?.[0] ?? []) : [solve(puzzle)];
}

/**
 * An answer with the words of this puzzle, whichever of its languages it was given in. `others`: the same puzzle
 * in other languages.
 */
export function reworded(puzzle: Puzzle, others: readonly Puzzle[], raw: string): string {
  const type = puzzleTypeOf(puzzle);
  return others.reduce(
    (said, other) => (other.type === puzzle.type ? (type.reworded?.(puzzle, other, said) ?? said) : said),
    raw,
  );
}

/**
 * Whether a puzzle takes any answer that it can read: there is nothing to find out, so neither hints nor
 * examples are required.
 */
export const takesAnyAnswer = (puzzle: Puzzle): boolean =>
  puzzleTypeOf(puzzle).answerParts(puzzle).length === 0;
