import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { templateFolder } from '../../server/content/new-city/create-city.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import type { JsonObject } from '../shared/type-schema.ts';
import { exampledTypes, type PuzzleExample } from './examples.ts';

/** A section of the guide: a kind of file, or a part shared by several. */
interface Section {
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

/** A row of the guide's tables. */
interface SchemaField {
  /** `messages[].slug` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  /** Allowed values with their meaning, where the schema gives one; empty when not restricted. */
  readonly values: readonly (readonly [value: string, meaning?: string])[];
  readonly usual: string | null;
  /** The schema's own example. */
  readonly example: unknown;
  /** The schema that describes this field's content, in another section: `hours.schema.json`. */
  readonly seeAlso: string | null;
}

const schemas = join(import.meta.dirname, '../../schemas');
export const readGuideSchema = (file: string): JsonObject =>
  JSON.parse(readFileSync(join(schemas, file), 'utf8')) as JsonObject;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Resolves a reference within the file; the part's own keywords take precedence. */
function resolved(part: JsonObject, root: JsonObject): JsonObject {
  const [, name] = /^#\/definitions\/(\w+)$/u.exec(textOf(part['$ref'])) ?? [];
  const definitions = isRecord(root['definitions']) ? root['definitions'] : {};
  const target = name === undefined ? undefined : definitions[name];
  return isRecord(target) ? { ...target, ...part, $ref: undefined } : part;
}

function otherFile(part: JsonObject, file: string): string | null {
  const reference = textOf(part['$ref']);
  return reference === '' || reference.startsWith('#') ? null : join(dirname(file), reference);
}

/** Child schemas, with the suffix of their path. */
function childrenOf(part: JsonObject): { suffix: string; schema: JsonObject; required: boolean }[] {
  const required = Array.isArray(part['required']) ? part['required'] : [];
  const named = isRecord(part['properties']) ? Object.entries(part['properties']) : [];
  const patterns = isRecord(part['patternProperties']) ? Object.values(part['patternProperties']) : [];
  const more = isRecord(part['additionalProperties']) ? [part['additionalProperties']] : [];
  return [
    ...named.flatMap(([name, schema]) =>
      isRecord(schema) ? [{ suffix: `.${name}`, schema, required: required.includes(name) }] : [],
    ),
    ...[...patterns, ...more].filter(isRecord).map((schema) => ({ suffix: '.…', schema, required: false })),
  ];
}

/** All fields of a schema in its order; nested fields follow their parent. */
export function fieldsOf(file: string): SchemaField[] {
  const root = readGuideSchema(file);
  const visit = (part: JsonObject, path: string): SchemaField[] => {
    const items = isRecord(part['items']) ? resolved(part['items'], root) : null;
    const inner = items && otherFile(items, file) === null ? visit(items, `${path}[]`) : [];
    const own = childrenOf(part).flatMap(({ suffix, schema, required }) => {
      const whole = resolved(schema, root);
      const place = `${path}${suffix}`.replace(/^\./u, '');
      const seeAlso = otherFile(whole, file);
      const described = seeAlso === null ? whole : { ...readGuideSchema(seeAlso), ...whole };
      return [fieldOf(place, described, required, seeAlso), ...(seeAlso === null ? visit(whole, place) : [])];
    });
    return [...own, ...inner];
  };
  return visit(root, '');
}

function fieldOf(path: string, schema: JsonObject, required: boolean, seeAlso: string | null): SchemaField {
  const meanings = Array.isArray(schema['enumDescriptions']) ? schema['enumDescriptions'].map(String) : [];
  const values = Array.isArray(schema['enum'])
    ? schema['enum'].map((value, index): [string, string?] => [String(value), meanings[index]])
    : [];
  const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return {
    path,
    title: textOf(schema['title']),
    description: textOf(schema['description']),
    required,
    values,
    usual: schema['default'] === undefined ? null : JSON.stringify(schema['default']).replaceAll('"', ''),
    example: examples[0] ?? schema['const'],
    seeAlso,
  };
}

/** All values at a field's path in a file. */
function valuesAt(value: unknown, path: string): unknown[] {
  const steps = path.match(/\[\]|…|[^.[\]]+/gu) ?? [];
  return steps
    .reduce<unknown[]>((found, step) => found.flatMap((one) => stepInto(one, step)), [value])
    .filter((one) => one !== undefined);
}

function stepInto(value: unknown, step: string): unknown[] {
  if (step === '[]') return Array.isArray(value) ? (value as unknown[]) : [];
  if (!isRecord(value)) return [];
  return step === '…' ? Object.values(value) : [value[step]];
}
