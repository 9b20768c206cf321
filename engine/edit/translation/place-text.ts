import { isRecord } from '../../text/is-record.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import type { FileKind, SchemaInFile } from '../../scenario/schemas.ts';
import { itemPairs } from '../../scenario/translation/item-pairs.ts';
import { asRecord, listOf, partOf, resolved, rootOf } from '../../scenario/translation/merge.ts';
import type { EditValue, PathEdit } from '../edit.ts';

/** The way from a French file to one of its texts, and the text that a translation is to have there. */
interface Way {
  readonly rest: ValuePath;
  readonly text: string;
}

/** The first field that names an item of a list, as the translation repeats it: of several words, the first. */
function nameOf({ keyedBy }: SchemaInFile[0], item: Readonly<Record<string, unknown>>) {
  const key = (Array.isArray(keyedBy) ? keyedBy.map(String) : []).find((one) => item[one] !== undefined);
  if (key === undefined) return {};
  const value = item[key];
  return { [key]: (Array.isArray(value) ? value.slice(0, 1) : value) as EditValue };
}

/** An item that a translation does not have yet, with its name and the one text. */
function newItem(list: SchemaInFile, french: unknown, way: Way): EditValue {
  const items = partOf(list, 'items');
  const item = asRecord(items, french);
  const value = newValue(items, item, way);
  return isRecord(item) && isRecord(value)
    ? { ...nameOf(list[0], item), ...(value as Record<string, EditValue>) }
    : value;
}

/** The same for any value. */
function newValue(schema: SchemaInFile, french: unknown, { rest, text }: Way): EditValue {
  const [segment, ...below] = rest;
  const here = resolved(schema, french);
  if (segment === undefined) return text;
  if (Array.isArray(french)) return [newItem(here, french[Number(segment)], { rest: below, text })];
  const value = isRecord(french) ? french[segment] : undefined;
  return {
    [segment]: newValue(partOf(here, 'properties', String(segment)), value, { rest: below, text }),
  };
}

function place(
  schema: SchemaInFile,
  french: unknown,
  own: unknown,
  { rest, text }: Way,
  path: ValuePath,
): PathEdit {
  const [segment, ...below] = rest;
  if (segment === undefined) return { op: 'set', path, value: text };
  const here = resolved(schema, french);
  const way = { rest: below, text };
  if (Array.isArray(french)) {
    const index = Number(segment);
    const items = partOf(here, 'items');
    const at = itemPairs(here[0].keyedBy, french, own).pairs[index]?.at ?? null;
    return at === null
      ? { op: 'add', path, value: newItem(here, french[index], way) }
      : place(items, asRecord(items, french[index]), listOf(own)[at], way, [...path, at]);
  }
  const field = partOf(here, 'properties', String(segment));
  const [value, its] = [french, own].map((one) => (isRecord(one) ? one[segment] : undefined));
  return its === undefined || its === null
    ? { op: 'add', path, key: String(segment), value: newValue(field, value, way) }
    : place(field, value, its, way, [...path, segment]);
}

/**
 * The edit by which a translation says a text: in its place if there is one, else added with the names around
 * it. `path`: the place of the text in the French file.
 */
export const placeText = (
  kind: FileKind,
  { french, own }: { readonly french: unknown; readonly own: unknown },
  path: ValuePath,
  text: string,
): PathEdit => place(rootOf(kind), french, own, { rest: path, text }, []);
