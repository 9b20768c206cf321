import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '../../engine/text/is-record.ts';
import type { JsonObject } from '../type-schema.ts';

/** A row of the guide's tables. */
export interface SchemaField {
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
export function valuesAt(value: unknown, path: string): unknown[] {
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
