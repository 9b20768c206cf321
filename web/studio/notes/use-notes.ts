import { useCallback, useEffect, useState } from 'react';
import type { Note } from '../../../engine/graph/desk.ts';
import { firstWords, wordsOf } from '../../../engine/graph/note-words.ts';
import { CHANGED, whyNot, type WrittenEdit } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';
import { type ApiPromise, request } from '../../api/client.ts';
import { readPageTree, segmentsOf } from '../../../engine/edit/page/page-tree.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { yamlData } from '../form/written-at.ts';

export interface CityNotes {
  readonly notes: readonly Note[];
  /** Why the last change was not written, in French. */
  readonly refusal: string | null;
  /**
   * Puts a note in the place of another; `before` is null for a new one, `after` to take one away. False when
   * nothing is written.
   */
  change(before: Note | null, after: Note | null): Promise<boolean>;
}

const NONE: SeenNotes = { seen: null, notes: [] };
const MOVED_ON =
  'Les notes ont changé entre-temps, dans un autre programme : les voici. La vôtre n’est pas encore écrite, enregistrez-la de nouveau.';

const isSame = (one: Note, other: Note | null): boolean => JSON.stringify(one) === JSON.stringify(other);

function changed(notes: readonly Note[], before: Note | null, after: Note | null): readonly Note[] {
  if (before === null) return after ? [...notes, after] : notes;
  return notes.flatMap((note) => (isSame(note, before) ? (after ?? []) : note));
}

/** The notes of a city, which follow the disk. */
export function useNotes(city: string): CityNotes {
  const [read, setRead] = useState(NONE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reload = useCallback(async () => {
    const answer = await readNotes(city);
    if (answer.ok) setRead(answer.data);
    else setRefusal(whyNot(answer));
  }, [city]);
  useEffect(() => {
    const follow = () => void reload();
    follow();
    import.meta.hot?.on('studio:desk', follow);
    // Vitest’s has no `off`.
    return () => import.meta.hot?.off?.('studio:desk', follow);
  }, [reload]);
  const change = async (before: Note | null, after: Note | null): Promise<boolean> => {
    const answer = await sendNotes(city, { ...read, notes: changed(read.notes, before, after) });
    if (answer.ok) recordEdit(answer.data.files);
    await reload();
    setRefusal(answer.ok ? null : answer.error === CHANGED ? MOVED_ON : whyNot(answer));
    return answer.ok;
  };
  return { notes: read.notes, refusal, change };
}

/** All notes of a city. `seen`: the hash of their file; null where there is none. */
interface SeenNotes {
  readonly seen: string | null;
  readonly notes: readonly Note[];
}

export const readNotes = (city: string): ApiPromise<SeenNotes> =>
  request('GET', `studio/notes?city=${encodeURIComponent(city)}`);

export const sendNotes = (slug: string, { seen, notes }: SeenNotes): ApiPromise<WrittenEdit> =>
  request('POST', 'studio/notes', { body: { slug, seen, notes } });

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

/**
 * The words by which a note finds the field at a path again: its first ones; '' for what is no text of its
 * own.
 */
export function wordsAt(file: string, text: string, path: ValuePath): string {
  const key = JSON.stringify(path);
  const passage = passagesOf(file, text).find((one) => JSON.stringify(one.path) === key);
  return firstWords(passage?.text ?? '');
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
