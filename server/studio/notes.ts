import { parse } from 'yaml';
import { NOTES_FILE } from '../content/read-city-folder.ts';
import type { FileEdit } from '../../engine/edit/change-file.ts';
import { newYaml } from '../../engine/edit/yaml/written.ts';
import type { Note } from '../../engine/graph/desk.ts';
import { type Fields, type Firmness, isBody } from './edit/edit-request.ts';
import type { CityEditor } from './edit/editor.ts';
import type { StudioAnswer } from './studio-answer.ts';

const HEADER = '# Les notes de ceux qui écrivent cette ville. Le jeu ne les lit pas.\n';

const isNote = (value: unknown): boolean =>
  isBody(value) &&
  ['file', 'on', 'says'].every((field) => typeof value[field] === 'string') &&
  (value.by === undefined || typeof value.by === 'string') &&
  value.says !== '';

/** Null for anything else than a list of notes. */
function readNotes(value: unknown): readonly Note[] | null {
  if (!Array.isArray(value) || !value.every(isNote)) return null;
  return (value as readonly Note[]).map(({ file, on, says, by }) => ({
    file,
    on,
    says,
    ...(by !== undefined && { by }),
  }));
}

/** The notes of a file’s text; null when it does not hold notes. */
function notesIn(text: string): readonly Note[] | null {
  try {
    return readNotes(parse(text) ?? []);
  } catch {
    return null;
  }
}

/** The edit that writes a whole list of notes. `before`: the text of the file; null where there is none. */
function notesEdit(before: string | null, notes: readonly Note[]): FileEdit {
  const list = notes.map((note) => ({ ...note }));
  if (before === null) return { op: 'create', text: newYaml(HEADER, list) };
  return list.length === 0 ? { op: 'delete' } : { op: 'set', path: [], value: list };
}

const fileOf = (slug: string): string => `${slug}/${NOTES_FILE}`;

/** The notes of a city; none where there is no file. */
export function readNotesOf(editor: CityEditor, slug: string): StudioAnswer {
  const read = editor.text(fileOf(slug));
  const notes = read ? notesIn(read.text) : [];
  if (notes) return { status: 200, body: { seen: read?.seen ?? null, notes } };
  return {
    status: 422,
    body: {
      error: 'NOTES_UNREADABLE',
      message: `${NOTES_FILE} ne se lit pas : corrigez-le dans votre éditeur.`,
    },
  };
}

/** Writes all notes of a city: `{slug, seen, notes}`; null for another body. */
export function writeNotes(
  editor: CityEditor,
  { slug, seen, notes, dry, insist }: Fields & Firmness,
): StudioAnswer | null {
  const list = readNotes(notes);
  if (typeof slug !== 'string' || (seen !== null && typeof seen !== 'string') || !list) return null;
  const before = editor.text(fileOf(slug))?.text ?? null;
  if (before === null && list.length === 0) return null;
  return editor.edit({
    files: [{ file: fileOf(slug), seen, edits: [notesEdit(before, list)] }],
    dry,
    insist,
  });
}
