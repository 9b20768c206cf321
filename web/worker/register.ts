import { mount } from '../api/mount.ts';

/** Whether the game works offline: not in development, and not where service workers need https. */
export const canWorkOffline = (): boolean =>
  import.meta.env.PROD && mount === '' && 'serviceWorker' in navigator;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

const ADDRESS = '/sw.js';

/** The policy requires Trusted Types for script addresses; this policy returns one address for any input. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => ADDRESS,
});

export function registerWorker(): void {
  if (!canWorkOffline()) return;
  void navigator.serviceWorker.register(trusted?.createScriptURL('') ?? ADDRESS).catch(() => undefined);
}
