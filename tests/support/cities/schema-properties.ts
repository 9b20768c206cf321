import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { isRecord } from '../../../engine/text/is-record.ts';
import { root } from '../programs/run.ts';

type Schema = Readonly<Record<string, unknown>>;

const folder = join(root, 'schemas');

export const schemaNames = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.schema.json'))
  .sort();

const read = new Map<string, Schema>();

function schemaFile(name: string): Schema {
  const known = read.get(name);
  if (known) return known;
  const schema = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema;
  read.set(name, schema);
  return schema;
}

/** A part of a schema and its JSON pointer: `step.schema.json#/properties/name`. */
export interface Place {
  readonly schema: Schema;
  readonly file: string;
  readonly at: string;
}

export const top = (file: string): Place => ({ schema: schemaFile(file), file, at: '' });

export function below({ schema, file, at }: Place, ...keys: string[]): Place | null {
  const found = keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' ? (part as Schema | null)?.[key] : undefined),
    schema,
  );
  return isRecord(found) ? { schema: found, file, at: [at, ...keys].join('/') } : null;
}

function target({ schema, file }: Place): Place | null {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return null;
  const [path = '', pointer = ''] = reference.split('#');
  const other = top(path === '' ? file : join(dirname(file), path));
  return pointer === '' ? other : below(other, ...pointer.slice(1).split('/'));
}

/** Whether the `if` of a schema matches; only `const` and `enum` are used here. */
function matches(condition: unknown, value: unknown): boolean {
  if (!isRecord(condition) || !isRecord(condition['properties']) || !isRecord(value)) return false;
  return Object.entries(condition['properties']).every(([key, rule]) => {
    if (!isRecord(rule)) return false;
    return 'const' in rule
      ? value[key] === rule['const']
      : Array.isArray(rule['enum']) && rule['enum'].includes(value[key]);
  });
}

/** Whether a value is the one, or of the type, that an alternative names. */
const isOf = ({ const: only, type }: Schema, value: unknown): boolean =>
  only === undefined ? type === (Number.isInteger(value) ? 'integer' : typeof value) : only === value;

/** Every schema that applies to a value: the referenced ones, those of `allOf`, and the matching branches. */
export function holding(place: Place, value: unknown): Place[] {
  const { schema } = place;
  const referred = target(place);
  const added = Array.isArray(schema['allOf'])
    ? schema['allOf'].flatMap((_part, index) => below(place, 'allOf', String(index)) ?? [])
    : [];
  const alternatives: readonly Schema[] = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  const chosen = alternatives.flatMap((one, index) =>
    isOf(one, value) ? (below(place, 'oneOf', String(index)) ?? []) : [],
  );
  const branch = 'if' in schema ? below(place, matches(schema['if'], value) ? 'then' : 'else') : null;
  return [
    place,
    ...[...(referred ? [referred] : []), ...added, ...chosen, ...(branch ? [branch] : [])].flatMap((part) =>
      holding(part, value),
    ),
  ];
}

export function propertyIn(place: Place, key: string): Place | null {
  const named = below(place, 'properties', key);
  if (named) return named;
  const patterns = isRecord(place.schema['patternProperties'])
    ? Object.keys(place.schema['patternProperties'])
    : [];
  const fitting = patterns.find((pattern) => new RegExp(pattern, 'u').test(key));
  return fitting === undefined
    ? below(place, 'additionalProperties')
    : below(place, 'patternProperties', fitting);
}

/** A field of a YAML file: the position of its key and the texts of its schema. */
export interface WrittenField {
  readonly id: string;
  readonly key: string;
  readonly line: number;
  readonly column: number;
  /** Several where a puzzle type overrides them. */
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
}

const textsOf = (places: readonly Place[], word: string): string[] =>
  places.map(({ schema }) => schema[word]).filter((text) => typeof text === 'string');

/** Every field of a YAML file, by its schema. Lines and columns count from 0. */
export function writtenFields(text: string, schema: string): WrittenField[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const found: WrittenField[] = [];
  const visit = (node: Node | null, places: readonly Place[]): void => {
    const value: unknown = node?.toJS(document);
    const all = places.flatMap((place) => holding(place, value));
    if (isSeq<Node>(node))
      for (const item of node.items)
        visit(
          item,
          all.flatMap((place) => below(place, 'items') ?? []),
        );
    if (!isMap<Node, Node | null>(node)) return;
    for (const { key, value: child } of node.items) {
      if (!isScalar(key)) continue;
      const name = String(key.value);
      const fields = all.flatMap((place) => propertyIn(place, name) ?? []);
      const meant = fields.flatMap((place) => holding(place, child?.toJS(document)));
      const { line, col } = counter.linePos(key.range?.[0] ?? 0);
      for (const { file, at } of fields) {
        const titles = textsOf(meant, 'title');
        found.push({
          id: `${file}#${at}`,
          key: name,
          line: line - 1,
          column: col - 1,
          titles,
          descriptions: textsOf(meant, 'description'),
        });
      }
      visit(child, fields);
    }
  };
  visit(document.contents, [top(schema)]);
  return found;
}
