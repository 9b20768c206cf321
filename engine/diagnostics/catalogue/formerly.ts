import type { CatalogueEntry } from './entry.ts';

/** Problems of former names, by which running games find renamed things. */
export const formerly = {
  'former-name-in-use': {
    title: 'Ancien nom encore porté',
    severity: 'error',
    explanation:
      'Un ancien nom (formerly) que porte encore quelque chose de la même sorte : on ne saurait plus de quoi parle une partie en cours.',
  },
  'former-name-twice': {
    title: 'Ancien nom écrit deux fois',
    severity: 'error',
    explanation: 'Un ancien nom (formerly) ne mène qu’à une seule chose.',
  },
} as const satisfies Record<string, CatalogueEntry>;
