import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Step } from '../scenario/scenario.ts';
import { judge } from '../story/judge.ts';
import type { Story } from '../story/story.ts';
import type { WalkthroughFile } from '../types/walkthrough.generated.ts';
import { askProvedInstrument } from './instrument.ts';

/** What is typed at a step to see what becomes of it. */
export interface StepAnswers {
  /** An answer that is judged right; null when none is known. */
  readonly right: string | null;
  /** Answers that are judged wrong, each once. */
  readonly wrong: readonly string[];
  /** The code that its instrument recognises; null where there is no instrument, or none can be. */
  readonly recognised: string | null;
}

export type AnswerBook = Readonly<Record<string, StepAnswers>>;

/**
 * The answers to every step of a city. A right one is taken from the written games, else from the puzzle itself, else
 * from its table of examples: a step that no game passes is proved all the same.
 */
export function answerBook(story: Story, walkthroughs: readonly WalkthroughFile[]): AnswerBook {
  const { scenario } = story;
  const solutions = Object.values(scenario.steps).flatMap(solutionOf);
  const written = walkthroughs.flatMap(({ moves }) => moves);
  const entries = Object.values(scenario.steps).map((step): [string, StepAnswers] => {
    const played = written.flatMap(({ at, answer }) => (at === step.name && answer !== undefined ? [answer] : []));
    const { accept, almost, refuse } = step.examples;
    const isRight = (code: string): boolean => judge(story, step.name, code).verdict === 'right';
    return [
      step.name,
      {
        right: [...played, ...solutionOf(step), ...accept].find(isRight) ?? null,
        wrong: mistakesAmong(story, step, [...refuse, ...almost, ...solutions]),
        recognised: askProvedInstrument(story, step.name).find(({ recognised }) => recognised)?.code ?? null,
      },
    ];
  });
  return Object.fromEntries(entries);
}

function solutionOf({ puzzle }: Step): string[] {
  return puzzle ? [puzzleTypeOf(puzzle).solve(puzzle)] : [];
}

/** Those that the game counts as mistakes; what it cannot read costs nothing. */
function mistakesAmong(story: Story, { name }: Step, codes: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const code of codes) {
    const { verdict, key } = judge(story, name, code);
    if ((verdict === 'wrong' || verdict === 'almost') && !byKey.has(key)) byKey.set(key, code);
  }
  return [...byKey.values()];
}
