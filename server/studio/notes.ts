import { parse } from 'yaml';
import { NOTES_FILE } from '../content/read-city-folder.ts';
import type { FileEdit } from '../../engine/edit/change-file.ts';
import { newYaml } from '../../engine/edit/yaml/written.ts';
import type { Note } from '../../engine/graph/desk.ts';
import type { StudioBody } from '../../schemas/api/studio.generated.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import type { CityEditor } from './edit/editor.ts';
import type { StudioAnswer } from './studio-answer.ts';

const HEADER = '# Les notes de ceux qui écrivent cette ville. Le jeu ne les lit pas.\n';

const isSaid = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.says === 'string' &&
  value.says !== '' &&
  (value.by === undefined || typeof value.by === 'string');

const isNote = (value: unknown): boolean =>
  isRecord(value) &&
  isSaid(value) &&
  ['file', 'on'].every((field) => typeof value[field] === 'string') &&
  (value.answers === undefined || (Array.isArray(value.answers) && value.answers.every(isSaid))) &&
  (value.closed === undefined || value.closed === true);

/** Null for anything else than a list of notes. */
function readNotes(value: unknown): readonly Note[] | null {
  if (!Array.isArray(value) || !value.every(isNote)) return null;
  return (value as readonly Note[]).map(({ file, on, says, by, answers, closed }) => ({
    file,
    on,
    says,
    ...(by !== undefined && { by }),
    ...(answers && { answers }),
    ...(closed && { closed }),
  }));
}

/** The notes of a file’s text; null when it does not hold notes. */
export function notesIn(text: string): readonly Note[] | null {
  try {
    return readNotes(parse(text) ?? []);
  } catch {
    return null;
  }
}

/** The edit that writes a whole list of notes. `before`: the text of the file; null where there is none. */
function notesEdit(before: string | null, notes: readonly Note[]): FileEdit {
  const list = notes.map(({ answers, ...note }) => ({
    ...note,
    ...(answers && { answers: answers.map((answer) => ({ ...answer })) }),
  }));
  if (before === null) return { op: 'create', text: newYaml(HEADER, list) };
  return list.length === 0 ? { op: 'delete' } : { op: 'set', path: [], value: list };
}

const fileOf = (slug: string): string => `${slug}/${NOTES_FILE}`;

interface SeenNotes {
  readonly seen: string | null;
  readonly notes: readonly Note[];
}

/** The notes of a city; none where there is no file. */
export function readNotesOf(editor: CityEditor, slug: string): StudioAnswer {
  const read = notesOf(editor, slug);
  return 'notes' in read ? { status: 200, body: read } : read;
}

/** The same with the hash of their file, or the refusal. */
export function notesOf(editor: CityEditor, slug: string): SeenNotes | StudioAnswer {
  const read = editor.text(fileOf(slug));
  const notes = read ? notesIn(read.text) : [];
  if (notes) return { seen: read?.seen ?? null, notes };
  return {
    status: 422,
    body: {
      error: 'NOTES_UNREADABLE',
      message: 'Le fichier des notes ne se lit pas : corrigez-le dans votre éditeur.',
    },
  };
}

/** Writes all notes of a city; null when there is nothing to write. */
export function writeNotes(
  editor: CityEditor,
  { slug, seen, notes, dryRun, force }: StudioBody<'/api/studio/notes'>,
): StudioAnswer | null {
  const before = editor.text(fileOf(slug))?.text ?? null;
  if (before === null && notes.length === 0) return null;
  return editor.edit({
    files: [{ file: fileOf(slug), seen, edits: [notesEdit(before, notes)] }],
    dryRun,
    force,
  });
}
