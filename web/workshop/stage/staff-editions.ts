import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';

type Edition = ApiSchemas['Edition'];
type Editions = ApiSchemas['Editions'];

const LIVE: Edition = {
  id: 4,
  hash: '3e27f4a8',
  state: 'live',
  author: 'Ada Lovelace',
  words: 'La grille du passage est fermée le lundi\n\nUn indice de plus, et l’horaire de la serre.',
  changes: [
    {
      city: 'Valmer',
      changes: [
        { step: 'LA_SERRE', index: 7, words: ['Horaires : changé', 'Indices : changé'] },
        { step: null, index: null, words: ['messages/serre.mdx : changé'] },
      ],
    },
  ],
  note: null,
  askedBy: null,
  at: '2026-11-29T16:58:00.000Z',
  liveAt: '2026-11-29T17:02:00.000Z',
};

const OTHERS: readonly Edition[] = [
  {
    ...LIVE,
    id: 3,
    hash: '9b0c11de',
    state: 'refused',
    words: 'Le kiosque s’appelle autrement',
    changes: [],
    note: 'ville : L’étape KIOSQUE n’existe plus. Ses 4 joueurs reviendraient à PASSAGE.',
    at: '2026-11-29T15:40:00.000Z',
    liveAt: null,
  },
  {
    ...LIVE,
    id: 2,
    hash: '51aa90f3',
    words: '',
    author: '',
    askedBy: 'claire@exemple.fr',
    changes: [],
    at: '2026-11-27T09:00:00.000Z',
    liveAt: '2026-11-27T09:00:20.000Z',
  },
];

const back = { hash: '51aa90f3', liveAt: '2026-11-27T09:00:20.000Z', refusals: [] };

/** Editions on the screen of the counter. */
export const STAGED_EDITIONS: Editions = { editions: [LIVE, ...OTHERS], live: 4, back };

export const REFUSED_EDITIONS: Editions = {
  ...STAGED_EDITIONS,
  back: {
    ...back,
    refusals: [
      {
        city: 'Valmer',
        steps: ['LA_SERRE'],
        message: 'L’étape LA_SERRE n’existe plus : ses joueurs reviendraient à PASSAGE.',
        players: 12,
      },
    ],
  },
};

export const EDITIONS_UNDER_WAY: Editions = {
  ...STAGED_EDITIONS,
  editions: [{ ...LIVE, id: 5, state: 'preparing', words: '', liveAt: null }, LIVE, ...OTHERS],
};
