import { isRecord } from '../../engine/text/is-record.ts';
import type { JsonObject } from './type-schema.ts';

/** Reads a schema by its name: « puzzles/<slug>.schema.json ». */
type ReadSchema = (name: string) => JsonObject;

const KEPT = ['title', 'description', 'minLength', 'maxLength', 'pattern'];

const listIn = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/**
 * The schema of the file that translates another: the same fields, without those that are alike in all languages,
 * and none required. It helps editors; the compiler reads the marks « says », « answers » and « keyedBy » itself.
 */
export function translationSchema(name: string, read: ReadSchema): JsonObject {
  const definitions: Record<string, JsonObject | null> = {};
  const rootOf = (file: string): JsonObject => read(file.replace(/^\.\.\//u, ''));

  /** A schema that another refers to, once in the definitions; null when nothing in it is translated. */
  function referred(reference: string, file: string): JsonObject | null {
    const [, inFile] = /^#\/definitions\/(\w+)$/u.exec(reference) ?? [];
    const target = reference === '#' || inFile !== undefined ? file : reference.replace(/^\.\.\//u, '');
    const key = `${target.replaceAll(/\W+/gu, '-')}${inFile === undefined ? '' : `-${inFile}`}`;
    if (!(key in definitions)) {
      // A schema may refer to itself.
      definitions[key] = {};
      const root = rootOf(target);
      const schema = inFile === undefined ? root : (root.definitions as Record<string, JsonObject>)[inFile];
      definitions[key] = translated(schema ?? {}, target);
    }
    return definitions[key] ? { $ref: `#/definitions/${key}` } : null;
  }

  function listOf(schema: JsonObject, file: string): JsonObject | null {
    const items = isRecord(schema.items) ? translated(schema.items, file, namesOf(schema)) : null;
    return items && { ...named(schema), type: 'array', items };
  }

  function recordOf(schema: JsonObject, file: string, names: readonly string[]): JsonObject | null {
    const properties = isRecord(schema.properties) ? schema.properties : {};
    const fields = Object.entries(properties).flatMap(([key, field]): [string, JsonObject][] => {
      if (!isRecord(field)) return [];
      const own = translated(field, file);
      const also =
        own && typeof field.answers === 'string' ? [[field.answers, own] as [string, JsonObject]] : [];
      if (names.includes(key)) return [[key, nameField(field)], ...also];
      return own ? [[key, own]] : [];
    });
    const isEmpty = fields.every(([key]) => names.includes(key));
    return isEmpty
      ? null
      : {
          ...named(schema),
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(fields),
        };
  }

  function translated(schema: JsonObject, file: string, names: readonly string[] = []): JsonObject | null {
    if (typeof schema.$ref === 'string') return referred(schema.$ref, file);
    if (schema.says === true && schema.type === 'string') return { ...named(schema), type: 'string' };
    if (schema.answers !== undefined) return { ...named(schema), type: schema.type, items: schema.items };
    if (schema.$id === 'puzzle.schema.json') {
      const types = listIn(schema.allOf).map(({ then }) => (isRecord(then) ? String(then.$ref) : ''));
      return { ...named(schema), anyOf: types.flatMap((type) => referred(type, type) ?? []) };
    }
    const parts = [listOf(schema, file), recordOf(schema, file, names)].filter((part) => part !== null);
    const [first, ...others] =
      schema.says === true ? [{ ...named(schema), type: 'string' }, ...parts] : parts;
    return first && others.length > 0 ? { anyOf: [first, ...others] } : (first ?? null);
  }

  const body = translated(read(name), name) ?? {};
  const used = Object.fromEntries(Object.entries(definitions).filter(([, schema]) => schema !== null));
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...body, definitions: used };
}

const namesOf = ({ keyedBy }: JsonObject): readonly string[] =>
  Array.isArray(keyedBy) ? keyedBy.map(String) : [];

const named = (schema: JsonObject): JsonObject =>
  Object.fromEntries(KEPT.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));

/** The name of an item, as the French file has it. */
const nameField = ({ title, type, items }: JsonObject): JsonObject => ({
  title,
  description: 'Tel que le fichier français l’écrit : il dit quelle entrée est traduite.',
  ...(type === 'array' && { type, items }),
});
