import { createContext, useContext } from 'react';
import type { Note } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { updateTabState, useTabState } from '../tab-state.ts';

/** The note that is being written beside a field. `before`: as it is in the file; null for a new one. */
export interface OpenNote {
  readonly file: string;
  readonly path: ValuePath;
  readonly before: Note | null;
}

const nameOf = (city: string): string => `note.${city}`;

export const useOpenNote = (city: string) => useTabState<OpenNote | null>(nameOf(city), null);

/** Opens a new note beside a field, from anywhere in the studio. */
export const openNote = (city: string, note: OpenNote): void =>
  updateTabState<OpenNote | null>(nameOf(city), null, () => note);

/** The notes of the open file. */
interface NotesScope {
  /** By the key of their field. */
  readonly byField: ReadonlyMap<string, readonly Note[]>;
  readonly open: OpenNote | null;
  readonly refusal: string | null;
  /** Opens a note to change it, or closes the open one. */
  edit(note: OpenNote | null): void;
  /** Writes the open note. */
  save(says: string, by: string): Promise<void>;
  /** Puts a note in the place of another; null takes it away. */
  change(note: Note, by: Note | null): Promise<boolean>;
}

const NO_NOTES: NotesScope = {
  byField: new Map(),
  open: null,
  refusal: null,
  edit: () => undefined,
  save: () => Promise.resolve(),
  change: () => Promise.resolve(false),
};

export const NotesScopeContext = createContext<NotesScope>(NO_NOTES);

export const useNotesScope = (): NotesScope => useContext(NotesScopeContext);
