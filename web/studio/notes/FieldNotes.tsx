import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Note } from '../../../engine/graph/desk.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { Alert } from '../Alert.tsx';
import controls from '../controls.module.css';
import { missingWords, ReadyButton } from '../ReadyButton.tsx';
import { fieldKey } from '../form/form-scope.ts';
import { useTabState } from '../tab-state.ts';
import { useNotesScope } from './notes-scope.ts';
import styles from './Notes.module.css';

/** The notes beside a field, and the one that is being written there. */
export function FieldNotes({ path }: { readonly path: ValuePath }) {
  const { byField, open, edit, save } = useNotesScope();
  const key = fieldKey(path);
  const notes = byField.get(key) ?? [];
  const isOpen = open !== null && fieldKey(open.path) === key;
  if (notes.length === 0 && !isOpen) return null;
  return (
    <Stack gap={2} className={styles.notes}>
      <NoteSlips notes={notes} path={path} />
      {isOpen && (
        <NoteForm
          key={JSON.stringify(open)}
          label="Note, que les joueurs ne voient jamais"
          first={open.before?.says}
          onSave={save}
          onClose={() => edit(null)}
        />
      )}
    </Stack>
  );
}

interface NoteSlipsProps {
  readonly notes: readonly Note[];
  /** Of the field beside which they stand. */
  readonly path: ValuePath;
}

export function NoteSlips({ notes, path }: NoteSlipsProps) {
  const { open } = useNotesScope();
  const shown = notes.filter((note) => JSON.stringify(note) !== JSON.stringify(open?.before));
  const closed = shown.filter((note) => note.closed);
  const slip = (note: Note) => <NoteSlip key={JSON.stringify(note)} note={note} path={path} />;
  return (
    <>
      {shown.filter((note) => !note.closed).map(slip)}
      {closed.length > 0 && (
        <details className={controls.unfolding}>
          <summary>{typeset(`Notes closes : ${closed.length}`)}</summary>
          {closed.map(slip)}
        </details>
      )}
    </>
  );
}

/** What a note says, who wrote it, and its answers. */
export function NoteWords({ note: { says, by, answers = [] } }: { readonly note: Note }) {
  return [{ says, by }, ...answers].map((said, index) => (
    <div key={index} className={index > 0 ? styles.answer : undefined}>
      <p>{typeset(said.says)}</p>
      {said.by !== undefined && <p className={styles.by}>{said.by}</p>}
    </div>
  ));
}

function NoteSlip({ note, path }: { readonly note: Note; readonly path: ValuePath }) {
  const { edit, change } = useNotesScope();
  const [isAnswering, setAnswering] = useState(false);
  const { closed, ...open } = note;
  const answer = async (says: string, by: string) => {
    const answers = [...(note.answers ?? []), { says, ...(by !== '' && { by }) }];
    if (await change(note, { ...note, answers })) setAnswering(false);
  };
  return (
    <Stack gap={2} className={styles.slip} role="note">
      <NoteWords note={note} />
      {isAnswering ? (
        <NoteForm label="Réponse" onSave={answer} onClose={() => setAnswering(false)} />
      ) : (
        <p className={controls.row}>
          <button type="button" onClick={() => setAnswering(true)}>
            {typeset('Répondre')}
          </button>
          <button type="button" onClick={() => void change(note, closed ? open : { ...note, closed: true })}>
            {typeset(closed ? 'Rouvrir' : 'Clore')}
          </button>
          <button type="button" onClick={() => edit({ file: note.file, path, before: note })}>
            {typeset('Changer la note')}
          </button>
          <button type="button" onClick={() => void change(note, null)}>
            {typeset('Retirer la note')}
          </button>
        </p>
      )}
    </Stack>
  );
}

interface NoteFormProps {
  readonly label: string;
  readonly first?: string | undefined;
  readonly onSave: (says: string, by: string) => Promise<void>;
  readonly onClose: () => void;
}

function NoteForm({ label, first = '', onSave, onClose }: NoteFormProps) {
  const { refusal } = useNotesScope();
  const [says, setSays] = useState(first);
  const [by, setBy] = useTabState('signature', '');
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // After the form has moved the focus to the field itself.
  useEffect(() => void requestAnimationFrame(() => area.current?.focus()), []);
  const send = async () => {
    if (says.trim() === '' || isBusy) return;
    setBusy(true);
    await onSave(says.trim(), by.trim());
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <Stack gap={2} className={styles.slip} role="group" aria-label={typeset('Note')} onKeyDown={onKeyDown}>
      <label className={controls.field}>
        {typeset(label)}
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
      <Alert>{refusal}</Alert>
      <p className={controls.row}>
        <ReadyButton
          missing={says.trim() === '' ? missingWords(['les mots de la note']) : null}
          isBusy={isBusy}
          onClick={() => void send()}
        >
          {typeset('Enregistrer')}
        </ReadyButton>
        <button type="button" onClick={onClose}>
          Annuler
        </button>
      </p>
    </Stack>
  );
}
