import type { ValuePath } from '../../engine/scenario/parse/parse-yaml.ts';
import type { JsonSchema } from '../../engine/scenario/json-schema.ts';
import { attributeName, componentName, isAttribute } from './page/blocks.ts';

const FILES = import.meta.glob<JsonSchema>('../../schemas/**/*.schema.json', {
  eager: true,
  import: 'default',
});

/** Titles of fields, by their names. */
type Titles = Readonly<Record<string, string>>;

/** Names that the forms show without a title of their own, and values that stand for a choice. */
const OWN: Readonly<Record<string, string>> = {
  accept: 'Justes',
  almost: 'Presque justes',
  refuse: 'Fausses',
  if: 'Condition',
  puzzle: 'Épreuve',
  hours: 'Horaires',
  chose: 'A choisi',
  solved: 'A résolu',
  asked: 'A demandé un indice',
  took: 'A pris le trajet de secours',
  elsewhere: 'Dans une autre ville',
  not: 'Pour tous, sauf ceux-là',
  id: 'Nom',
};

/** What is chosen in a form, where the file has a word. */
const VALUES: Readonly<Record<string, string>> = {
  true: 'oui',
  false: 'non',
  end: 'fin',
  secret: 'découverte cachée',
  part: 'petite étape',
  puzzle: 'épreuve',
};

/** Field names that are French words too, with another title: they are read as such. */
const FRENCH: ReadonlySet<string> = new Set(
  `accent angle code contact en final image images index mode note notes notice on option pages parts place places rcs silence texture`.split(
    /\s+/u,
  ),
);

/** What a schema says in French: the titles of fields by their names, and its helps. */
function saidIn({ definitions = {}, ...root }: JsonSchema) {
  const [titles, helps] = [new Map<string, string>(), new Set<string>()];
  const titleOfField = ({ title, $ref = '' }: JsonSchema): string | undefined =>
    title ?? definitions[$ref.replace('#/definitions/', '')]?.title;
  const collect = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {}, description } = schema as JsonSchema;
    if (typeof description === 'string') helps.add(description);
    for (const [name, field] of Object.entries(properties)) {
      const title = titleOfField(field);
      if (title !== undefined && !titles.has(name)) titles.set(name, title);
    }
    Object.values(schema).forEach(collect);
  };
  collect({ ...root, definitions });
  return { titles, helps };
}

const titles = new Map(Object.entries(OWN));
/** The titles of steps and of the city come first: most of what is said is about them. */
const rank = (path: string): number =>
  ['step.', 'scenario.', 'places.'].findIndex((name) => path.includes(`/${name}`));
const inOrder = Object.entries(FILES).sort(
  ([one], [other]) => ((rank(one) + 4) % 4) - ((rank(other) + 4) % 4),
);
/** The titles of the schema that says a help: other schemas have fields of the same name. */
const titlesOfHelp = new Map<string, Titles>();
for (const [, schema] of inOrder) {
  const { titles: own, helps } = saidIn(schema);
  for (const [name, title] of own) if (!titles.has(name)) titles.set(name, title);
  const fields = Object.fromEntries(own);
  for (const help of helps) if (!titlesOfHelp.has(help)) titlesOfHelp.set(help, fields);
}

/** Field names that are French words with another meaning: as names they are quoted, or have a colon. */
const OTHERWISE_FRENCH: ReadonlySet<string> = new Set(['chose']);

/** A field whose title is its own name: « hachures ». */
const isItsTitle = (name: string): boolean => titles.get(name)?.toLowerCase() === name;

/** The keys of the schemas that mean nothing to who knows the forms alone. */
export const fileWords: readonly string[] = [...titles.keys()].filter(
  (name) => !FRENCH.has(name) && !isItsTitle(name) && !OTHERWISE_FRENCH.has(name) && name !== 'a',
);

const titleOf = (name: string, isPage: boolean, own?: Titles): string =>
  isPage && isAttribute(name) ? attributeName(name) : (own?.[name] ?? titles.get(name) ?? name);

/** « Indices › 2 » for a path of a file, in the names that the forms have. */
export const pathInFieldNames = (path: ValuePath, file: string): string =>
  path
    .map((key) => (typeof key === 'number' ? String(key + 1) : titleOf(key, file.endsWith('.mdx'))))
    .join(' › ');

/** The values that a list of the schemas allows, or a switch: « received », « closed ». */
const values = new Set<string>();
function collectValues(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { const: only, enum: allowed = [] } = schema as JsonSchema;
  for (const value of [only, ...allowed]) if (typeof value === 'string') values.add(value);
  Object.values(schema).forEach(collectValues);
}
for (const schema of Object.values(FILES)) collectValues(schema);

/** A word of the files in brackets behind its French, as « un message (sms) ». */
const BESIDE_ITS_FRENCH = / ?\(([a-z][A-Za-z-]*)\)/gu;

const PAPERS: readonly (readonly [RegExp, string])[] = [
  [
    /Ajoutez son geste à un parcours, puis « ?npm run walk -- <ville> --update ?»/gu,
    'Jouez sur le téléphone une partie entière qui la résout, puis « Enregistrer ce parcours »',
  ],
  [/« ?npm run walk -- <ville> --update ?»/gu, 'refaites-le sur le téléphone'],
  [/Écrivez une valeur après «\s?[A-Za-z]+:\s?»/gu, 'Remplissez ce champ'],
  [/(?<=^|[.!?] )[«`] ?npm run [^`»]*[»`]/gu, 'L’atelier'],
  [/[«`] ?npm run [^`»]*[»`]/gu, 'l’atelier'],
  // A value as an example, behind its French: « un temps après (after: 20 min) ».
  [/\([a-z][A-Za-z]*: (?!true|false)/gu, '('],
  [/^true(?= :)/u, 'Oui'],
  [/\([a-z]+\/…yaml,[^)]*\)/gu, '(avec les étapes, les messages, les documents, les pages ou les parcours)'],
  [/(?:dans )?\bscenario\.yaml\b/gu, 'dans la fiche « La ville »'],
  [/\bplaces\.yaml\b/gu, 'la fiche « Lieux »'],
  [/\bvoices\.yaml\b/gu, 'la fiche « Voix »'],
  [/\bsite\.yaml\b/gu, 'le fichier du site'],
  [/(?:steps|walkthroughs|messages|documents|pages)\/(?=[^\s»]+\.(?:yaml|mdx)\b)/gu, ''],
  [/(?<=« ?)(?:messages|documents|pages)\/(?=[\w-]+ ?»)/gu, ''],
  [/ de scenarios\/(?=\.)/gu, ''],
  [/\bUn fichier de steps\//gu, 'Une étape'],
  [/\bun fichier de steps\//gu, 'une étape'],
  [/\bLe dossier media\//gu, 'La ville'],
  [/\bde media\//gu, 'de la ville'],
  [/(?<!\p{L})à media\//gu, 'aux images et aux sons'],
  [/\bdans media\//gu, 'parmi les images et les sons'],
  [/\bmedia\/(?=[\w.-]+)/gu, ''],
  [/\.(?:yaml|mdx)\b/gu, ''],
  [/(?<=[A-Za-z]):(?: ?…)?(?=\s?»)/gu, ''],
  [/\bL’attribut\b/gu, 'Le champ'],
  [/\bde l’attribut\b/gu, 'du champ'],
  // What a form offers may be a list.
  [/(?<!\p{L})Écrivez (?=[a-z]+=")/gu, 'Remplissez '],
  [/\bbalise(?=s?\b)/gu, 'marque'],
  [/\bBalise(?=s?\b)/gu, 'Marque'],
  [/="[^"»]*"|(?<=« ?\w+)=(?= ?»)/gu, ''],
];

/**
 * What the compiler says, in the names that the forms have. `file`: the file that it is about; a page’s
 * components have names of their own. `near`: the titles of the fields at the place that it is about, by their
 * names.
 */
export function inFieldNames(text: string, file = '', near?: Titles): string {
  const isPage = file.endsWith('.mdx');
  const own = near ?? titlesOfHelp.get(text);
  const plain = PAPERS.reduce(
    (words, [pattern, by]) => words.replace(pattern, by),
    text
      .replace(/<\/?([A-Z]\w*)[^<>]*>/gu, (_all, tag: string) => `« ${componentName(tag)} »`)
      .replace(BESIDE_ITS_FRENCH, (all, word: string) => (values.has(word) || titles.has(word) ? '' : all)),
  ).replace(/(?<=\b[A-Za-z]+: )(true|false|end|secret|part|puzzle)\b/gu, (value) => VALUES[value] ?? value);
  return plain.replaceAll(
    /(?<![\p{L}<./_-])(« ?)?([A-Za-z]+(?:\.[A-Za-z]+)*)(?![\p{L}/_-])(: (?=\S))?/gu,
    (all: string, quote: string = '', name: string = '', colon: string = '', at: number = 0) => {
      const parts = name.split('.');
      if (!parts.every((part) => titles.has(part) || (isPage && isAttribute(part)))) return all;
      const isQuoted = quote !== '' && /^\s?»/u.test(plain.slice(at + all.length));
      // A word that is a field beside the place is one where it stands alone between quotation marks.
      const isField = isQuoted && parts.every((part) => own?.[part] !== undefined);
      if (!isField && colon === '' && parts.every((part) => FRENCH.has(part) || isItsTitle(part))) return all;
      if (quote === '' && colon === '' && OTHERWISE_FRENCH.has(name)) return all;
      const title = parts.map((part) => titleOf(part, isPage, own)).join(', ');
      if (colon !== '') return `${quote}${title} : `;
      return quote === '' ? `« ${title} »` : `${quote}${title}`;
    },
  );
}
