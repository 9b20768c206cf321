import type { Status } from '../../../engine/public.ts';
import { request, type ApiFailure } from '../../api/client.ts';
import type { ClientState } from '../client-state.ts';
import { getState, setState } from '../store.ts';
import { tabStorage } from '../device/storage.ts';

export const VIEW_ONLY = 'VIEW_ONLY';

/**
 * While staff view the game as a player, nothing is sent, neither for the player nor for themselves by
 * mistake.
 */
export const viewOnlyRefusal = (): ApiFailure | null =>
  getState().adminStatus ? { ok: false, status: 404, error: VIEW_ONLY, body: {} } : null;

const KEY = 'looking-at';

/** Staff view the game as a player, in this tab, until they enter the hub. */
export function viewAs(status: Status): void {
  tabStorage.write(KEY, status.code);
  setState({ adminStatus: status });
}

export function stopViewing(): void {
  if (!getState().adminStatus && tabStorage.read(KEY) === null) return;
  tabStorage.remove(KEY);
  setState({ adminStatus: null });
}

/**
 * Whether a reload, or a typed address, has interrupted a view. The server-rendered screen is hydrated first.
 */
export const isViewInterrupted = ({ auth, adminStatus, isServerRendered }: ClientState): boolean =>
  auth.admin && !isServerRendered && !adminStatus && tabStorage.read(KEY) !== null;

/** Reloads the viewed status; a failure ends the view. */
export async function refreshViewedStatus(): Promise<void> {
  const code = tabStorage.read(KEY) ?? '';
  const result = await request<Status>('GET', `admin/orders/${encodeURIComponent(code)}/status`);
  if (result.ok) viewAs(result.data);
  else stopViewing();
}
