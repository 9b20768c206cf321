import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { templateFolder } from '../../server/content/new-city/template.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import { exampledTypes, type PuzzleExample } from './examples.ts';
import { fieldsOf, valuesAt, type SchemaField } from './fields.ts';

/** A section of the guide: a kind of file, or a part shared by several. */
export interface Section {
  readonly schema: string;
  readonly heading: string;
  readonly files: string;
}

export const SECTIONS: readonly Section[] = [
  { schema: 'scenario.schema.json', heading: 'scenario.yaml', files: 'Un par ville.' },
  { schema: 'hours.schema.json', heading: 'hours', files: 'Dans scenario.yaml.' },
  { schema: 'step.schema.json', heading: 'steps/*.yaml', files: 'Un par étape.' },
  {
    schema: 'condition.schema.json',
    heading: 'if',
    files: 'Sur un message, un document, une version, une tuile, ou un cas de next.',
  },
  {
    schema: 'elsewhere.schema.json',
    heading: 'elsewhere',
    files: 'Dans une condition, ou en tête d’un parcours écrit.',
  },
  { schema: 'links.schema.json', heading: 'links', files: 'Dans une épreuve, ou dans l’application finale.' },
  { schema: 'lines.schema.json', heading: 'lines', files: 'Dans une épreuve dialogue.' },
  { schema: 'places.schema.json', heading: 'places.yaml', files: 'Un par ville : une liste de lieux.' },
  { schema: 'voices.schema.json', heading: 'voices.yaml', files: 'Un par ville qui parle.' },
  { schema: 'walkthrough.schema.json', heading: 'walkthroughs/*.yaml', files: 'Un par partie écrite.' },
  { schema: 'report.schema.json', heading: 'rapport.yaml', files: 'Un par ville, facultatif.' },
  {
    schema: 'report-condition.schema.json',
    heading: 'if du rapport',
    files: 'Sur une phrase de rapport.yaml.',
  },
  { schema: 'map.schema.json', heading: 'media/map.yaml', files: 'Un par plan.' },
];

/** Examples for fields used neither in the city template nor in the puzzle examples. */
function more(schema: string): unknown[] {
  const file = join(import.meta.dirname, 'more', schema.replace('.schema.json', '.yaml'));
  return existsSync(file) ? [parse(readFileSync(file, 'utf8'))] : [];
}

const yamlIn = (folder: string): unknown[] =>
  readdirSync(join(templateFolder, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(join(templateFolder, folder, name), 'utf8')) as unknown);

const linksOf = ({ config }: PuzzleExample): unknown[] => ('links' in config ? [config.links] : []);

/** Sources of a section's examples: the city template first, then scripts/guide/more/. */
function sourcesOf(schema: string): unknown[] {
  const scenario = () => yamlIn('.').filter(isRecord);
  const sources: Readonly<Record<string, () => unknown[]>> = {
    'scenario.schema.json': scenario,
    'hours.schema.json': () => scenario().map(({ hours }) => hours),
    'step.schema.json': () => yamlIn('steps'),
    'links.schema.json': () => exampledTypes().flatMap(({ examples }) => examples.flatMap(linksOf)),
    'lines.schema.json': () =>
      exampledTypes().flatMap(({ examples }) =>
        examples.flatMap(({ config }) => ('lines' in config ? [config.lines] : [])),
      ),
    'places.schema.json': () => yamlIn('.').filter(Array.isArray),
    'voices.schema.json': scenario,
    'walkthrough.schema.json': () => yamlIn('walkthroughs'),
    'map.schema.json': () => yamlIn('media'),
  };
  return [...(sources[schema]?.() ?? []), ...more(schema)];
}

const MAX_LENGTH = 68;

/** A YAML value on one line, cut at LONGEST characters. */
function inline(value: unknown): string {
  const text = stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    singleQuote: true,
    flowCollectionPadding: false,
  }).trim();
  const line = text.replace(/\s*\n\s*/gu, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

function exampleOf({ path, example, values, usual }: SchemaField, sources: readonly unknown[]): unknown {
  const found = sources
    .flatMap((source) => valuesAt(source, path))
    .find((value) => value !== '' && value !== usual);
  return example ?? found ?? values[0]?.[0] ?? usual ?? undefined;
}

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** « `home` (le bureau) » */
const valueWords = ([value, meaning]: SchemaField['values'][number]): string =>
  `${code(value)}${meaning ? ` (${meaning})` : ''}`;

function row(field: SchemaField, sources: readonly unknown[]): string {
  const { path, title, description, required, values, usual, seeAlso } = field;
  const example = exampleOf(field, sources);
  const name = path.split(/[.]|(?<=\])/u).at(-1) ?? path;
  const limits = [
    ...(values.length > 0 ? [`Valeurs : ${values.map(valueWords).join(', ')}.`] : []),
    ...(usual === null ? [] : [`Si rien n’est dit : ${code(usual)}.`]),
    ...(seeAlso === null ? [] : [`Voir ${sectionLink(seeAlso)}.`]),
  ];
  if (example === undefined)
    throw new Error(`Aucun exemple pour le champ ${path} : écrivez-en un dans scripts/guide/more/.`);
  const meaning = [`**${title}.**`, description, ...limits].join(' ');
  const written = name === '…' ? inline(example) : `${name}: ${inline(example)}`;
  return `| ${code(path)}${required ? ' ●' : ''} | ${cell(meaning).replaceAll('<', '&lt;')} | ${code(cell(written))} |`;
}

/** The anchor that GitHub generates for a heading. */
export const headingAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function sectionLink(schema: string): string {
  const heading = SECTIONS.find((section) => section.schema === schema)?.heading;
  return heading === undefined
    ? '[les épreuves](GUIDE-epreuves.md)'
    : `[${heading}](GUIDE-champs.md#${headingAnchor(heading)})`;
}

/** Markdown table of all fields of a schema, each with an example. */
export function fieldTable(schema: string, sources: readonly unknown[] = sourcesOf(schema)): string {
  return [
    '| champ | ce qu’il dit | exemple |',
    '|---|---|---|',
    ...fieldsOf(schema).map((field) => row(field, sources)),
  ].join('\n');
}
