import type { Tolerance } from '../puzzles/define.ts';
import { optionsOf, puzzleTypeOf } from '../puzzles/index.ts';
import { wordsOrNumbers } from '../puzzles/shared/solutions.ts';
import type { Step } from '../scenario/scenario.ts';
import { judge } from '../story/judge.ts';
import { freshProgress } from '../story/progress.ts';
import { recognise, type RecogniseAnswer } from '../story/recognise.ts';
import { standingOf } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';
import { NAMES, stringsIn } from './address-book.ts';

/** The answers that the prover tries at a step. */
export interface StepAnswers {
  /** An answer that is judged right; null when none is known. */
  readonly right: string | null;
  /** Answers that are judged wrong, one per key. */
  readonly wrong: readonly string[];
  /** A code that its instrument recognises; null when there is none. */
  readonly recognised: string | null;
  /** The edges of a solution with several right values, or with a range. */
  readonly tolerance?: Tolerance;
  /** The answers that take the options of a decision: each may lead elsewhere. */
  readonly options?: readonly string[];
}

export type AnswerBook = Readonly<Record<string, StepAnswers>>;

/**
 * The answers to every step of a city. The right one comes from the walkthroughs, else from the puzzle, else
 * from its examples, so that steps outside all walkthroughs are proved too.
 */
export function answerBook(story: Story, walkthroughs: readonly WalkthroughFile[]): AnswerBook {
  const { scenario } = story;
  const solutions = Object.values(scenario.steps).flatMap(solutionOf);
  const written = walkthroughs.flatMap(({ moves }) => moves);
  const entries = Object.values(scenario.steps).map((step): [string, StepAnswers] => {
    const played = written.flatMap(({ at, answer }) =>
      at === step.name && answer !== undefined ? [answer] : [],
    );
    const { accept, almost, refuse } = step.examples;
    const tolerance = step.puzzle && puzzleTypeOf(step.puzzle).tolerance?.(step.puzzle);
    const options = optionsOf(step.puzzle).map(({ answer }) => answer);
    const isRight = (code: string): boolean => judge(story, step.name, code).verdict === 'right';
    return [
      step.name,
      {
        right: [...played, ...solutionOf(step), ...accept].find(isRight) ?? null,
        wrong: mistakesAmong(story, step, [...refuse, ...almost, ...(tolerance?.wrong ?? []), ...solutions]),
        recognised: instrumentResponses(story, step.name).find(({ recognised }) => recognised)?.code ?? null,
        ...(options.length > 0 && { options }),
        ...(tolerance && { tolerance }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

function solutionOf({ puzzle }: Step): string[] {
  return puzzle ? [puzzleTypeOf(puzzle).solve(puzzle)] : [];
}

/** Keeps the answers that count as mistakes; unreadable ones do not. */
function mistakesAmong(story: Story, { name }: Step, codes: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const code of codes) {
    const { verdict, key, isFree } = judge(story, name, code);
    if ((verdict === 'wrong' || verdict === 'almost') && !isFree && !byKey.has(key)) byKey.set(key, code);
  }
  return [...byKey.values()];
}

const WORDS = /[\p{L}\p{M}]+|\p{N}+/gu;

/**
 * A right answer that can be copied out of a text; null when there is none. Words are taken unchanged and
 * consecutive; the puzzle type defines the candidates.
 */
export function answerInText(story: Story, step: string, text: string): string | null {
  const puzzle = story.scenario.steps[step]?.puzzle;
  if (!puzzle) return null;
  const words = text.match(WORDS) ?? [];
  const codes = puzzleTypeOf(puzzle).answersIn?.(puzzle, words) ?? wordsOrNumbers(words);
  for (const code of codes) if (judge(story, step, code).verdict === 'right') return code;
  return null;
}

/** The instrument's response to each string in the step's puzzle; empty when the step has no instrument. */
export function instrumentResponses(
  story: Story,
  step: string,
): readonly (RecogniseAnswer & { readonly code: string })[] {
  const standing = standingOf(story, { ...freshProgress, state: 'ACTIVATED', step });
  return [...new Set(stringsIn(story.scenario.steps[step]?.puzzle))].map((code) => ({
    code,
    ...recognise(standing, code, { addresses: NAMES, debug: false }),
  }));
}
