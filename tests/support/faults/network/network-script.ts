/** One thing a player enters: « 12-3 » is the third mistake at the twelfth step. As it is typed, so the journal reads it. */
export interface Entry {
  readonly step: number;
  readonly reading: string;
  readonly verdict: 'wrong' | 'right';
}

/** The second number of every right answer. */
const RIGHT = 100;
/** More at one step would cost waits. */
const MOST_MISTAKES = 5;

export const rightAnswer = (step: number): string => `${step}-${RIGHT}`;

function stepOf(step: number, mistakes: number): readonly Entry[] {
  const wrong = Array.from({ length: mistakes }, (_, index) => ({ step, reading: `${step}-${index + 1}`, verdict: 'wrong' as const }));
  return [...wrong, { step, reading: rightAnswer(step), verdict: 'right' }];
}

/** So many answers, step after step, each with a few mistakes before the right one. */
export function scriptOf(count: number, random: () => number): readonly Entry[] {
  const script: Entry[] = [];
  for (let step = 1; script.length < count; step += 1) script.push(...stepOf(step, 1 + Math.floor(random() * MOST_MISTAKES)));
  return script.slice(0, count);
}

/** Steps enough for any script of that length: the shortest has one mistake and a right answer at each. */
export const stepsFor = (count: number): number => Math.ceil(count / 2) + 1;
