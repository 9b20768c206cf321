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

/** Stores the code through login and registration, in this tab. */
export function rememberActivationCode(code: string): void {
  const activationCode = normalizeCode(code);
  tabStorage.write(KEY, activationCode);
  setState({ activationCode });
}

export function clearActivationCode(): void {
  tabStorage.remove(KEY);
  setState({ activationCode: null });
}

export function restoreActivationCode(): void {
  const kept = tabStorage.read(KEY);
  if (kept) setState({ activationCode: normalizeCode(kept) });
}
