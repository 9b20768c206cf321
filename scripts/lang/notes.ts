import type { TranslatorText } from '../../engine/edit/translation/texts.ts';
import { puzzleTypeOf } from '../../engine/puzzles/index.ts';
import type { Draft } from '../../engine/scenario/draft.ts';
import { mostSignsFor, type ReadTranslation } from '../../engine/scenario/translation/read-translation.ts';

/** The screen on which players read a field, by the beginning of its name. */
const SCREENS: Readonly<Record<string, readonly (readonly [start: string, screen: string])[]>> = {
  scenario: [
    ['messages', 'Messages : la liste'],
    ['documents', 'Documents : la liste et l’en-tête'],
    ['tiles', 'Bureau : une tuile de plus'],
    ['hours', 'Horaires'],
    ['party', 'À plusieurs mains'],
    ['', 'La ville, partout où elle est nommée'],
  ],
  step: [
    ['description', 'Bureau : au-dessus du premier timbre'],
    ['recap', 'Bureau : « Où j’en étais »'],
    ['stamp', 'Bureau et planche : ce que montre le timbre, pour qui ne le voit pas'],
    ['title', 'Bureau : le nom du timbre'],
    ['hints', 'Indices'],
    ['replies', 'Épreuve : ce qui répond à une saisie'],
    ['puzzle', 'Épreuve'],
    ['', 'Étape'],
  ],
  report: [['', 'Rapport, après la fin']],
  map: [['', 'Le plan']],
};

const PAGES: readonly (readonly [start: string, screen: string])[] = [
  ['messages/', 'Un message'],
  ['documents/', 'Un document'],
  ['pages/', 'Une page, au-dessus d’une épreuve'],
  ['', 'La lettre imprimée'],
];

const kindOf = (file: string): string =>
  file.startsWith('steps/')
    ? 'step'
    : file.startsWith('media/')
      ? 'map'
      : file === 'rapport.yaml'
        ? 'report'
        : 'scenario';

const firstOf = (list: readonly (readonly [string, string])[], name: string): string =>
  list.find(([start]) => name.startsWith(start))?.[1] ?? '';

const TAKES = {
  'first-letters': 'les premières lettres de ses alinéas',
  'last-letters': 'les dernières lettres de ses alinéas',
  diagonals: 'la diagonale de ses lignes tapées',
} as const;

const contactOf = (puzzle: unknown): string | null =>
  typeof puzzle === 'object' && puzzle !== null && 'contact' in puzzle && typeof puzzle.contact === 'string'
    ? puzzle.contact
    : null;

/** The sources of the notes. */
interface CityParts {
  readonly french: Draft;
  readonly translation: ReadTranslation;
}

function speakerOf({ file, name }: TranslatorText, { scenario, steps }: Draft): string | null {
  const slug = /^messages\/(.+)\.mdx$/u.exec(file)?.[1];
  if (slug !== undefined) return scenario?.value.messages.find((one) => one.slug === slug)?.author ?? null;
  const isSaid = name.startsWith('puzzle') || name.startsWith('replies');
  return isSaid ? contactOf(steps.find((step) => step.file.path === file)?.value.puzzle) : null;
}

/** The words that the letters of a page spell, in each language, by the path of the page. */
function spelledPages({ french, translation }: CityParts): ReadonlyMap<string, string> {
  return new Map(
    translation.withAnswers(french).steps.flatMap(({ value: { spells, puzzle } }) => {
      if (!spells || !puzzle) return [];
      const { words: wordsOf, answerParts } = puzzleTypeOf(puzzle);
      const solutions = wordsOf?.(puzzle)?.solutions ?? answerParts(puzzle).flat(2);
      const words = solutions.map((one) => one.replaceAll('\n', ' / ')).join(', ');
      const pages = typeof spells.page === 'string' ? [spells.page] : spells.page;
      return pages.map(
        (page) => [`${page}.mdx`, `Cette page épelle ${words} : ${TAKES[spells.take]}.`] as const,
      );
    }),
  );
}

/** Notes for translators on each text: its place, its speaker, its longest length, the word it spells. */
export function notesOn(parts: CityParts): (text: TranslatorText) => readonly string[] {
  const spelled = spelledPages(parts);
  return (text) => {
    const { file, name, french, place } = text;
    const isPage = file.endsWith('.mdx');
    const screen = isPage ? firstOf(PAGES, file) : firstOf(SCREENS[kindOf(file)] ?? [], name);
    const speaker = speakerOf(text, parts.french);
    const field = typeof place?.field.title === 'string' ? ` (${place.field.title})` : '';
    const limits = [place?.field.maxLength, isPage ? null : mostSignsFor(french)];
    const most = Math.min(...limits.filter((one): one is number => typeof one === 'number'));
    const spells = spelled.get(file);
    return [
      `Écran : ${screen}${field}`,
      ...(speaker === null ? [] : [`Qui parle : ${speaker}`]),
      ...(Number.isFinite(most) ? [`Au plus ${most} signes`] : []),
      ...(spells === undefined ? [] : [spells]),
    ];
  };
}
