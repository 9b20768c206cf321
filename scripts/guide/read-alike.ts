import { fold, LIGATURES } from '../../engine/answers/fold.ts';
import { answerKey, type AnswerReading, isJoining, readPlace } from '../../engine/answers/reading.ts';
import { PHRASES, SETS } from '../../engine/answers/words/tables.ts';
import { SHORTENED, WAYS } from '../../engine/answers/words/ways.ts';

interface Row {
  readonly reading: AnswerReading;
  /** Texts of one group are one answer. */
  readonly typed: readonly (readonly string[])[];
  /** In French. */
  readonly because: string;
}

const ROWS: readonly Row[] = [
  { reading: 'word', typed: [['ÉGLISE', 'Eglise', 'église']], because: 'ni capitales, ni accents' },
  { reading: 'word', typed: Object.entries(LIGATURES), because: 'les lettres liées ou barrées se défont' },
  {
    reading: 'word',
    typed: [["l'église", 'l’église', 'l´église', 'lʼéglise']],
    because: 'toutes les apostrophes',
  },
  { reading: 'word', typed: [['Saint-Jean', 'saint jean', 'saintjean']], because: 'ni tirets, ni espaces' },
  {
    reading: 'word',
    typed: [['« merci ! »', 'merci.', ' merci ']],
    because: 'ni ponctuation, ni guillemets, ni espaces autour',
  },
  { reading: 'word', typed: [['1 867', '1 867', '1867']], because: 'les milliers se rejoignent' },
  {
    reading: 'word',
    typed: [
      ['pain & vin', 'pain et vin'],
      ['n° 3', 'nº 3', '№ 3', 'no 3'],
    ],
    because: 'les signes se disent',
  },
  {
    reading: 'place',
    typed: [['la place du Marché', 'Pl. du Marché', 'marché']],
    because: 'l’article et le mot de voie du début sont facultatifs',
  },
  {
    reading: 'place',
    typed: [
      ['St-Jean', 'Saint-Jean'],
      ['Ste Anne', 'Sainte-Anne'],
      ['r. Haute', 'rue Haute'],
      ['bld Haut', 'boulevard Haut'],
    ],
    because: 'les abréviations s’écrivent en entier',
  },
];

/** A row of the table, read by the code itself: the guide cannot say what the game does not do. */
function rowLine({ reading, typed, because }: Row): string {
  const read = typed.map((group) => {
    const [first = ''] = group;
    const apart = group.find((text) => answerKey(text, reading) !== answerKey(first, reading));
    if (apart !== undefined)
      throw new Error(`Le guide dit que « ${first} » et « ${apart} » sont une réponse.`);
    return reading === 'place' ? readPlace(first) : fold(first);
  });
  const forms = typed.map((group) => group.map((text) => `\`${text}\``).join(', '));
  return `| ${forms.join(' ; ')} | ${read.join(' ; ')} | ${because} |`;
}

const withShort = (rows: readonly (readonly string[])[]): string =>
  rows.map(([word = '', ...short]) => (short.length > 0 ? `${word} (${short.join(', ')})` : word)).join(', ');

/** The words that are a row of the tables, or a part of one, by themselves. */
const wordsOf = (kind: 'article' | 'of'): readonly string[] =>
  Object.values(PHRASES[kind])
    .flat()
    .filter((row) => !row.includes(' '))
    .flatMap((row) => row.replace(/^@(\w+)$/u, (_set, name: string) => SETS[name] ?? '').split('|'));

/** The guide’s table of texts that are read as the same answer, written from the tables of the code. */
export function readAlike(): string {
  const [words, places] = (['word', 'place'] as const).map((reading) =>
    ROWS.filter((row) => row.reading === reading).map(rowLine),
  );
  return [
    [
      '| on tape | c’est lu comme | parce que |',
      '|---|---|---|',
      ...(words ?? []),
      '| **lieux seulement** (`reading: place`) | | |',
      ...(places ?? []),
    ].join('\n'),
    `Les petits mots facultatifs au début d’un lieu : *${[...wordsOf('article'), ...wordsOf('of'), 'a', 'au', 'aux'].filter(isJoining).join(', ')}.*`,
    `Les mots de voie que l’on peut omettre ou ajouter, et leurs abréviations : *${withShort(WAYS)}.*`,
    `Les autres abréviations : *${withShort(SHORTENED)}.*`,
  ].join('\n\n');
}
