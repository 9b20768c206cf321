import { fold } from '../answers/fold.ts';
import { bookOf, type Name, type NameBook, type NameText, namesOf, type Role } from '../answers/names.ts';
import { read, type Reading, type Surroundings } from '../answers/read.ts';
import { answerKey } from '../answers/reading.ts';
import { isInflected } from '../answers/slip.ts';
import { type Meaning, meaningOf } from '../answers/verdict.ts';
import { isFrench } from '../answers/words/french.ts';
import { kindOfWord } from '../answers/words/lexicon.ts';
import { type Facts, holds } from '../scenario/condition.ts';
import type { AnswerWords } from '../puzzles/define.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import { once } from '../text/memoise.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';

/** Longer texts are sentences. */
const LONGEST = 60;

/** Each as it is written, without its other forms. */
const rightAnswers = ({ puzzle }: Step): readonly string[] =>
  puzzle
    ? puzzleTypeOf(puzzle)
        .answerParts(puzzle)
        .flatMap((parts) => parts.flatMap(([form = '']) => form))
    : [];

/** The names that a city knows besides those of a step. */
type NamesElsewhere = (step: Step, reading: NameBook['reading']) => readonly Name[];

/**
 * Reads the names of a city once for all its steps: solutions, places, names of its maps. A name that a map shows
 * scratched, « Rue ……… », is none.
 */
function cityNames(scenario: Scenario): NamesElsewhere {
  /** By name, the steps that it solves; of a place or a map, also an empty one. */
  const sources = new Map<string, Set<string>>();
  const add = (name: string, source: string): void => {
    if (name.length <= LONGEST && /\p{L}{3}/u.test(name))
      sources.set(name, (sources.get(name) ?? new Set()).add(source));
  };
  for (const step of Object.values(scenario.steps))
    for (const name of rightAnswers(step)) add(name, step.name);
  for (const { name } of scenario.places) for (const one of [name, name.split(',')[0] ?? '']) add(one, '');
  for (const name of scenario.mapNames) add(name, '');
  const readAs = (reading: NameBook['reading']) =>
    once(() =>
      namesOf(
        [...sources.keys()].map((text, index) => ({ text, role: 'known', index })),
        reading,
      ),
    );
  const names = { place: readAs('place'), word: readAs('word'), text: readAs('text') };
  const isOwn = (text: string, { name }: Step): boolean => {
    const steps = sources.get(text);
    return steps?.size === 1 && steps.has(name);
  };
  return (step, reading) => names[reading]().filter(({ text }) => !isOwn(text, step));
}

/** What a typed text means at a step, beside its own letters. */
export type StepMeaning =
  | { readonly means: 'right'; readonly key: string }
  | { readonly means: 'reply'; readonly reply: number; readonly key: string }
  | { readonly means: Exclude<Meaning['means'], 'right' | 'reply'> | 'wrongSize' };

/** Reads what is typed at a step. */
export interface StepReader {
  /** How each word is read, for whoever wonders about a verdict. */
  readonly read: (text: string) => Reading;
  /** Its solutions, and the names that it may be confused with. */
  readonly names: () => readonly Name[];
  /** `facts`: of the player, on whom the author's replies depend; undefined for any player. */
  readonly meaning: (text: string, facts?: Facts) => StepMeaning;
}

/** Whether a text contains these words, one after the other, in any number and gender. */
function says(text: string, words: string): boolean {
  const [said, asked] = [text, words].map((one) => fold(one).split(' '));
  return (said ?? []).some((_, from) =>
    asked?.every((word, index) => isInflected(said?.[from + index] ?? '', word)),
  );
}

function readerOf(
  step: Step,
  words: AnswerWords,
  around: Omit<Surroundings, 'book'>,
  namesElsewhere: NamesElsewhere,
): StepReader {
  const { reading, solutions, within, groups, without = [] } = words;
  const split = (text: string) => within?.split(text) ?? { frame: '', typed: text };
  /** To which of several things each solution belongs. */
  const groupOf = groups?.flatMap((length, group) => Array.from({ length }, () => group));
  const keyOf = (text: string): string => answerKey(text, reading);
  const replies = step.replies.flatMap((reply, index) =>
    reply.to.map((to) => ({ ...split(to), reply, index })),
  );
  /** A reply to one of several things that are asked must not hide it: the reply book answers it alone. */
  const isPart = (text: string): boolean =>
    groups !== undefined && solutions.some((solution) => says(text, solution));
  /** « moi »: in a sentence it says nothing, and where it stands alone it needs no reading. */
  const isPronoun = (text: string): boolean => groups === undefined && kindOfWord(keyOf(text)) === 'filler';
  const surroundings = once((): Surroundings => {
    const right = new Set(solutions.map(keyOf));
    const as = (role: Role, texts: readonly string[]): readonly NameText[] =>
      texts.map((text, index) => ({ text, role, index }));
    const { almost, refuse } = step.examples;
    const typedIn = (texts: readonly string[]): readonly string[] => texts.map((text) => split(text).typed);
    const texts = [
      ...as('right', solutions).filter(({ text }) => !isPronoun(text)),
      ...as(
        'reply',
        replies.map(({ typed }) => typed),
      ).filter(({ text }) => !right.has(keyOf(text)) && !isPart(text)),
      ...as('synonym', step.synonyms),
      ...as('known', typedIn(refuse)),
    ];
    const refusals = new Set(typedIn([...almost, ...refuse]).map(keyOf));
    const book = bookOf(texts, {
      reading,
      known: namesElsewhere(step, reading),
      isWord: (word) => isFrench(word) || around.pages.has(word) || refusals.has(word),
      accepted: step.examples.accept,
      isStrict: words.isStrict === true,
      isCommon: isFrench,
    });
    return { ...around, book };
  });
  const refused = new Set(step.examples.refuse.map(keyOf));
  return {
    read: (text) => read(split(text).typed, surroundings()),
    names: () => surroundings().book.names,
    meaning(text, facts) {
      if (refused.has(keyOf(text))) return { means: 'nothing' };
      const { frame, typed } = split(text);
      if (without.some((excluded) => says(typed, excluded))) return { means: 'denied' };
      const meaning = meaningOf(read(typed, surroundings()), surroundings().book, groupOf);
      if (meaning.means === 'right') {
        const typedKey = keyOf(solutions[meaning.name.index] ?? '');
        const key = within ? within.keyWith(frame, typedKey) : typedKey;
        return key === null ? { means: 'wrongSize' } : { means: 'right', key };
      }
      if (meaning.means !== 'reply') return meaning;
      const asked = replies[meaning.name.index]?.typed ?? '';
      const said = replies.find(
        (one) =>
          keyOf(one.typed) === keyOf(asked) &&
          (one.frame === '' || one.frame === frame) &&
          (!facts || holds(one.reply.if, facts)),
      );
      return said ? { means: 'reply', reply: said.index, key: keyOf(said.typed) } : { means: 'nothing' };
    },
  };
}

/** The words of a step’s question and hints. */
function askedAt(scenario: Scenario, name: string): readonly string[] {
  const { puzzle, hints } = scenario.steps[name] ?? { puzzle: null, hints: [] };
  const asked = (puzzle && puzzleTypeOf(puzzle).words?.(puzzle)?.asked) ?? [];
  return [...asked, ...hints].flatMap((text = '') => fold(text).split(' '));
}

/**
 * The readers by step name, for the steps whose answers are words. `translations`: the same city in other
 * languages, whose words are read too.
 */
export function stepReadersOf(
  scenario: Scenario,
  translations: readonly Scenario[],
): ReadonlyMap<string, StepReader> {
  const vocabulary = scenario.vocabulary.map((word) => fold(word));
  const names = [scenario.name, ...scenario.aliases, ...translations.map(({ name }) => name)];
  const city = new Set(names.flatMap((name) => fold(name).split(' ')));
  const namesElsewhere = cityNames(scenario);
  const entries = Object.values(scenario.steps).flatMap((step): [string, StepReader][] => {
    const words = step.puzzle && puzzleTypeOf(step.puzzle).words?.(step.puzzle);
    if (!words) return [];
    const asked = [scenario, ...translations].flatMap((told) => askedAt(told, step.name));
    const pages = new Set([...vocabulary, ...asked.filter(({ length }) => length > 2)]);
    return [[step.name, readerOf(step, words, { city, pages }, namesElsewhere)]];
  });
  return new Map(entries);
}
