import { readPageTree, segmentsOf } from '../../../engine/edit/page/page-tree.ts';
import type { Note } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { yamlData } from '../form/problems-by-field.ts';

/** A text of a file, at the path of its field. */
interface Passage {
  readonly path: ValuePath;
  readonly text: string;
}

function textsIn(value: unknown, path: ValuePath): readonly Passage[] {
  if (typeof value !== 'object' || value === null)
    return [{ path, text: typeof value === 'string' || typeof value === 'number' ? String(value) : '' }];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function passagesOf(file: string, text: string): readonly Passage[] {
  if (!file.endsWith('.mdx')) return textsIn(yamlData(text), []);
  const tree = readPageTree(text);
  return tree ? segmentsOf(tree) : [];
}

const MOST_WORDS = 12;

const wordsOf = (text: string): string => text.trim().split(/\s+/u).join(' ');

/**
 * The words by which a note finds the field at a path again: its first ones; '' for what is no text of its
 * own.
 */
export function wordsAt(file: string, text: string, path: ValuePath): string {
  const key = JSON.stringify(path);
  const passage = passagesOf(file, text).find((one) => JSON.stringify(one.path) === key);
  return wordsOf(passage?.text ?? '')
    .split(' ')
    .slice(0, MOST_WORDS)
    .join(' ');
}

/** The path of the field beside which a note stands: [] for the whole file, null when its words are gone. */
export function pathOfNote({ file, on }: Note, text: string): ValuePath | null {
  const words = wordsOf(on);
  if (words === '') return [];
  const passages = passagesOf(file, text).map((one) => ({ ...one, text: wordsOf(one.text) }));
  const found =
    passages.find((one) => one.text === words) ??
    passages.findLast((one) => one.text.startsWith(words)) ??
    passages.findLast((one) => one.text.includes(words));
  return found?.path ?? null;
}
