import type { ValuePath } from '../scenario/parse/parse-yaml.ts';

/** Data that a YAML file can hold, as JSON. */
export type EditValue =
  | string
  | number
  | boolean
  | null
  | readonly EditValue[]
  | { readonly [key: string]: EditValue };

/**
 * One change of a text. `path`: in YAML, keys and list positions; in a page, positions of blocks, then of
 * what they contain, and at the end the name of a tag’s property. In a page, `value` is Markdown, or the text
 * of a property.
 */
export type Edit =
  /** Replaces a value. A list or map changes only where the new one differs. */
  | { readonly op: 'set'; readonly path: ValuePath; readonly value: EditValue }
  /**
   * Adds an item to the list, or a key to the map, at `path`. `at`: its position; without it, the last.
   * `key`: for maps and properties.
   */
  | {
      readonly op: 'add';
      readonly path: ValuePath;
      readonly value: EditValue;
      readonly at?: number;
      readonly key?: string;
    }
  | { readonly op: 'remove'; readonly path: ValuePath }
  /** Moves an item or key to position `to` of its own list or map. */
  | { readonly op: 'move'; readonly path: ValuePath; readonly to: number }
  /** Renames the key, the property or the tag at `path`. */
  | { readonly op: 'rename'; readonly path: ValuePath; readonly key: string }
  | SpliceEdit;

/** Replaces the characters `was` at offset `at` by `now`: the inverse of any edit, exact to the byte. */
export interface SpliceEdit {
  readonly op: 'splice';
  readonly at: number;
  readonly was: string;
  readonly now: string;
}

/** An edit that names a place in the file’s data. */
export type PathEdit = Exclude<Edit, SpliceEdit>;

export const isSameData = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
