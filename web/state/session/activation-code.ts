import { tabStorage } from '../device/storage.ts';
import { setState } from '../store.ts';

const KEY = 'activation-code';
export const CODE_LENGTH = 6;

/** As displayed and sent: upper case, letters and digits only, never longer than a code. */
export const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

/** The secret in the address of an invitation, followed by nothing of its kind. */
const INVITATION_LINK = /^[\w-]{24}(?![\w-])/;

/** The secret of an address, or six typed signs; null when it is neither. */
export function readInvitation(text: string): string | null {
  const [link] = INVITATION_LINK.exec(text.trim()) ?? [];
  const code = link ?? normalizeCode(text);
  return code.length < CODE_LENGTH ? null : code;
}

/** Longest text of the field for a code or a phrase. */
export const LONGEST_PHRASE = 60;

/**
 * A code as normalised; anything longer is a phrase, which may open a story that has no letter, and stays as
 * typed.
 */
export function codeOrPhrase(typed: string): string {
  const isPhrase = typed.replace(/[^\p{L}\p{N}]/gu, '').length > CODE_LENGTH;
  return isPhrase ? typed.trim().slice(0, LONGEST_PHRASE) : normalizeCode(typed);
}

/** Six signs of a code, and what a scanner, a message or a campaign has put behind them. */
const SCANNED_CODE = /^[A-Z0-9]{6}(?=[^\p{L}\p{N}\s'’-])/iu;

/** What the address of a letter says: its code, whatever follows it, or a phrase. */
export const scannedCode = (text: string): string => SCANNED_CODE.exec(text.trim())?.[0] ?? text;

/** Stores the code or the phrase through login and registration, in this tab. */
export function rememberActivationCode(code: string): void {
  const activationCode = codeOrPhrase(code);
  tabStorage.write(KEY, activationCode);
  setState({ activationCode });
}

export function clearActivationCode(): void {
  tabStorage.remove(KEY);
  setState({ activationCode: null });
}

export function restoreActivationCode(): void {
  const kept = tabStorage.read(KEY);
  if (kept) setState({ activationCode: codeOrPhrase(kept) });
}
