import { mount } from '../mount.ts';

/** Lets the game be read without network: not in development, nor where browsers keep such things to https. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || mount !== '' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
