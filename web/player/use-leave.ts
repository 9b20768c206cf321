import { useNavigate } from 'react-router-dom';
import type { Status } from '../../engine/public.ts';
import { setState } from '../state/store.ts';

/** Goes where the new step says: its first address now, a second one a moment later, from the desk. */
export function useLeaveForReaction(): (status: Status) => void {
  const navigate = useNavigate();
  return (status) => {
    const [first = '/home', then] = status.view?.reaction.to ?? [];
    setState({ showClue: false });
    void navigate(first, { replace: true, state: then ? { then } : null });
  };
}
