import type { Status } from '../../../engine/public.ts';
import { shownStatus } from '../../state/client-state.ts';
import { useClientState } from '../../state/store.ts';

const instantsOf = (status: Status | null): readonly number[] =>
  [status?.view?.nextArrival, status?.view?.opensAt].flatMap((date) => (date ? [Date.parse(date)] : []));

/**
 * When the displayed status changes without anybody doing anything, by the server's clock; null when it does
 * not.
 */
export function useDueInstant(): number | null {
  return useClientState((state) => {
    const instants = instantsOf(shownStatus(state));
    return instants.length === 0 ? null : Math.min(...instants);
  });
}
