import { mount } from '../mount.ts';

/** Whether the game can be read without network: not in development, nor where browsers keep such things to https. */
export const canWorkOffline = (): boolean => import.meta.env.PROD && mount === '' && 'serviceWorker' in navigator;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(text: string): string };
}

const ADDRESS = '/sw.js';

/** Our policy takes no text for the address of a script (Trusted Types), but what this makes: one address, whatever it is given. */
const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => ADDRESS,
});

export function registerWorker(): void {
  if (!canWorkOffline()) return;
  void navigator.serviceWorker.register(trusted?.createScriptURL('') ?? ADDRESS).catch(() => undefined);
}
