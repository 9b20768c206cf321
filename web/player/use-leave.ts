import { useLocation, useNavigate } from 'react-router-dom';
import type { ReactionView, Status, TileView } from '../../engine/public.ts';
import { setState } from '../state/store.ts';

/** Navigation state for the desk after an answer. */
interface StepArrival {
  /** Second address, opened a moment later. */
  readonly then?: string | undefined;
  /** Tile of the solved step. */
  readonly solved?: TileView | undefined;
}

/** What an answer has left to open; a message that it opened carries it to the desk. */
export const useArrival = (): StepArrival => (useLocation() as { state: StepArrival | null }).state ?? {};

/**
 * Navigates to the first address of a reaction, by default the new step's; the desk opens the second one a
 * moment later.
 */
export function useLeaveForReaction(): (status: Status, solved?: TileView, reaction?: ReactionView) => void {
  const navigate = useNavigate();
  return (status, solved, reaction = status.view?.reaction) => {
    const [first = '/home', then] = reaction?.to ?? [];
    setState({ showClue: false });
    void navigate(first, { replace: true, state: { then, solved } satisfies StepArrival });
  };
}
