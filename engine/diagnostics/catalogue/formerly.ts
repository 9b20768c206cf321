import type { CatalogueEntry } from './entry.ts';

/** Names that something bore before, by which games under way find it. */
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
