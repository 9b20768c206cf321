import type { Language, Status } from '../../../engine/public.ts';
import { chosenLanguage } from '../../words/use-words.ts';
import { shownStatus, type ClientState } from '../client-state.ts';
import { getState, useClientState } from '../store.ts';
import { readStoredStatus } from './stored-status.ts';

const isOffered = (status: Status | null, language: Language): boolean =>
  !status?.view || status.view.city.languages?.includes(language) === true;

/**
 * The language of the game: the one that the telephone has chosen where the city offers it, else French. Until the
 * server has told the game, its copy on the device decides, so that no screen is first drawn in another language.
 */
export function gameLanguage(state: ClientState = getState()): Language {
  const chosen = chosenLanguage();
  if (chosen === 'fr') return chosen;
  return isOffered(shownStatus(state) ?? readStoredStatus()?.status ?? null, chosen) ? chosen : 'fr';
}

export const useGameLanguage = (): Language => useClientState(gameLanguage);
