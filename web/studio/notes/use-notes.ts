import { useCallback, useEffect, useState } from 'react';
import type { Note } from '../../../engine/graph/desk.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import { CHANGED } from '../files/edit-calls.ts';
import { recordEdit } from '../files/use-history.ts';
import { readNotes, type SeenNotes, sendNotes } from './note-calls.ts';

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
const NO_ANSWER = 'Le serveur ne répond pas. Rien n’est écrit, rien n’est perdu : réessayez.';

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
    else setRefusal(explanationOf(answer) ?? NO_ANSWER);
  }, [city]);
  useEffect(() => {
    const follow = () => void reload();
    follow();
    import.meta.hot?.on('studio:desk', follow);
    return () => import.meta.hot?.off('studio:desk', follow);
  }, [reload]);
  const change = async (before: Note | null, after: Note | null): Promise<boolean> => {
    const answer = await sendNotes(city, { ...read, notes: changed(read.notes, before, after) });
    if (answer.ok) recordEdit(answer.data.files);
    await reload();
    setRefusal(answer.ok ? null : answer.error === CHANGED ? MOVED_ON : (explanationOf(answer) ?? NO_ANSWER));
    return answer.ok;
  };
  return { notes: read.notes, refusal, change };
}
