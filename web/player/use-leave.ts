import { useNavigate } from 'react-router-dom';
import type { Status, TileView } from '../../engine/public.ts';
import { setState } from '../state/store.ts';

/** What the desk is told by who comes from an answer. */
export interface StepArrival {
  /** A second address, a moment later. */
  readonly then?: string | undefined;
  /** The stamp of the step that was just solved. */
  readonly solved?: TileView | undefined;
}

/** Goes where the new step says: its first address now, a second one a moment later, from the desk. */
export function useLeaveForReaction(): (status: Status, solved?: TileView) => void {
  const navigate = useNavigate();
  return (status, solved) => {
    const [first = '/home', then] = status.view?.reaction.to ?? [];
    setState({ showClue: false });
    void navigate(first, { replace: true, state: { then, solved } satisfies StepArrival });
  };
}
