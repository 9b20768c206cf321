import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyFileOf } from '../../engine/scenario/schemas.ts';
import { isObject } from '../../engine/scenario/schema-words.ts';
import { root } from '../support/programs/run.ts';

/** The part of JSON Schema that mutations use. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

const folder = join(root, 'schemas');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.schema.json'));
const byName = new Map(paths.map((path) => [path.split('/').at(-1) ?? '', JSON.parse(readFileSync(join(folder, path), 'utf8')) as Schema]));

export interface Located {
  readonly schema: Schema;
  /** The file that « #/definitions » refers to. */
  readonly base: Schema;
}

export function rootSchema(kind: keyof AnyFileOf): Located {
  const schema = byName.get(`${kind}.schema.json`) ?? {};
  return { schema, base: schema };
}

function resolve(reference: string, base: Schema): Located {
  const [file = '', pointer = ''] = reference.split('#');
  const document = file === '' ? base : (byName.get(file.split('/').at(-1) ?? '') ?? {});
  const schema = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
  return { schema: isObject(schema) ? schema : {}, base: document };
}

/** Whether the `if` of a schema matches; only `const` and `enum` are used here. */
function holds(condition: unknown, value: unknown): boolean {
  if (!isObject(condition) || !isObject(condition['properties']) || !isObject(value)) return false;
  return Object.entries(condition['properties']).every(([key, rule]) => {
    if (!isObject(rule)) return false;
    return 'const' in rule ? value[key] === rule['const'] : Array.isArray(rule['enum']) && rule['enum'].includes(value[key]);
  });
}

/** A schema and all its referenced ones, for this value. */
export function expand({ schema, base }: Located, value: unknown): Located[] {
  const here: Located = { schema, base };
  const more: unknown[] = Array.isArray(schema['allOf']) ? [...(schema['allOf'] as unknown[])] : [];
  if ('if' in schema) more.push(holds(schema['if'], value) ? schema['then'] : schema['else']);
  const referred = typeof schema['$ref'] === 'string' ? expand(resolve(schema['$ref'], base), value) : [];
  return [here, ...referred, ...more.filter(isObject).flatMap((part) => expand({ schema: part, base }, value))];
}

/** The schemas of one entry of a map or a list, and whether it is required. */
export interface Child {
  readonly schemas: Located[];
  readonly required: boolean;
  /** Whether the writer chooses the key. */
  readonly free: boolean;
}

export function childOf(parents: readonly Located[], key: string | number): Child {
  const found = parents.flatMap(({ schema, base }) => childSchemas(schema, key).map((child) => ({ schema: child, base })));
  const required = parents.some(({ schema }) => Array.isArray(schema['required']) && schema['required'].includes(key));
  const named = parents.some(({ schema }) => isObject(schema['properties']) && key in schema['properties']);
  return { schemas: found, required, free: !named };
}

function childSchemas(schema: Schema, key: string | number): Schema[] {
  if (typeof key === 'number') {
    const { items } = schema;
    return [Array.isArray(items) ? (items[key] as unknown) : items].filter(isObject);
  }
  const { properties, patternProperties, additionalProperties } = schema;
  if (isObject(properties) && key in properties) return [properties[key]].filter(isObject);
  const patterns = isObject(patternProperties) ? Object.entries(patternProperties) : [];
  const matching = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(key)).map(([, child]) => child);
  return [...matching, ...(matching.length === 0 ? [additionalProperties] : [])].filter(isObject);
}
