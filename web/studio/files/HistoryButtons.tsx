import { typeset } from '../../components/text/typography.tsx';
import { useHistory } from './use-history.ts';

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
