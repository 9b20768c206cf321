import { valueAt } from '../../../engine/text/is-record.ts';
import { isRecord } from '../../../engine/public.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { thingLabels } from '../files/file-names.ts';
import { mediaWithLicences, titleOfMedium } from '../media/city-media.ts';
import { declaredKind } from './field-kind.ts';
import type { FormScope } from './form-scope.ts';
import type { JsonSchema, SchemaNode } from '../../../engine/scenario/json-schema.ts';

/** A value that a field may have, and its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

const firstText = (...values: readonly unknown[]): string =>
  values.find((value) => typeof value === 'string' && value !== '') as string;

/** The items of the nearest list of that name around a field, by their ids. */
function itemsOf(data: unknown, path: ValuePath, list: string): readonly Choice[] {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const group = valueAt(data, ...path.slice(0, length));
    const items = isRecord(group) ? group[list] : undefined;
    if (Array.isArray(items))
      return items
        .filter(isRecord)
        .flatMap(({ id, label, alt, medium }) =>
          typeof id === 'string' ? [{ value: id, label: firstText(label, alt, medium, id) }] : [],
        );
  }
  return [];
}

/** The pictures or sounds of the city that a field may name. */
function mediaOf({ holds, pattern = '' }: JsonSchema, media: readonly string[]): readonly Choice[] {
  return mediaWithLicences(media, null).flatMap((medium) =>
    medium.kind === holds && new RegExp(pattern, 'u').test(medium.name)
      ? [{ value: medium.name, label: titleOfMedium(medium) }]
      : [],
  );
}

/** The values among which a text is chosen; null for one that is typed. */
export function choicesOf(
  node: SchemaNode,
  path: ValuePath,
  { names, media, data }: Pick<FormScope, 'names' | 'media' | 'data'>,
): readonly Choice[] | null {
  const { names: kind, beside = {}, chosenFrom, holds } = node.schema;
  if (kind !== undefined && names !== null && declaredKind(node, path) === null)
    return [
      ...Object.entries(beside).map(([value, label]) => ({ value, label })),
      ...[...thingLabels(names[kind])].map(([value, label]) => ({ value, label })),
    ];
  if (holds === 'picture' || holds === 'sound') return mediaOf(node.schema, media);
  return chosenFrom === undefined ? null : itemsOf(data, path, chosenFrom);
}
