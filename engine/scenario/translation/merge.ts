import { isRecord, valueAt } from '../../text/is-record.ts';
import type { ValuePath, YamlFile } from '../parse/parse-yaml.ts';
import {
  type AnyFileOf,
  referred,
  type Schema,
  type SchemaInFile,
  schemaNamed,
  validators,
} from '../schemas.ts';
import { describeValue } from '../schema-words.ts';
import { itemPairs, type Misfit, sameValue } from './item-pairs.ts';

/** A text of the French file, and where its translation stands. */
export interface Unit {
  /** Its place in the French file. */
  readonly path: ValuePath;
  /** The same with the names of items instead of their positions: « replies.BELLECOUR.say ». */
  readonly name: string;
  readonly french: string;
  readonly field: Schema;
  /** Null when there is none. */
  readonly translation: { readonly path: ValuePath; readonly text: unknown } | null;
}

/** A French file with what its translation gives. */
export interface Merged {
  readonly value: unknown;
  /** For a value that the translation gives, its path there, by its path in the merged value. */
  readonly origins: ReadonlyMap<string, ValuePath>;
  readonly units: readonly Unit[];
  readonly misfits: readonly Misfit[];
}

/** `texts`: the translated texts replace the French ones. `answers`: only what people type is added. */
export type MergeMode = 'texts' | 'answers';

interface Walk {
  readonly mode: MergeMode;
  readonly origins: Map<string, ValuePath>;
  readonly units: Unit[];
  readonly misfits: Misfit[];
}

/** Where a walk stands: in the merged value, by names of items, and in the translation. */
interface Place {
  readonly path: ValuePath;
  readonly name: readonly string[];
  readonly own: ValuePath;
}

const keyOf = (path: ValuePath): string => JSON.stringify(path);

const below = (
  { path, name, own }: Place,
  key: string | number,
  ownKey = key,
  named = String(key),
): Place => ({
  path: [...path, key],
  name: [...name, named],
  own: [...own, ownKey],
});

/** The schema that a value has, references followed. */
export function resolved([schema, root]: SchemaInFile, value: unknown): SchemaInFile {
  const [target] = typeof schema.$ref === 'string' ? referred(schema.$ref, root) : [];
  if (target) return resolved(target, value);
  if (schema.$id !== 'puzzle.schema.json' || !isRecord(value)) return [schema, root];
  const puzzle = schemaNamed(`puzzles/${String(value.type)}.schema.json`);
  return isRecord(puzzle) ? [puzzle, puzzle] : [schema, root];
}

export const partOf = ([schema, root]: SchemaInFile, ...keys: readonly string[]): SchemaInFile => {
  const part = valueAt(schema, ...keys);
  return [isRecord(part) ? part : {}, root];
};

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** The French answers, then those that the translation adds. */
function withAnswers(
  french: unknown,
  added: unknown,
  { path, own }: Pick<Place, 'path' | 'own'>,
  walk: Walk,
): unknown {
  if (added === undefined) return french;
  const known = listOf(french);
  if (known.some(Array.isArray)) {
    return known.map((group, index) =>
      withAnswers(group, listOf(added)[index], { path: [...path, index], own: [...own, index] }, walk),
    );
  }
  const more = listOf(added).flatMap((answer, index) => (known.includes(answer) ? [] : [{ answer, index }]));
  more.forEach(({ index }, position) => {
    const at = Array.isArray(added) ? [...own, index] : own;
    walk.origins.set(keyOf([...path, known.length + position]), at);
  });
  return more.length === 0 ? french : [...known, ...more.map(({ answer }) => answer)];
}

function mergeText(
  field: Schema,
  french: string,
  own: unknown,
  { path, name, own: at }: Place,
  walk: Walk,
): unknown {
  const translation = own === undefined ? null : { path: at, text: own };
  walk.units.push({ path, name: name.join('.'), french, field, translation });
  if (translation === null || walk.mode === 'answers') return french;
  if (typeof own !== 'string') {
    walk.misfits.push(otherForm(at, french));
    return french;
  }
  walk.origins.set(keyOf(path), at);
  return own;
}

/** A role may be a single word, which is also its name. */
export const asRecord = (schema: SchemaInFile, value: unknown): unknown =>
  typeof value === 'string' && 'slug' in partOf(schema, 'properties')[0]
    ? { slug: value, name: value }
    : value;

function mergeList(schema: SchemaInFile, french: readonly unknown[], own: unknown, place: Place, walk: Walk) {
  const items = partOf(schema, 'items');
  const { pairs, misfits } = itemPairs(schema[0].keyedBy, french, own);
  walk.misfits.push(...misfits.map((misfit) => ({ ...misfit, path: [...place.own, ...misfit.path] })));
  return french.map((item, index) => {
    const { at, name } = pairs[index] ?? { at: null, name: String(index) };
    const inside = below(place, index, at ?? index, name);
    const source = walk.mode === 'texts' ? asRecord(items, item) : item;
    return merge(items, source, at === null ? undefined : listOf(own)[at], inside, walk);
  });
}

function mergeRecord(
  schema: SchemaInFile,
  french: Record<string, unknown>,
  own: unknown,
  place: Place,
  walk: Walk,
) {
  const given = isRecord(own) ? own : {};
  const merged = Object.fromEntries(
    Object.entries(french).map(([key, value]) => {
      const field = resolved(partOf(schema, 'properties', key), value);
      // A field whose additions have a name of their own: « to » and « also ».
      const name = typeof field[0].answers === 'string' ? field[0].answers : key;
      return [key, merge(field, value, given[name], below(place, key, name), walk)];
    }),
  );
  for (const [key, value] of Object.entries(given)) {
    const field = resolved(partOf(schema, 'properties', key), value);
    if (french[key] === undefined && field[0].answers === true) {
      merged[key] = withAnswers(undefined, value, below(place, key), walk);
    } else if (!isExpected(schema, french, key, value)) {
      walk.misfits.push(orphan([...place.own, key], key, french[key] !== undefined));
    }
  }
  return merged;
}

/** Names of items, additions under their own name, texts; and whatever repeats the French file. */
function isExpected(
  schema: SchemaInFile,
  french: Record<string, unknown>,
  key: string,
  value: unknown,
): boolean {
  const source = french[key];
  if (source === undefined) {
    const properties = partOf(schema, 'properties')[0];
    return Object.values(properties).some((field) => isRecord(field) && field.answers === key);
  }
  const field = resolved(partOf(schema, 'properties', key), source);
  if (typeof field[0].answers === 'string') return true;
  return isMarked(field, source) || sameValue(source, value);
}

/** Whether a translation has anything to give here. */
function isMarked(schema: SchemaInFile, value: unknown): boolean {
  const field = resolved(schema, value);
  const [{ says, answers, items, properties }] = field;
  if (says === true || answers === true) return true;
  if (Array.isArray(value))
    return isRecord(items) && value.some((item) => isMarked(partOf(field, 'items'), item));
  return (
    isRecord(value) &&
    isRecord(properties) &&
    Object.entries(value).some(([key, inner]) => isMarked(partOf(field, 'properties', key), inner))
  );
}

/** Whether both are lists, or both groups of fields. */
const isAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) === Array.isArray(other) && isRecord(one) === isRecord(other);

const orphan = (path: ValuePath, key: string, isThere: boolean): Misfit => ({
  code: 'translation-orphan',
  path,
  message: isThere
    ? `« ${key} » ne se traduit pas : la ville l’a pour toutes les langues.`
    : `Le français n’a pas de « ${key} » à cet endroit.`,
  wayOut: 'Retirez cette ligne, ou mettez-la là où le français dit la même chose.',
});

const otherForm = (path: ValuePath, french: unknown): Misfit => ({
  code: 'translation-differs',
  path,
  message: `Le français a ici ${describeValue(french)}.`,
  wayOut: 'Donnez à la traduction la même forme ; un nombre ou une heure se met entre guillemets.',
});

function merge(schema: SchemaInFile, french: unknown, own: unknown, place: Place, walk: Walk): unknown {
  const here = resolved(schema, french);
  const [{ says, answers }] = here;
  if (answers !== undefined) return withAnswers(french, own, place, walk);
  if (says === true && typeof french === 'string') return mergeText(here[0], french, own, place, walk);
  if (own !== undefined && walk.mode === 'texts') walk.origins.set(keyOf(place.path), place.own);
  if (own !== undefined && !isAlike(french, own)) {
    walk.misfits.push(otherForm(place.own, french));
    return french;
  }
  if (Array.isArray(french)) return mergeList(here, french, own, place, walk);
  return isRecord(french) ? mergeRecord(here, french, own, place, walk) : french;
}

export function rootOf(kind: keyof AnyFileOf): SchemaInFile {
  const root = validators[kind].schema as Schema;
  return [root, root];
}

/** Joins a French file and its translation, which has the same form and only what players read or type. */
export function mergeTranslation(
  kind: keyof AnyFileOf,
  french: unknown,
  own: unknown,
  mode: MergeMode,
): Merged {
  const walk: Walk = { mode, origins: new Map(), units: [], misfits: [] };
  const value = merge(rootOf(kind), french, own ?? undefined, { path: [], name: [], own: [] }, walk);
  return { value, ...walk };
}

/** Says of each value of a merged file where it is written. */
export function mergedFile(french: YamlFile, own: YamlFile, { value, origins }: Merged): YamlFile {
  const placed =
    <Result>(read: (file: YamlFile, path: ValuePath) => Result) =>
    (path: ValuePath): Result => {
      const origin = origins.get(keyOf(path));
      return origin ? read(own, origin) : read(french, path);
    };
  return {
    path: french.path,
    source: french.source,
    value,
    keyAt: placed((file, path) => file.keyAt(path)),
    valueAt: placed((file, path) => file.valueAt(path)),
    offsetsOf: placed((file, path) => file.offsetsOf(path)),
    cutText: placed((file, path) => file.cutText(path)),
  };
}
