import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Note } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { fieldKey } from '../form/form-scope.ts';
import { useTabState } from '../tab-state.ts';
import { useNotesScope } from './notes-scope.ts';
import styles from './Notes.module.css';

/** The notes beside a field, and the one that is being written there. */
export function FieldNotes({ path }: { readonly path: ValuePath }) {
  const { byField, open } = useNotesScope();
  const key = fieldKey(path);
  const notes = byField.get(key) ?? [];
  const isOpen = open !== null && fieldKey(open.path) === key;
  if (notes.length === 0 && !isOpen) return null;
  return (
    <div className={styles.notes}>
      <NoteSlips notes={notes} path={path} />
      {isOpen && <NoteForm key={JSON.stringify(open)} before={open.before} />}
    </div>
  );
}

interface NoteSlipsProps {
  readonly notes: readonly Note[];
  /** Of the field beside which they stand. */
  readonly path: ValuePath;
}

export function NoteSlips({ notes, path }: NoteSlipsProps) {
  const { open, edit, remove } = useNotesScope();
  return notes
    .filter((note) => JSON.stringify(note) !== JSON.stringify(open?.before))
    .map((note) => (
      <div key={JSON.stringify(note)} className={styles.slip} role="note">
        <p>{typeset(note.says)}</p>
        {note.by !== undefined && <p className={styles.by}>{note.by}</p>}
        <p className={controls.row}>
          <button type="button" onClick={() => edit({ file: note.file, path, before: note })}>
            {typeset('Changer la note')}
          </button>
          <button type="button" onClick={() => remove(note)}>
            {typeset('Retirer la note')}
          </button>
        </p>
      </div>
    ));
}

function NoteForm({ before }: { readonly before: Note | null }) {
  const { edit, save, refusal } = useNotesScope();
  const [says, setSays] = useState(before?.says ?? '');
  const [by, setBy] = useTabState('signature', '');
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // After the form has moved the focus to the field itself.
  useEffect(() => void requestAnimationFrame(() => area.current?.focus()), []);
  const send = async () => {
    if (says.trim() === '' || isBusy) return;
    setBusy(true);
    await save(says.trim(), by.trim());
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') edit(null);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <div className={styles.slip} role="group" aria-label={typeset('Note')} onKeyDown={onKeyDown}>
      <label className={controls.field}>
        {typeset('Note, que les joueurs ne voient jamais')}
        <textarea
          ref={area}
          rows={3}
          lang="fr"
          value={says}
          onChange={({ target }) => setSays(target.value)}
        />
      </label>
      <label className={controls.field}>
        Signature
        <input type="text" autoComplete="name" value={by} onChange={({ target }) => setBy(target.value)} />
      </label>
      {refusal && (
        <p role="alert" className={controls.alert}>
          {typeset(refusal)}
        </p>
      )}
      <p className={controls.row}>
        <button type="button" disabled={says.trim() === '' || isBusy} onClick={() => void send()}>
          {typeset('Enregistrer la note')}
        </button>
        <button type="button" onClick={() => edit(null)}>
          Annuler
        </button>
      </p>
    </div>
  );
}
