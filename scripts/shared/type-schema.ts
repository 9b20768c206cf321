import { readFileSync } from 'node:fs';
import { isRecord } from '../../engine/text/is-record.ts';

export type JsonObject = Record<string, unknown>;

export function readSchema(folder: URL, path: string): JsonObject {
  const schema: unknown = JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
  if (!isRecord(schema)) throw new Error(`schemas/${path} is not an object`);
  return schema;
}

/** Whether a reference to the file occurs anywhere in the schema. */
export function refersTo(schema: unknown, file: string): boolean {
  if (Array.isArray(schema)) return schema.some((item) => refersTo(item, file));
  if (!isRecord(schema)) return false;
  return schema['$ref'] === file || Object.values(schema).some((value) => refersTo(value, file));
}

/** Keywords without effect on types: for writers, for editors, or checked only at run time. */
const NOT_FOR_TYPES = [
  '$id',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'if',
  'then',
  'else',
  'allOf',
  'not',
  'definitions',
  'minItems',
  'maxItems',
  'minProperties',
];

const onlyRequires = (branches: unknown) =>
  Array.isArray(branches) &&
  branches.every((branch) => isRecord(branch) && Object.keys(branch).every((key) => key === 'required'));

/** Whether the alternatives are texts of any form and certain words: a type cannot tell these from other texts. */
const areTexts = (branches: unknown): boolean =>
  Array.isArray(branches) &&
  branches.some((branch) => isRecord(branch) && branch['type'] === 'string' && !branch['enum']) &&
  branches.every(
    (branch) => isRecord(branch) && (branch['type'] === 'string' || typeof branch['const'] === 'string'),
  );

function resolve(reference: string, root: JsonObject, shared: Readonly<Record<string, string>>): JsonObject {
  const shareName = shared[reference];
  if (shareName) return { tsType: shareName };
  const name = reference.replace('#/definitions/', '');
  const definition = isRecord(root['definitions']) ? root['definitions'][name] : undefined;
  if (!isRecord(definition)) throw new Error(`Unknown reference ${reference}`);
  return simplifyNode(definition, root, shared);
}

/** The tuple type of a fixed-length list of numbers; null for other lists. */
function tuple(node: JsonObject): JsonObject | null {
  const { minItems, maxItems, items } = node;
  const item: unknown = Array.isArray(items) ? items[0] : items;
  if (minItems !== maxItems || typeof minItems !== 'number' || !isRecord(item) || item['type'] !== 'number')
    return null;
  return { tsType: `[${Array.from({ length: minItems }, () => 'number').join(', ')}]` };
}

function simplifyValue(value: unknown, root: JsonObject, shared: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => simplifyValue(item, root, shared));
  return isRecord(value) ? simplifyNode(value, root, shared) : value;
}

/** Keys of `properties` are names, not keywords: « title » must be kept. */
function simplifyProperties(
  value: unknown,
  root: JsonObject,
  shared: Readonly<Record<string, string>>,
): JsonObject {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, simplifyValue(child, root, shared)]),
  );
}

/** Types cannot express patterns of keys, so any key is allowed. */
function openKeys([key, value]: [string, unknown]): [string, unknown] {
  return key === 'patternProperties' && isRecord(value)
    ? ['additionalProperties', Object.values(value)[0]]
    : [key, value];
}

function simplifyNode(
  node: JsonObject,
  root: JsonObject,
  shared: Readonly<Record<string, string>>,
): JsonObject {
  if (typeof node['$ref'] === 'string') return resolve(node['$ref'], root, shared);
  if (areTexts(node['oneOf'])) return { type: 'string' };
  const [only, ...more] = Array.isArray(node['allOf']) ? (node['allOf'] as unknown[]) : [];
  if (isRecord(only) && more.length === 0) return simplifyNode(only, root, shared);
  const pair = tuple(node);
  if (pair) return pair;
  const entries = Object.entries(node)
    .filter(
      ([key, value]) =>
        !NOT_FOR_TYPES.includes(key) && !((key === 'oneOf' || key === 'anyOf') && onlyRequires(value)),
    )
    .filter(([key]) => key !== 'additionalProperties' || node['patternProperties'] === undefined)
    .map(openKeys);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'properties' ? simplifyProperties(value, root, shared) : simplifyValue(value, root, shared),
    ]),
  );
}

/**
 * The part of a schema that types can express, with references resolved; `shared` schemas become the names of
 * their types.
 */
export function simplify(schema: JsonObject, shared: Readonly<Record<string, string>>): JsonObject {
  return simplifyNode(schema, schema, shared);
}
