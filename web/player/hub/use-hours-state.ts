import { useEffect } from 'react';
import type { HoursView } from '../../../engine/public.ts';
import { refreshStatus } from '../../state/game/status.ts';
import { useServerNow } from '../../state/game/use-server-now.ts';

export type HoursState = HoursView['state'];

const CLOSING_MS = 1.5 * 3_600_000;
const TICK_MS = 15_000;

/**
 * State at `now`, derived from the server's last response. After the next change only the server knows more.
 */
export function hoursStateAt(hours: HoursView, now: number): HoursState {
  if (hours.state === 'closed' || hours.until === null) return hours.state;
  const left = Date.parse(hours.until) - now;
  if (left <= 0) return 'closed';
  return left <= CLOSING_MS ? 'closing' : 'open';
}

/** State of the hours, updated while the screen is open. */
export function useHoursState(hours: HoursView): HoursState {
  const now = useServerNow(TICK_MS);
  const changed = hours.until !== null && now >= Date.parse(hours.until);
  useEffect(() => {
    if (changed) void refreshStatus();
  }, [changed, hours.until]);
  return hoursStateAt(hours, now);
}
