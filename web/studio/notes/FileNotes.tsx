import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { DeskCity, Note } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { fieldKey } from '../form/form-scope.ts';
import { FieldNotes, NoteSlips } from './FieldNotes.tsx';
import { type CityNotes, pathOfNote, wordsAt } from './use-notes.ts';
import styles from './Notes.module.css';
import { NotesScopeContext, type OpenNote, useOpenNote } from './notes-scope.ts';

interface FileNotesProps {
  readonly city: Pick<DeskCity, 'slug'>;
  readonly path: string;
  readonly text: string;
  readonly notes: CityNotes;
  /** Whether the file’s text is shown instead of its fields: all notes then stand above it. */
  readonly isRaw: boolean;
  readonly children: ReactNode;
}

const FILE: ValuePath = [];

interface PlacedNotes {
  readonly byField: ReadonlyMap<string, readonly Note[]>;
  /** Their words are no longer in the file. */
  readonly lost: readonly Note[];
}

function placed(notes: readonly Note[], text: string, isRaw: boolean): PlacedNotes {
  const byField = new Map<string, readonly Note[]>();
  const lost: Note[] = [];
  for (const note of notes) {
    const path = pathOfNote(note, text);
    const key = fieldKey(isRaw || path === null ? FILE : path);
    if (path === null && !isRaw) lost.push(note);
    else byField.set(key, [...(byField.get(key) ?? []), note]);
  }
  return { byField, lost };
}

/** Shows the notes of an open file beside their passages. */
export function FileNotes({
  city,
  path,
  text,
  notes: { notes, refusal, change },
  isRaw,
  children,
}: FileNotesProps) {
  const [open, edit] = useOpenNote(city.slug);
  const shown = useDeferredValue(text);
  const own = useMemo(() => notes.filter(({ file }) => file === path), [notes, path]);
  // The file is read again only for notes that it has.
  const read = own.length > 0 ? shown : '';
  const { byField, lost } = useMemo(() => placed(own, read, isRaw), [own, read, isRaw]);
  const here: OpenNote | null = open?.file === path ? open : null;
  const save = async (says: string, by: string) => {
    if (!here) return;
    const on = here.before?.on ?? wordsAt(path, text, here.path);
    if (await change(here.before, { file: path, on, says, ...(by !== '' && { by }) })) edit(null);
  };
  return (
    <NotesScopeContext
      value={{ byField, open: here && isRaw ? { ...here, path: FILE } : here, refusal, edit, save, change }}
    >
      {refusal && !here && <p role="alert">{typeset(refusal)}</p>}
      {lost.length > 0 && (
        <Stack as="section" gap={2} className={styles.notes} aria-label={typeset('Notes sans passage')}>
          <p>{typeset('Ces notes parlent de mots qui ne sont plus dans ce fichier :')}</p>
          <NoteSlips notes={lost} path={FILE} />
        </Stack>
      )}
      <FieldNotes path={FILE} />
      {children}
    </NotesScopeContext>
  );
}
