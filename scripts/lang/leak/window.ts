import { JSDOM } from 'jsdom';

const GLOBALS = ['document', 'localStorage', 'sessionStorage', 'navigator', 'window'] as const;

/** Some screens ask the telephone for its preferences while they are drawn: here, one that plays in English. */
export function openWindow(): void {
  const { window } = new JSDOM('', { url: 'https://poste.example/home' });
  window.document.cookie = 'language=en';
  for (const name of GLOBALS)
    Object.defineProperty(globalThis, name, {
      configurable: true,
      value: name === 'window' ? window : window[name],
    });
}
