import { mount } from '../mount.ts';

/** Whether the game can be read without network: not in development, nor where browsers keep such things to https. */
export const canWorkOffline = (): boolean => import.meta.env.PROD && mount === '' && 'serviceWorker' in navigator;

export function registerWorker(): void {
  if (!canWorkOffline()) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
