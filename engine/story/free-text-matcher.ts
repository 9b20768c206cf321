import { cityRemover, denies, isFiller, withoutFillers } from '../answers/around.ts';
import { type QuestionContext, strippedForms, formsOf, keyOfFolded, nearestWord } from '../answers/forms.ts';
import { fold } from '../answers/fold.ts';
import { answerKey, type AnswerReading, placeNameIn, spellOut } from '../answers/reading.ts';
import { distanceOf, isInflected, isNearWordByWord, isSurelySlip, takesSlips } from '../answers/slip.ts';
import type { AnswerWords } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { once } from '../text/memoise.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { OtherNames } from './known-names.ts';

/** The meanings that a typed text can have at a step besides its own letters. */
interface Match {
  /** The keys of the text with less and less written around it. */
  readonly keys: readonly { readonly key: string; readonly isRight: boolean }[];
  /**
   * The key of the solution that it misspells, and whether it may as well be another name that the city
   * knows.
   */
  slip(): { readonly key: string; readonly isAmbiguous: boolean } | null;
}

/** Reads what is typed at a step. */
export type FreeTextMatcher = (text: string) => Match;

interface City {
  readonly otherNames: OtherNames;
  readonly withoutCity: (text: string) => string;
  /** Words of the city's pages, folded. */
  readonly vocabulary: () => ReadonlySet<string>;
}

interface Solutions extends AnswerWords {
  readonly reading: AnswerReading;
}

/** How many of the shortest forms are compared with misspelled words. */
const MOST_COMPARED = 4;

const wordsOf = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text = '') => fold(text).split(' '));

/** Words in brackets. */
const REMARK = /\([^()]*\)/gu;

/** In a phrase, the other words tell which one is meant. */
const WORDS_OF_PHRASE = 3;

/** Both: folded. Of « rue des Lilas », a slip is judged in « lilas » alone. */
function isSureOf(typed: string, meant: string): boolean {
  const [left, right] = [typed.split(' '), meant.split(' ')];
  const pairs: readonly (readonly [string, string])[] =
    left.length === right.length && right.length < WORDS_OF_PHRASE
      ? right.map((word, index) => [left[index] ?? '', word])
      : [[left.join(''), right.join('')]];
  return pairs.every(
    ([one, other]) => one === other || (distanceOf(one, other) < Infinity && isSurelySlip(one, other)),
  );
}

function matcherOf(
  { otherNames, withoutCity, vocabulary }: City,
  step: Step,
  { reading, solutions, asked }: Solutions,
): FreeTextMatcher {
  const words = new Set(wordsOf(solutions));
  const around: QuestionContext = {
    reading,
    withoutCity,
    words: new Set(wordsOf(asked).filter((word) => !words.has(word))),
  };
  const keyOf = (text: string): string => answerKey(text, reading);
  const right = new Map(
    solutions
      .toReversed()
      .flatMap((solution) => formsOf(fold(solution), reading).map((form) => [form, keyOf(solution)])),
  );
  const rightKeys = new Set(right.values());
  const long = [...right.keys()].filter(takesSlips);
  const nameOf = (folded: string): string => (reading === 'place' ? placeNameIn(folded) : folded);
  const names = solutions.map((solution) => nameOf(fold(solution)));
  const isSure = (typed: readonly string[]): boolean =>
    typed.map(nameOf).some((one) => names.some((name) => isSureOf(one, name)));
  // Only a misspelling needs them.
  const others = once(() => new Set(otherNames(step, reading).flatMap(({ forms }) => forms)));
  const saysAnother = (text: string): boolean =>
    wordsOf([text]).some((word) => others().has(word) && !words.has(word));
  /** « Fontaine Haute, place du Marché », where each is a right answer. */
  function twoNames(folded: string): readonly string[] {
    const typed = withoutFillers(folded).split(' ');
    const halves = typed.slice(1).map((_, index) => [typed.slice(0, index + 1), typed.slice(index + 1)]);
    const both = halves.map((pair) =>
      pair.map((half) => keyOfFolded(withoutFillers(half.join(' ')), reading)),
    );
    return both.find((pair) => pair.every((key) => rightKeys.has(key)))?.slice(0, 1) ?? [];
  }
  const isWritten = (form: string, solution: string): boolean =>
    vocabulary().has(form) && !isInflected(form, solution);
  /** A remark in brackets that names nothing else is no part of the answer: « Lilas (le bas) ». */
  const withoutRemarks = (text: string): readonly string[] => {
    const remarks = text.match(REMARK) ?? [];
    const shorter = fold(text.replaceAll(REMARK, ' '));
    return remarks.length > 0 && shorter !== '' && !remarks.some(saysAnother) ? [shorter] : [];
  };
  return (text) => {
    const folded = fold(text);
    const texts = denies(folded, words)
      ? [folded]
      : [folded, ...withoutRemarks(text)].flatMap((one) => strippedForms(one, around));
    const keys = [...new Set(texts.flatMap((less) => [keyOfFolded(less, reading), ...twoNames(less)]))];
    return {
      keys: keys.map((key) => ({ key, isRight: rightKeys.has(key) })),
      slip() {
        const typed = [
          ...new Set(
            [...texts.slice(0, 1), ...texts.slice(-MOST_COMPARED)].flatMap((less) => formsOf(less, reading)),
          ),
        ];
        const [meant, distance] = nearestWord(typed, long);
        if (
          meant === null ||
          saysAnother(texts.at(-1) ?? text) ||
          typed.some((form) => isWritten(form, meant))
        )
          return null;
        const [, other] = nearestWord(typed, others());
        return other === 0
          ? null
          : {
              key: right.get(meant) ?? meant,
              isAmbiguous: other <= distance || (distance > 0 && !isSure(texts)),
            };
      },
    };
  };
}

/** Without the words that say nothing and that the meant text does not have: « ligne 1, … puis … ». */
function onlyTelling(typed: string, meant: string): string {
  const words = new Set(meant.split(' '));
  return typed
    .split(' ')
    .filter((word) => words.has(word) || !isFiller(word))
    .join(' ');
}

/** A text of several words is compared word by word. */
function textMatcherOf({ solutions }: AnswerWords): FreeTextMatcher {
  const around: QuestionContext = { reading: 'word', withoutCity: (text) => text, words: new Set() };
  return (text) => ({
    keys: [],
    slip() {
      const typed = [...strippedForms(fold(text), around), fold(text)];
      const isMeant = (meant: string): boolean =>
        typed.some((one) => isNearWordByWord(one, meant) || isNearWordByWord(onlyTelling(one, meant), meant));
      const meant = solutions.find((solution) => isMeant(fold(solution)));
      return meant === undefined ? null : { key: answerKey(meant, 'word'), isAmbiguous: false };
    },
  });
}

/** Reads what was typed at the end of an answer. */
function matcherWithin(
  matcher: FreeTextMatcher,
  { typedIn, keyWith }: NonNullable<AnswerWords['within']>,
): FreeTextMatcher {
  return (raw) => {
    const { keys, slip } = matcher(typedIn(raw));
    return {
      keys: keys.map(({ key, isRight }) => ({
        key: (isRight ? keyWith(raw, key) : null) ?? key,
        isRight: isRight && keyWith(raw, key) !== null,
      })),
      slip() {
        const found = slip();
        const key = found && (found.isAmbiguous ? found.key : keyWith(raw, found.key));
        return found && key !== null ? { ...found, key } : null;
      },
    };
  };
}

const NO_MATCH: Match = { keys: [], slip: () => null };

/** A text that the writer refuses means nothing besides what it says. */
function withRefusals(
  matcher: FreeTextMatcher,
  { examples: { refuse } }: Step,
  reading: AnswerReading,
): FreeTextMatcher {
  const refused = new Set(refuse.map((text) => answerKey(text, reading)));
  return (text) => (refused.has(answerKey(text, reading)) ? NO_MATCH : matcher(text));
}

/** Word books by step name, for the steps whose answers are words. */
export function freeTextMatchersOf(
  scenario: Scenario,
  otherNames: OtherNames,
): ReadonlyMap<string, FreeTextMatcher> {
  const vocabulary = once(() => new Set(scenario.vocabulary.map((word) => fold(word))));
  const city: City = { otherNames, withoutCity: cityRemover(spellOut(fold(scenario.name))), vocabulary };
  const entries = Object.values(scenario.steps).flatMap((step): [string, FreeTextMatcher][] => {
    const words = step.puzzle && puzzleTypeOf(step.puzzle).words?.(step.puzzle);
    if (!words) return [];
    const { reading, within } = words;
    const book = reading === 'text' ? textMatcherOf(words) : matcherOf(city, step, { ...words, reading });
    return [
      [
        step.name,
        withRefusals(
          within ? matcherWithin(book, within) : book,
          step,
          reading === 'text' ? 'word' : reading,
        ),
      ],
    ];
  });
  return new Map(entries);
}
