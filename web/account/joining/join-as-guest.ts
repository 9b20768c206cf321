import { sendJoining } from '../../api/party-calls.ts';
import { clearDevice } from '../../state/device/clear-device.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { readStoredStatus } from '../../state/game/stored-status.ts';
import { hasCompanionCookie } from '../../state/session/companion-cookie.ts';
import { enterAsGuest } from '../../state/session/session.ts';
import { CODE_LENGTH, normalizeCode } from '../../state/session/activation-code.ts';
import { newKey } from '../../state/new-key.ts';
import { refusedForm } from '../../state/game/outcome.ts';
import { wordsFor } from '../../state/words.ts';
import { joinProblem, missing, type JoinProblem } from './join-outcome.ts';

export interface Joining {
  readonly code: string;
  readonly name: string;
}

/**
 * The same for every try of the same person: an answer that was lost on the way does not take a second place.
 */
const key = newKey();

/** Joins the party and starts the session of a guest. Null after a success. */
export async function joinAsGuest({ code, name }: Joining): Promise<JoinProblem | null> {
  const signs = normalizeCode(code);
  if (signs.length < CODE_LENGTH) return missing('code', 'Une invitation a six signes');
  if (name.trim() === '') return missing('name', 'Dites votre prénom');
  const result = await sendJoining({ code: signs, name: name.trim() }, key);
  if (!result.ok) return joinProblem(result);
  if (!hasCompanionCookie()) return { ...refusedForm(wordsFor('ERROR_COOKIES')), field: null };
  if (readStoredStatus()?.status.code !== result.data.code) await clearDevice();
  enterAsGuest();
  replaceStatus(result.data);
  return null;
}
