import type { ValuePath } from '../scenario/parse/parse-yaml.ts';
import type { FileEdit } from './change-file.ts';

/**
 * The field that an edit changes: a list counts as one field, because an edit of it may move the items that
 * another edit names. Empty for the whole file.
 */
function fieldOf(edit: FileEdit): ValuePath {
  if (edit.op === 'create' || edit.op === 'delete' || edit.op === 'splice') return [];
  const isOfCollection = edit.op === 'move' || edit.op === 'rename';
  const path = isOfCollection ? edit.path.slice(0, -1) : edit.path;
  const whole = edit.op === 'add' && edit.key !== undefined ? [...path, edit.key] : path;
  const list = whole.findIndex((key) => typeof key === 'number');
  return list < 0 ? whole : whole.slice(0, list);
}

const contains = (around: ValuePath, path: ValuePath): boolean =>
  around.every((key, index) => path[index] === key);

interface FieldEdits {
  readonly fields: readonly ValuePath[];
  /** Positions in the list of edits. */
  readonly edits: readonly number[];
}

/**
 * The edits of a YAML file by field, each by its position: those of one field can be written without those of
 * another. A page is one field, since its paths are positions.
 */
export function separateEdits(file: string, edits: readonly FileEdit[]): readonly (readonly number[])[] {
  if (file.endsWith('.mdx')) return [edits.map((_edit, index) => index)];
  const groups = edits.reduce<readonly FieldEdits[]>((found, edit, index) => {
    const field = fieldOf(edit);
    const isSame = ({ fields }: FieldEdits): boolean =>
      fields.some((other) => contains(field, other) || contains(other, field));
    const same = found.filter(isSame);
    return [
      ...found.filter((group) => !isSame(group)),
      {
        fields: [...same.flatMap(({ fields }) => fields), field],
        edits: [...same.flatMap((group) => group.edits), index],
      },
    ];
  }, []);
  return groups.map((group) => [...group.edits].sort((one, other) => one - other));
}
