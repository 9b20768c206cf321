import { useNavigate } from 'react-router-dom';
import type { Status, TileView } from '../../engine/public.ts';
import { setState } from '../state/store.ts';

/** What the desk is told by who comes from an answer. */
export interface Arrival {
  /** A second address, a moment later. */
  readonly then?: string;
  /** Where the story goes on, at the very instrument that was just left. */
  readonly goOn?: string;
}

/** The next step is played where the last one was, and nothing is shown in between. */
function sameInstrument({ view }: Status, solved: TileView | undefined): string | undefined {
  const next = view?.tiles[0];
  return next && solved && next.id === solved.id && next.label === solved.label ? next.to : undefined;
}

/** Goes where the new step says: its first address now, a second one a moment later, from the desk. `solved`: the stamp of the last step. */
export function useLeaveForReaction(): (status: Status, solved?: TileView) => void {
  const navigate = useNavigate();
  return (status, solved) => {
    const [first = '/home', then] = status.view?.reaction.to ?? [];
    const goOn = then === undefined ? sameInstrument(status, solved) : undefined;
    setState({ showClue: false });
    void navigate(first, { replace: true, state: { ...(then && { then }), ...(goOn && { goOn }) } satisfies Arrival });
  };
}
