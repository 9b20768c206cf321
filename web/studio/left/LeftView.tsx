import { useState } from 'react';
import type { DeskCity, LeftToWrite } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { explanationOf } from '../../state/game/outcome.ts';
import { readText, type UnwrittenEdits, writeEdits } from '../files/edit-calls.ts';
import { recordEdit } from '../files/history.tsx';
import { readNotes, sendNotes } from '../notes/use-notes.ts';
import { problemText } from '../problem-words.ts';
import { openSheet } from '../sheet/open-place.ts';
import { fileLabel, fileOfStep, inOrderOfPlay, stepHeading } from '../files/file-names.ts';
import { updateTabState } from '../tab-state.ts';
import type { ViewName } from '../views.ts';
import styles from './Left.module.css';

interface Group {
  readonly step: string | null;
  readonly entries: readonly LeftToWrite[];
}

/** What is left at each step; null: beside all steps. */
function byStep(city: DeskCity): readonly Group[] {
  const groups = new Map<string | null, readonly LeftToWrite[]>();
  for (const one of city.left) groups.set(one.step, [...(groups.get(one.step) ?? []), one]);
  return inOrderOfPlay(
    city,
    [...groups].map(([step, entries]) => ({ step, entries })),
  );
}

/** Everything that a city lacks, step by step; each entry leads to its field. */
export function LeftView({ city }: { readonly city: DeskCity }) {
  const { left, proved, name } = city;
  const noted = left.filter(hasNote);
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
      {noted.length > 1 && (
        <EraseNotes city={city.slug} noted={noted} label="Effacer toutes les notes du modèle" />
      )}
      {byStep(city).map(({ step, entries }) => (
        <Stack as="section" gap={2} key={step ?? ''} className={styles.group}>
          <h2>
            {typeset(stepHeading(city, step))} <small>{entries.length}</small>
          </h2>
          <ul>
            {entries.map((entry, index) => (
              <li key={index}>
                <Entry city={city} entry={entry} />
                {entry.untouched !== undefined && (
                  <KeepText city={city.slug} file={entry.file} words={entry.untouched} />
                )}
                {hasNote(entry) && <EraseNotes city={city.slug} noted={[entry]} label="Effacer la note" />}
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

function Entry({ city, entry }: { readonly city: DeskCity; readonly entry: LeftToWrite }) {
  const { file, at, field, words, step } = entry;
  const isMedium = file.startsWith('media/') && !file.endsWith('.yaml');
  const open = () =>
    isMedium ? updateTabState<ViewName>('view', 'media', () => 'media') : openSheet(city.slug, { file, at });
  const label = isMedium ? '' : fileLabel(city, file);
  // The heading names the step already.
  const isOfStep = step !== null && file === fileOfStep(city, step);
  const place = [isOfStep ? '' : label, field].filter((part) => part !== '').join(' · ');
  return (
    <button type="button" className={`${controls.link} ${styles.entry}`} onClick={open}>
      <b>{typeset(place)}</b> {problemText(words, entry)}
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

/** Keeps a text of the template by a closed note beside it. The text is listed again once the note is opened. */
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
      <button type="button" className={controls.link} onClick={() => void keep()}>
        {typeset('Garder ce texte')}
      </button>
      {refusal !== null && <span role="alert">{typeset(refusal)}</span>}
    </>
  );
}

type NotedEntry = LeftToWrite & Required<Pick<LeftToWrite, 'note'>>;

const hasNote = (entry: LeftToWrite): entry is NotedEntry => entry.note !== undefined;

/** Takes notes out of a file as it is now. The last one goes first: the places of the others stay true. */
async function withoutNotes(file: string, noted: readonly NotedEntry[]) {
  const read = await readText(file);
  if (!read.ok) return read;
  const edits = noted
    .map(({ note: { at, text } }) => ({ op: 'splice' as const, at, was: text, now: '' }))
    .sort((one, other) => other.at - one.at);
  return { ok: true as const, data: { file, seen: read.data.seen, edits } };
}

interface EraseNotesProps {
  readonly city: string;
  readonly noted: readonly NotedEntry[];
  readonly label: string;
}

/** Takes notes of the template out of their files. One « Défaire » brings them back. */
function EraseNotes({ city, noted, label }: EraseNotesProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const erase = async () => {
    const files: UnwrittenEdits[] = [];
    for (const file of new Set(noted.map((entry) => entry.file))) {
      const own = noted.filter((entry) => entry.file === file);
      const without = await withoutNotes(`${city}/${file}`, own);
      if (!without.ok) return setRefusal(explanationOf(without) ?? NO_ANSWER);
      files.push(without.data);
    }
    const answer = await writeEdits(files);
    setRefusal(answer.ok ? null : (explanationOf(answer) ?? NO_ANSWER));
    if (answer.ok) recordEdit(answer.data.files);
  };
  return (
    <>
      <button
        type="button"
        className={noted.length > 1 ? controls.add : controls.link}
        onClick={() => void erase()}
      >
        {typeset(label)}
      </button>
      {refusal !== null && <span role="alert">{typeset(refusal)}</span>}
    </>
  );
}
