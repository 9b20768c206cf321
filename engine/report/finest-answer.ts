import { judge } from '../story/judge.ts';
import type { Story } from '../story/story.ts';
import type { TypedAnswer } from './game.ts';
import { inCapitals, spellOutReading, writtenWordsOf } from './spell-out.ts';
import { reveals, revealingWordsOf } from './revealing-names.ts';

/** A wrong answer as the report prints it. */
export interface FinestAnswer {
  readonly step: string;
  /** « LE COIN DE LA RUE ». */
  readonly words: string;
}

/** Letters of an answer that fits a line. */
const LEAST = 5;
const MOST = 36;

/** A text that is no known words is printed only when it can be one word. */
const MOST_IN_ONE_WORD = 14;

/** Nobody’s name for a place: keys struck at random. */
const STRUCK_AT_RANDOM = /(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}|azert|qsdf|wxcv|^[^aeiouy]+$/u;

/** Beginnings of words that a sheet to be shown does not print; the short ones only as whole words. */
const RUDE =
  /merd|putai|connar|connas|salop|encul|couill|niqu|branl|bordel|foutr|petas|batard|enfoir|fuck|shit|pouffi|bougnoul|negre|youpin|tapette|gouine/u;
const RUDE_WORDS = new Set(
  'con conne cons cul culs bite bites chier chie pute putes pd pede zizi caca pipi sexe gueule ta'.split(' '),
);

const isFit = (reading: string): boolean =>
  /^[a-z]+$/u.test(reading) &&
  reading.length >= LEAST &&
  reading.length <= MOST &&
  !STRUCK_AT_RANDOM.test(reading) &&
  !RUDE.test(reading);

interface Candidate extends TypedAnswer {
  readonly spelled: readonly string[] | null;
}

/** Words before letters, then the longest; of two alike the one that was given first. */
const isFiner = (left: Candidate, right: Candidate): number =>
  Number(right.spelled !== null) - Number(left.spelled !== null) ||
  right.reading.length - left.reading.length;

/** Whether it is right or nearly right at any step. */
const isNearSomething = (story: Story, reading: string): boolean =>
  Object.keys(story.scenario.steps).some((step) =>
    ['right', 'almost'].includes(judge(story, step, reading).verdict),
  );

/**
 * The most human of a player's wrong answers that tells nothing of the story: no word of an answer, of a near
 * answer or of a place, and nothing rude. Null when there is none.
 */
export function finestAnswer(story: Story, answers: readonly TypedAnswer[]): FinestAnswer | null {
  const words = writtenWordsOf(story.scenario);
  const revealing = revealingWordsOf(story.scenario);
  const candidates = answers
    .map(({ step, reading }) => ({ step, reading: reading.replaceAll(' ', '') }))
    .filter(({ reading }) => isFit(reading))
    .map((answer): Candidate => ({ ...answer, spelled: spellOutReading(words, answer.reading) }))
    .filter(({ reading, spelled }) =>
      spelled ? !spelled.some((word) => RUDE_WORDS.has(word)) : reading.length <= MOST_IN_ONE_WORD,
    )
    .sort(isFiner);
  const finest = candidates.find(
    ({ reading }) => !reveals(revealing, reading) && !isNearSomething(story, reading),
  );
  return finest ? { step: finest.step, words: inCapitals(finest.spelled ?? [finest.reading]) } : null;
}
