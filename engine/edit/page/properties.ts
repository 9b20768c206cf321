import type { EditValue, PathEdit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import type { Splice } from '../splice.ts';
import { type PageTree, propertiesOf, propertyAt, rangeOf, tagAt } from './page-tree.ts';

/**
 * A value between the quotes of its neighbours; the signs that would end it or be read as others are written
 * out.
 */
function quotedProperty(value: EditValue, quote: string): string {
  if (typeof value !== 'string') return refuse('edit-wrong-kind');
  const safe = value.replace(/&(?=#?\w+;)/gu, '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&apos;');
  return quote + safe + quote;
}

export function planSetProperty(tree: PageTree, { path, value }: Extract<PathEdit, { op: 'set' }>): Splice[] {
  const property = propertyAt(tree, path);
  if (typeof property.value !== 'string') return refuse('edit-wrong-kind');
  const [start, end] = rangeOf(property);
  const quote = tree.text.charAt(end - 1);
  const from = start + tree.text.slice(start, end).indexOf(quote);
  return [{ start: from, end, text: quotedProperty(value, quote) }];
}

/** `value: true` adds a property without a value. */
export function planAddProperty(
  tree: PageTree,
  { path, value, at, key = '' }: Extract<PathEdit, { op: 'add' }>,
): Splice[] {
  const tag = tagAt(tree, path);
  const properties = propertiesOf(tag);
  if (!/^[a-zA-Z][\w-]*$/u.test(key)) return refuse('edit-bad-name');
  if (properties.some(({ name }) => name === key)) return refuse('edit-key-taken');
  const before = at === 0 ? undefined : properties[(at ?? properties.length) - 1];
  const start = before ? rangeOf(before)[1] : rangeOf(tag)[0] + 1 + tag.name.length;
  return [{ start, end: start, text: value === true ? ` ${key}` : ` ${key}=${quotedProperty(value, '"')}` }];
}

export function planRemoveProperty(tree: PageTree, path: PathEdit['path']): Splice[] {
  const [start, end] = rangeOf(propertyAt(tree, path));
  const spaces = /\s*$/u.exec(tree.text.slice(0, start))?.[0].length ?? 0;
  return [{ start: start - spaces, end, text: '' }];
}

export function planRenameProperty(tree: PageTree, path: PathEdit['path'], name: string): Splice[] {
  const property = propertyAt(tree, path);
  const [start] = rangeOf(property);
  if (propertiesOf(tagAt(tree, path.slice(0, -1))).some((one) => one.name === name && one !== property))
    return refuse('edit-key-taken');
  return [{ start, end: start + property.name.length, text: name }];
}

/** Renames a tag where it opens and where it closes. */
export function planRenameTag(tree: PageTree, path: PathEdit['path'], name: string): Splice[] {
  const tag = tagAt(tree, path);
  const [start, end] = rangeOf(tag);
  const closing = tree.text.slice(start, end).lastIndexOf(`</${tag.name}`);
  const open = { start: start + 1, end: start + 1 + tag.name.length, text: name };
  return closing === -1
    ? [open]
    : [open, { start: start + closing + 2, end: start + closing + 2 + tag.name.length, text: name }];
}
