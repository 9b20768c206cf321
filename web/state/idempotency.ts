import { deviceStorage, readJson } from './storage.ts';

interface PendingAttempt {
  readonly order: string;
  readonly step: string;
  readonly code: string;
  readonly key: string;
}

const KEY = 'attempt';

const isPending = (value: unknown): value is PendingAttempt =>
  typeof value === 'object' && value !== null && typeof (value as PendingAttempt).key === 'string';

/** randomUUID exists only over https; a phone on the same network plays over http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key for this attempt: the same one as long as its answer has not come, even after a reload. */
export function attemptKey(order: string, step: string, code: string): string {
  const pending = readJson(deviceStorage.read(KEY), isPending);
  if (pending && pending.order === order && pending.step === step && pending.code === code) return pending.key;
  const key = newKey();
  deviceStorage.write(KEY, JSON.stringify({ order, step, code, key } satisfies PendingAttempt));
  return key;
}

/** Called when the answer came: the next attempt is another one, even with the same text. */
export const forgetAttempt = (): void => deviceStorage.remove(KEY);
