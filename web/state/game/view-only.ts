import type { ApiFailure } from '../../api/client.ts';
import { getState } from '../store.ts';

export const VIEW_ONLY = 'Vous regardez le pli d’un joueur : rien ne part d’ici.';

/**
 * While staff view the game as a player, nothing is sent, neither for the player nor for themselves by
 * mistake.
 */
export const viewOnlyRefusal = (): ApiFailure | null =>
  getState().adminStatus ? { ok: false, status: 404, error: VIEW_ONLY, body: {} } : null;
