import { isRecord } from '../../../engine/public.ts';
import type { EditValue } from '../../../engine/edit/edit.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { inForm } from '../../../engine/scenario/schema-words.ts';
import type { NamedKind } from '../../../engine/story/former-names.ts';
import {
  forValue,
  type JsonSchema,
  followed,
  itemNode,
  propertyNode,
  type SchemaNode,
} from '../../../engine/scenario/json-schema.ts';

/** How a value is edited. `fixed`: not here. */
export type FieldKind = 'fixed' | 'pick' | 'either' | 'switch' | 'number' | 'text' | 'list' | 'map' | 'group';

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Of several types, that of the value; of a value without any of them, the first. */
function typeFor({ type }: JsonSchema, value: unknown): string {
  if (typeof type === 'string') return type;
  const own = typeOf(value);
  return type?.find((one) => one === own) ?? type?.[0] ?? own;
}

export function fieldKind({ schema }: SchemaNode, value: unknown): FieldKind {
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'pick';
  if (schema.typeDescriptions || (schema.oneOf && schema.type === undefined)) return 'either';
  switch (typeFor(schema, value)) {
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties ? 'group' : 'map';
    default:
      return 'text';
  }
}

/**
 * The kind of thing to which a field gives its name; null for other fields, those that only name something
 * too.
 */
export function declaredKind({ schema: { names } }: SchemaNode, path: ValuePath): NamedKind | null {
  if (names === undefined || names === 'page' || names === 'role') return null;
  const isOwn = names === 'step' ? path.length === 1 && path[0] === 'name' : path.at(-1) === 'slug';
  return isOwn ? names : null;
}

/** One of the values, or kinds of values, that a field of the kind `either` may have. */
export interface Alternative {
  readonly label: string;
  /** The value itself, or the first one of its kind. */
  readonly value: EditValue;
  /** How a value of the kind is edited; null for a single value. */
  readonly node: SchemaNode | null;
}

/** The types of a value that may be of several, as schemas of one type each. */
const typesOf = ({ typeDescriptions = [], ...schema }: JsonSchema): readonly JsonSchema[] =>
  typeDescriptions.flatMap((description, index) => {
    const type = schema.type?.[index];
    return type === undefined ? [] : [{ ...schema, type, description }];
  });

/** The first value of a kind, with all the fields that its words name. */
const wholeValue = ({ schema, base }: SchemaNode): EditValue =>
  firstValue({ schema: { ...schema, required: Object.keys(schema.properties ?? {}) }, base });

export const alternativesOf = ({ schema: whole, base }: SchemaNode): readonly Alternative[] =>
  (whole.oneOf ?? typesOf(whole)).flatMap((schema): readonly Alternative[] => {
    const node = followed({ schema, base });
    const { const: only, enum: allowed = only === undefined ? [] : [only], description = '' } = node.schema;
    if (allowed.length === 0) return [{ label: description, value: wholeValue(node), node }];
    return allowed.map((value, index) => ({
      label: schema.enumDescriptions?.[index] ?? description,
      value: value as EditValue,
      node: null,
    }));
  });

/** The alternative that a value is; undefined for one that the schema does not allow. */
export const alternativeOf = (
  alternatives: readonly Alternative[],
  value: unknown,
): Alternative | undefined =>
  alternatives.find((one) => one.node === null && one.value === value) ??
  alternatives.find((one) => one.node !== null && typeOf(one.value) === typeOf(value));

/** What is written in a value: of a list its first entry, of a group its first field. */
const writtenIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? writtenIn(Object.values(value)[0]) : value;

/** A value of the same kind as `first` that says what is written, where such a value can say it. */
function saying(first: EditValue, written: unknown): EditValue {
  if (Array.isArray(first)) return [saying((first as readonly EditValue[])[0] ?? '', written)];
  if (typeof first === 'number') return /^\d+$/u.test(String(written)) ? Number(written) : first;
  const isWords = typeof first === 'string' && (typeof written === 'string' || typeof written === 'number');
  return isWords ? String(written) : first;
}

/** What a value becomes when another alternative is chosen: what is written stays, in each required field. */
export function valueAs({ node, value: first }: Alternative, now: unknown): EditValue {
  if (!node) return first;
  const written = writtenIn(now);
  if (!isRecord(first)) {
    const said = saying(first, written);
    return isAdmitted(node, said) ? said : first;
  }
  const { required = [] } = node.schema;
  return Object.fromEntries(
    Object.entries(first as Readonly<Record<string, EditValue>>).map(([name, one]) => [
      name,
      required.includes(name) ? saying(one, written) : one,
    ]),
  );
}

/** Whether a text has the form that its schema asks for. */
const isAdmitted = ({ schema: { pattern } }: SchemaNode, value: unknown): boolean =>
  pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value);

/** A text as its schema admits it: without the quotation marks that files have, « Arlequin » as « arlequin ». */
export function asAdmitted(node: SchemaNode, typed: string): string {
  if (isAdmitted(node, typed)) return typed;
  const bare = typed.replaceAll(/^[\s«»"'“”‘’]+|[\s«»"'“”‘’]+$/gu, '');
  return inForm(bare, (form) => isAdmitted(node, form)) ?? typed;
}

/** Of a field that has no hours yet. */
export const FIRST_OPENING = '9-18';

/** The smallest value that a new field, item or property can begin with. */
export function firstValue(node: SchemaNode): EditValue {
  const { schema } = node;
  const [beside] = Object.keys(schema.beside ?? {});
  const only = schema.const ?? schema.default ?? schema.enum?.[0] ?? beside ?? schema.examples?.[0];
  if (only !== undefined) return only as EditValue;
  if (schema.holds === 'opening') return FIRST_OPENING;
  const kind = fieldKind(node, undefined);
  if (kind === 'switch') return false;
  if (kind === 'number') return schema.minimum ?? 0;
  if (kind === 'list')
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => firstValue(itemNode(node)));
  if (kind === 'map') return {};
  if (kind === 'either') return alternativesOf(node)[0]?.value ?? '';
  if (kind !== 'group') return '';
  const names = forValue(node, {}).schema.required ?? [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const property = propertyNode(node, name);
      return property ? [[name, firstValue(property)]] : [];
    }),
  );
}

/** A field of a group, in the order of the schema. */
export interface GroupField {
  readonly name: string;
  readonly node: SchemaNode;
  readonly isRequired: boolean;
}

/** The fields that a group shows: those that it has, those it must have, and those that it may be given. */
export function groupFields(
  node: SchemaNode,
  value: unknown,
): { readonly shown: readonly GroupField[]; readonly offered: readonly GroupField[] } {
  const { schema, base } = forValue(node, value);
  const fields = Object.keys(schema.properties ?? {}).flatMap((name): GroupField[] => {
    const property = propertyNode({ schema, base }, name);
    return property ? [{ name, node: property, isRequired: schema.required?.includes(name) ?? false }] : [];
  });
  const has = (name: string): boolean => isRecord(value) && value[name] !== undefined;
  return {
    shown: fields.filter(({ name, isRequired }) => isRequired || has(name)),
    offered: fields.filter(({ name, isRequired }) => !isRequired && !has(name)),
  };
}

/** The fields of a group that its schema does not know: a misspelt one, or one of another puzzle type. */
export function strayFields(node: SchemaNode, value: unknown): readonly string[] {
  const { schema } = forValue(node, value);
  return isRecord(value) && schema.additionalProperties === false
    ? Object.keys(value).filter((name) => !schema.properties?.[name])
    : [];
}

/** Whether a text may be long: it then has a field of several lines. */
export const isLongField = ({
  schema: { pattern, maxLength = Number.POSITIVE_INFINITY, enum: allowed },
}: SchemaNode): boolean => pattern === undefined && allowed === undefined && maxLength > 60;

/** Whether a value may also be a list of cases, of which the first true one counts. */
export const mayBeCases = ({ schema: { type, items } }: SchemaNode): boolean =>
  Array.isArray(type) &&
  type.includes('string') &&
  type.includes('array') &&
  items?.properties?.['if'] !== undefined;

/** A text as two cases that both give it, to be told apart; and the first case’s text back. */
export const asCases = (node: SchemaNode, text: string): EditValue => {
  const name = itemNode(node).schema.required?.[0] ?? 'say';
  return [{ if: firstValue(propertyNode(itemNode(node), 'if') ?? node), [name]: text }, { [name]: text }];
};
