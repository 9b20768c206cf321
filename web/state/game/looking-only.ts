import type { ApiFailure } from '../../api/client.ts';
import { getState } from '../store.ts';

export const LOOKING_ONLY = 'Vous regardez le pli d’un joueur : rien ne part d’ici.';

/** While staff see as a player, nothing is sent: neither for the player, nor by mistake for themselves. */
export const lookingOnly = (): ApiFailure | null =>
  getState().adminStatus ? { ok: false, status: 404, error: LOOKING_ONLY, body: {} } : null;
