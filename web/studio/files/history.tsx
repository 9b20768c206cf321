import { useMemo, useState } from 'react';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { tabState, updateTabState, useTabState } from '../tab-state.ts';
import { CHANGED, type EditedFile, writeEdits } from './edit-calls.ts';
import { typeset } from '../../components/text/typography.tsx';
import { ReadyButton } from '../ReadyButton.tsx';

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

/** The texts that an edit made in a city, by their paths below its folder. */
export const textsMade = (slug: string, written: PastEdit): readonly string[] =>
  written.flatMap(({ file, inverse }) =>
    inverse.op === 'delete' && file.startsWith(`${slug}/`) && /\.(yaml|mdx)$/u.test(file)
      ? [file.slice(slug.length + 1)]
      : [],
  );

/** A city with the texts that the last edit made: its desk has them only some seconds later. */
export function useWithMade(city: DeskCity): DeskCity {
  const [done] = useTabState(DONE, NONE);
  const last = done.at(-1);
  return useMemo(() => {
    const made = textsMade(city.slug, last ?? []).filter((path) => !city.files.includes(path));
    return made.length === 0 ? city : { ...city, files: [...city.files, ...made] };
  }, [city, last]);
}

interface HistoryButtonsProps {
  /**
   * Forgets edits that are not written, which is the first thing to undo; false when they were written
   * meanwhile. Undefined when there are none.
   */
  readonly discard?: (() => Promise<boolean>) | undefined;
  /** Told of a file that was changed back. */
  readonly onFile?: (file: string) => void;
}

/** Undo and redo of what the studio wrote, over all files, through reloads. */
export function HistoryButtons({ discard, onFile }: HistoryButtonsProps) {
  const [done] = useTabState(DONE, NONE);
  const [undone] = useTabState(UNDONE, NONE);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Writes the inverse of the last edit of a list, whose own inverse goes to the other list. */
  const turnBack = async (from: string, to: string) => {
    const last = tabState(from, NONE).at(-1);
    if (!last) return;
    updateTabState(from, NONE, (list) => list.slice(0, -1));
    const answer = await writeEdits(
      last.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
      true,
    );
    setRefusal(answer.ok ? null : answer.error === CHANGED ? MOVED_ON : REFUSED);
    if (!answer.ok) return;
    updateTabState(to, NONE, (list) => [...list, answer.data.files]);
    if (last[0]) onFile?.(last[0].file);
  };
  const undo = async () => {
    if (!(await discard?.())) await turnBack(DONE, UNDONE);
  };

  return (
    <>
      <ReadyButton
        missing={done.length === 0 && !discard ? 'Rien à défaire' : null}
        isQuiet
        onClick={() => void undo()}
      >
        {typeset('Défaire')}
      </ReadyButton>
      <ReadyButton
        missing={undone.length === 0 || discard !== undefined ? 'Rien à refaire' : null}
        isQuiet
        onClick={() => void turnBack(UNDONE, DONE)}
      >
        {typeset('Refaire')}
      </ReadyButton>
      {refusal && <p role="alert">{typeset(refusal)}</p>}
    </>
  );
}
