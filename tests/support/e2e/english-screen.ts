import type { Page } from 'playwright-core';
import { en } from '../../../engine/words/en.ts';
import { fr } from '../../../engine/words/fr.ts';
import { AREAS, loadAllWords, loadedWords } from '../../../web/words/catalogues.ts';
import { byTouch, touch, type Way } from './hands.ts';
import { seen } from './look.ts';
import type { AccessibleName, ScreenHands } from './screen.ts';

await Promise.all([loadAllWords('fr'), loadAllWords('en')]);

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/gu, ' ').replaceAll("'", '’');

/** The sentences of two catalogues that stand at the same place; those with holes are left out. */
function* sentencePairs(french: unknown, english: unknown): Generator<readonly [string, string]> {
  if (typeof french === 'string' && typeof english === 'string') yield [plain(french), plain(english)];
  if (typeof french !== 'object' || typeof english !== 'object' || french === null || english === null)
    return;
  for (const [key, value] of Object.entries(french)) yield* sentencePairs(value, Reflect.get(english, key));
}

/** What each French sentence of a screen is in English, the longest first. */
const SAYINGS: readonly (readonly [french: string, english: readonly string[]])[] = (() => {
  const sayings = new Map<string, Set<string>>();
  const all = [
    ...sentencePairs(fr, en),
    ...AREAS.flatMap((area) => [...sentencePairs(loadedWords(area, 'fr'), loadedWords(area, 'en'))]),
  ];
  for (const [french, english] of all)
    sayings.set(french, (sayings.get(french) ?? new Set<string>()).add(english));
  return [...sayings]
    .map(([french, english]) => [french, [...english]] as const)
    .sort(([one], [other]) => other.length - one.length);
})();

/** A name of this length may be the beginning of a sentence. */
const BEGINNING = 15;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** As tests write a name of which apostrophes and spaces may be any. */
const loose = (text: string): string => escaped(text).replaceAll('’', "['’]").replaceAll(' ', '\\s');

/** Names with a number, in the patterns of tests. */
const COUNTED: readonly (readonly [string, string])[] = [
  ['Molette ', 'Dial '],
  [' : \\S+ suivant', ': next'],
  [' : \\S+ précédent', ': previous'],
  ['\\ssur\\s', '\\sof\\s'],
];

function inEnglish(name: AccessibleName): AccessibleName {
  if (typeof name === 'string') {
    const text = plain(name).replace(/^Molette (\d+)$/u, 'Dial $1');
    // A text of the city was English already, and is set as French is.
    const own = text.replace(/ (?=[:;!?])/gu, '');
    const [, said = [own]] =
      SAYINGS.find(([french]) => french === text) ??
      SAYINGS.find(([french]) => text.length >= BEGINNING && french.startsWith(text)) ??
      [];
    const [only = own, ...others] = said;
    return others.length === 0 ? only : new RegExp(`^(?:${said.map(escaped).join('|')})$`, 'u');
  }
  const counted = COUNTED.reduce((source, [from, to]) => source.replaceAll(from, to), name.source);
  const source = SAYINGS.filter(([french, said]) => french.length > 4 && !said.includes(french)).reduce(
    (text, [french, said]) =>
      [loose, escaped].reduce(
        (result, written) => result.replaceAll(written(french), `(?:${said.map(written).join('|')})`),
        text,
      ),
    counted,
  );
  return new RegExp(source, name.flags);
}

/** The options of a query with its names in English. */
function optionsInEnglish(options: unknown): unknown {
  if (typeof options === 'string' || options instanceof RegExp) return inEnglish(options);
  if (typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      key === 'name' || key === 'hasText' ? inEnglish(value as AccessibleName) : (value as unknown),
    ]),
  );
}

const QUERIES: ReadonlySet<string | symbol> = new Set(['getByRole', 'getByLabel', 'getByText', 'filter']);
const TARGETS: ReadonlySet<string | symbol> = new Set([...QUERIES, 'locator', 'first', 'or']);

const wrapped = new WeakMap<object, object>();

/** A screen in English whose parts are named in French: a test of the game in French plays on it. */
function englishScreen<Shown extends object>(shown: Shown): Shown {
  const screen = new Proxy(shown, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (!TARGETS.has(key)) return value.bind(target) as unknown;
      return (...given: readonly unknown[]) => {
        const own = given.map((one) => wrapped.get(one as object) ?? one);
        // The first word of this query is a role.
        const names = own.map((one, index) =>
          !QUERIES.has(key) || (key === 'getByRole' && index === 0) ? one : optionsInEnglish(one),
        );
        return englishScreen(value.apply(target, names) as object);
      };
    },
  });
  wrapped.set(screen, shown);
  return screen;
}

/** The text of an English screen, with the French of each sentence on it. */
async function readInBoth(page: ScreenHands): Promise<string> {
  const text = plain(await seen(page));
  const french = SAYINGS.filter(([, said]) => said.some((sentence) => text.includes(sentence)));
  return [text, text.replace(/(\d+) of (\d+)/gu, '$1 sur $2'), ...french.map(([sentence]) => sentence)].join(
    '\n',
  );
}

/** A telephone on which somebody has chosen English. */
export const byTouchInEnglish: Way = {
  ...byTouch,
  hand: { ...touch, read: readInBoth },
  screen: (page: Page) => englishScreen(page),
};
