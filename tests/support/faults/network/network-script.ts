/** One answer that a player enters: « 12-3 » is the third wrong answer at step 12. The journal stores it as typed. */
export interface Entry {
  readonly step: number;
  readonly reading: string;
  readonly verdict: 'wrong' | 'right';
}

/** The second number of every right answer. */
const RIGHT = 100;
/** More wrong answers at one step would trigger the server's delays. */
const MOST_MISTAKES = 5;

export const rightAnswer = (step: number): string => `${step}-${RIGHT}`;

function stepOf(step: number, mistakes: number): readonly Entry[] {
  const wrong = Array.from({ length: mistakes }, (_, index) => ({ step, reading: `${step}-${index + 1}`, verdict: 'wrong' as const }));
  return [...wrong, { step, reading: rightAnswer(step), verdict: 'right' }];
}

/** A script of this many answers: at each step a few wrong ones before the right one. */
export function scriptOf(count: number, random: () => number): readonly Entry[] {
  const script: Entry[] = [];
  for (let step = 1; script.length < count; step += 1) script.push(...stepOf(step, 1 + Math.floor(random() * MOST_MISTAKES)));
  return script.slice(0, count);
}

/** The most steps that a script of this length can use: each has at least one wrong and one right answer. */
export const stepsFor = (count: number): number => Math.ceil(count / 2) + 1;
