import type { Status } from '../../../engine/public.ts';
import { request } from '../../api/client.ts';
import type { ClientState } from '../client-state.ts';
import { getState, setState } from '../store.ts';
import { tabStorage } from '../device/storage.ts';

const KEY = 'looking-at';

/** Staff see as a player, in this tab, until the hub is entered. */
export function lookAs(status: Status): void {
  tabStorage.write(KEY, status.code);
  setState({ adminStatus: status });
}

export function stopLooking(): void {
  if (!getState().adminStatus && tabStorage.read(KEY) === null) return;
  tabStorage.remove(KEY);
  setState({ adminStatus: null });
}

/** Whether a reload, or an address that was typed, has cut a look short. What the server drew is taken over first. */
export const isLookCutShort = ({ auth, adminStatus, drawn }: ClientState): boolean =>
  auth.admin && !drawn && !adminStatus && tabStorage.read(KEY) !== null;

/** Goes on looking as the same player; where that fails, the look is over. */
export async function refreshViewedStatus(): Promise<void> {
  const code = tabStorage.read(KEY) ?? '';
  const result = await request<Status>('GET', `admin/orders/${encodeURIComponent(code)}/status`);
  if (result.ok) lookAs(result.data);
  else stopLooking();
}
