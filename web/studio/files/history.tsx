import { useState } from 'react';
import { updateTabState, useTabState } from '../tab-state.ts';
import { CHANGED, type EditedFile, writeEdits } from './edit-calls.ts';
import { typeset } from '../../components/text/typography.tsx';

/** Undo and redo of what the studio wrote, over all files, through reloads. */
export interface EditHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the last one was not done, in French. */
  readonly refusal: string | null;
  /** Returns the file that it changed back. */
  undo(): Promise<string | null>;
  redo(): Promise<string | null>;
}

const MOST_KEPT = 200;
const MOVED_ON =
  'Ce fichier a changé depuis, dans un autre programme : on ne peut plus défaire ce changement.';
const REFUSED = 'Ce changement n’a pas pu être défait.';

const [DONE, UNDONE] = ['done', 'undone'];
/** The files that one edit changed, as the server told them: each with the edit that changes it back. */
type PastEdit = readonly EditedFile[];

const NONE: readonly PastEdit[] = [];

/** Stores an edit that was written, to be undone. */
export function recordEdit(written: PastEdit): void {
  updateTabState(DONE, NONE, (list) => [...list, written].slice(-MOST_KEPT));
  updateTabState(UNDONE, NONE, () => NONE);
}

export function useHistory(): EditHistory {
  const [done, setDone] = useTabState(DONE, NONE);
  const [undone, setUndone] = useTabState(UNDONE, NONE);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Writes the inverse of the last edit of a list, whose own inverse goes to the other list. */
  const turnBack = async (
    from: readonly PastEdit[],
    setFrom: typeof setDone,
    setTo: typeof setDone,
  ): Promise<string | null> => {
    const last = from.at(-1);
    if (!last) return null;
    setFrom((list) => list.slice(0, -1));
    const answer = await writeEdits(
      last.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
      true,
    );
    setRefusal(answer.ok ? null : answer.error === CHANGED ? MOVED_ON : REFUSED);
    if (!answer.ok) return null;
    setTo((list) => [...list, answer.data.files]);
    return last[0]?.file ?? null;
  };

  return {
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    refusal,
    undo: () => turnBack(done, setDone, setUndone),
    redo: () => turnBack(undone, setUndone, setDone),
  };
}

interface HistoryButtonsProps {
  readonly isBusy?: boolean;
  /** Forgets edits that are not written, which is the first thing to undo. */
  readonly discard?: (() => void) | undefined;
  /** Told of a file that was changed back. */
  readonly onFile?: (file: string | null) => void;
}

/** Undo and redo of what the studio wrote. */
export function HistoryButtons({ isBusy = false, discard, onFile = () => undefined }: HistoryButtonsProps) {
  const history = useHistory();
  return (
    <>
      <button
        type="button"
        disabled={isBusy || (!history.canUndo && !discard)}
        onClick={discard ?? (() => void history.undo().then(onFile))}
      >
        {typeset('Défaire')}
      </button>
      <button
        type="button"
        disabled={isBusy || !history.canRedo}
        onClick={() => void history.redo().then(onFile)}
      >
        {typeset('Refaire')}
      </button>
      {history.refusal && <p role="alert">{typeset(history.refusal)}</p>}
    </>
  );
}
