import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../programs/run.ts';

/**
 * Tables of what people type, written from the texts of the cities before the code that judges them, and
 * never changed to fit it. A file lists, for each step, each kind and each verdict, one entry a line: the text,
 * « ← », and why. « ⏎ » in a text is a new line. What final.exe sends has its size and « _ » in front; the
 * numbers of several fields have « - » between them.
 */
export const VERDICTS = {
  right: 'it is accepted: whoever leads the game at the table would do so without hesitating',
  almost: 'it is refused, and answered: a reply of the step stands for it, or for words in it',
  reply: 'it is refused, and answered: no reply of the step fits, a general one is due',
  wrong: 'it is refused; nothing is asked of the words that go with it',
} as const;

export type Verdict = keyof typeof VERDICTS;

/** The kinds of each table. Most kinds hold right entries and their opposites. */
export const KINDS = {
  'first-sight': {
    'more-after': 'a name, then more: where it stands, a remark, thanks',
    'more-before': 'a sentence or a label, then the name',
    because: 'a name with its reason: « car », « parce que », « puisque », « vu que »',
    equals: 'a name with « = » or a colon, often after the working',
    greeting: 'a name between greetings, thanks and signatures',
    'house-number': 'a name with the number of a house',
    year: 'a name with a year',
    'page-says': 'a name with what the page, a message or a hint says of it',
    hedge: 'a name with doubts, some of which contain a negation',
    'written-together': 'a name without its spaces',
    abbreviated: 'ways, saints, first names and the town, shortened',
    misspelt: 'a slip, at most one a word',
    inflected: 'plural, singular or feminine, word by word',
    denial: 'a solution, denied',
    choice: 'an offer of a choice',
    'two-at-once': 'several answers at once',
    'other-name': 'another name that the city knows',
    'other-way': 'a name with the kind of way of another place',
    'longer-reply': 'a longer wording of something that has a reply',
    'french-word': 'a common French word near a solution',
    number: 'numbers in Roman figures, words, decimals',
    sign: 'apostrophes, dashes, quotes, « & », « n° » and their kin',
    half: 'a part of it',
    'too-much': 'it, and more that does not belong to it',
    'letter-order': 'the right letters or words in another order',
    working: 'the working instead of the result',
    'wrong-size': 'the right word with another size in final.exe',
    synonym: 'a word of nearly the same meaning',
    translation: 'it in another language',
    english: 'sentences of English visitors',
    german: 'sentences of German visitors',
    emoji: 'little pictures',
    voice: 'what dictation writes',
    autocorrect: 'what a keyboard puts instead',
    'full-name': 'official names and first names',
    address: 'postcode, district, town',
    stop: 'signs, labels and « STOP » between the lines of a text',
    'final-exe': 'other wordings in final.exe',
    inside: 'a solution inside another word',
  },
  'english-visitors': {
    sentence: 'a whole English sentence with a French name in it',
    filler: 'a few English words around the name',
    'foreign-way': 'an English word for the kind of way',
    'by-ear': 'a French name as English ears spell it',
    'no-accents': 'no accents, capitals, districts in English',
    exonym: 'English names of towns and places',
    manners: 'greetings and thanks',
    hedge: 'doubts, some of which contain a negation',
    because: 'reasons',
    denial: 'a solution, denied',
    choice: 'an offer of a choice',
    'reply-name': 'a name that has a reply, among English words',
    'other-name': 'something else in English',
    translation: 'the solution in English',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `blind`: by a reader of the cities who had seen neither the code nor the other tables. */
export type FrozenTable = keyof typeof KINDS | 'blind';

export interface FrozenEntry {
  readonly city: string;
  readonly step: string;
  readonly text: string;
  readonly verdict: string;
  readonly kind: string;
  readonly why: string;
}

type Written = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const folder = join(root, 'tests/engine/answers');

/** None for a city that the table does not have. */
export function frozenEntries(table: FrozenTable, city: string): readonly FrozenEntry[] {
  const file = join(folder, table, `${city}.yaml`);
  if (!existsSync(file)) return [];
  const written = parse(readFileSync(file, 'utf8')) as Written;
  return Object.entries(written).flatMap(([step, kinds]) =>
    Object.entries(kinds).flatMap(([kind, verdicts]) =>
      Object.entries(verdicts).flatMap(([verdict, lines]) =>
        lines
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const [text = '', why = ''] = line.split(' ← ');
            return { city, step, kind, verdict, why, text: text.replaceAll('⏎', '\n') };
          }),
      ),
    ),
  );
}
