import { useState } from 'react';
import type { DeskCity, LeftToWrite } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { explanationOf } from '../../state/game/outcome.ts';
import { readText, writeEdits } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';
import { readNotes, sendNotes } from '../notes/use-notes.ts';
import { problemText } from '../problem-words.ts';
import { openSheet } from '../sheet/open-place.ts';
import { fileLabel } from '../files/file-names.ts';
import { updateTabState } from '../tab-state.ts';
import type { ViewName } from '../views.ts';
import styles from './Left.module.css';

/** The entries of one step, in their order; null: beside all steps. */
function byStep(left: readonly LeftToWrite[]): ReadonlyMap<string | null, readonly LeftToWrite[]> {
  const groups = new Map<string | null, readonly LeftToWrite[]>();
  for (const one of left) groups.set(one.step, [...(groups.get(one.step) ?? []), one]);
  return groups;
}

/** Everything that a city lacks, step by step; each entry leads to its field. */
export function LeftView({ city }: { readonly city: DeskCity }) {
  const { left, proved, name } = city;
  return (
    <div
      className={controls.column}
      tabIndex={0}
      role="region"
      aria-label={typeset(`Ce qui reste à écrire à ${name}`)}
    >
      <p role="status">
        {typeset(left.length === 0 ? 'Tout est écrit. ' : `Reste à écrire : ${leftWords(left.length)}. `)}
        {!proved && typeset('La ville se joue encore partout : la liste peut grandir.')}
      </p>
      {[...byStep(left)].map(([step, entries]) => (
        <Stack as="section" gap={2} key={step ?? ''} className={styles.group}>
          <h2>
            {step === null ? typeset('À côté des étapes') : `${entries[0]?.index ?? ''}. ${step}`}{' '}
            <small>{entries.length}</small>
          </h2>
          <ul>
            {entries.map((entry, index) => (
              <li key={index}>
                <Entry city={city} entry={entry} />
                {entry.untouched !== undefined && (
                  <KeepText city={city.slug} file={entry.file} words={entry.untouched} />
                )}
                {entry.note && <EraseNote city={city.slug} entry={entry} note={entry.note} />}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </div>
  );
}

/** « 3 passages ». */
export const leftWords = (count: number): string => `${count} passage${count > 1 ? 's' : ''}`;

function Entry({
  city,
  entry: { file, at, field, words },
}: {
  readonly city: DeskCity;
  readonly entry: LeftToWrite;
}) {
  const isMedium = file.startsWith('media/') && !file.endsWith('.yaml');
  const open = () =>
    isMedium ? updateTabState<ViewName>('view', 'media', () => 'media') : openSheet(city.slug, { file, at });
  const place = isMedium ? field : [fileLabel(city, file), field].filter((part) => part !== '').join(' · ');
  return (
    <button type="button" className={`${controls.link} ${styles.entry}`} onClick={open}>
      <b>{typeset(place)}</b> {problemText(words, file)}
    </button>
  );
}

const NO_ANSWER = 'Le serveur ne répond pas. Rien n’est changé : réessayez.';

interface KeepTextProps {
  readonly city: string;
  readonly file: string;
  /** The first words of the text. */
  readonly words: string;
}

const KEPT = 'Texte du modèle, gardé tel quel.';

/** Keeps a text of the template by a closed note beside it. Who opens the note again has it in the list again. */
function KeepText({ city, file, words }: KeepTextProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = async () => {
    const read = await readNotes(city);
    if (!read.ok) return setRefusal(explanationOf(read) ?? NO_ANSWER);
    const note = { file, on: words, says: KEPT, closed: true } as const;
    const answer = await sendNotes(city, { ...read.data, notes: [...read.data.notes, note] });
    setRefusal(answer.ok ? null : (explanationOf(answer) ?? NO_ANSWER));
    if (answer.ok) recordEdit(answer.data.files);
  };
  return (
    <>
      <button type="button" className={controls.add} onClick={() => void keep()}>
        {typeset('Garder ce texte')}
      </button>
      {refusal !== null && <span role="alert">{typeset(refusal)}</span>}
    </>
  );
}

interface EraseNoteProps {
  readonly city: string;
  readonly entry: LeftToWrite;
  readonly note: NonNullable<LeftToWrite['note']>;
}

/** Takes a note of the template out of its file. « Défaire » brings it back. */
function EraseNote({ city, entry, note }: EraseNoteProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const file = `${city}/${entry.file}`;
  const erase = async () => {
    const read = await readText(file);
    if (!read.ok) return setRefusal(explanationOf(read) ?? NO_ANSWER);
    const edits = [{ op: 'splice', at: note.at, was: note.text, now: '' }] as const;
    const answer = await writeEdits([{ file, seen: read.data.seen, edits: [...edits] }]);
    setRefusal(answer.ok ? null : (explanationOf(answer) ?? NO_ANSWER));
    if (answer.ok) recordEdit(answer.data.files);
  };
  return (
    <>
      <button type="button" className={controls.add} onClick={() => void erase()}>
        {typeset('Effacer la note')}
      </button>
      {refusal !== null && <span role="alert">{typeset(refusal)}</span>}
    </>
  );
}
