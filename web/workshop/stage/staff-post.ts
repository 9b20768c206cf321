import { cityMapOf, presentStatus } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { daysAgo, STAGED_STAFF } from './staff-orders.ts';
import { inputOf, type StagedServer } from './staged-server.ts';
import { atEnd } from './standing.ts';

const dayAgo = (server: StagedServer, days: number): string => daysAgo(server, days).slice(0, 10);

const group = (
  server: StagedServer,
  days: number,
  letters: number,
  ready = letters,
  held = 0,
  waiting = { untold: 0, soon: 0 },
): ApiSchemas['QueueGroup'] => ({
  city: server.scenario.city,
  day: dayAgo(server, days),
  letters,
  ready,
  held,
  ...waiting,
  marked: days === 1 ? 2 : 0,
  since: daysAgo(server, days),
  last: 200,
});

const lot = (
  server: StagedServer,
  batch: number,
  changes: Partial<ApiSchemas['QueueLot']>,
): ApiSchemas['QueueLot'] => ({
  batch,
  city: server.scenario.city,
  day: dayAgo(server, 2),
  holder: STAGED_STAFF,
  isMine: true,
  takenAt: daysAgo(server, 1),
  unprinted: 12,
  printed: 0,
  posted: 0,
  withheld: [],
  ...changes,
});

const withdrawn = (
  server: StagedServer,
  copy: number,
  letter: Partial<ApiSchemas['OpenWithdrawal']['letters'][number]>,
) => ({
  code: `PLI11${copy}`,
  identifier: `V-12-${copy}`,
  city: server.scenario.city,
  isStopped: !letter.isActivated,
  isActivated: false,
  isLater: false,
  state: 'posted' as const,
  batch: null,
  ...letter,
});

/** A withdrawal, lots in two hands, letters of today, and presents for later. */
export const stagedQueue = (server: StagedServer) => ({
  today: dayAgo(server, 0),
  withdrawals: [
    {
      id: 1,
      reference: 'V-12',
      email: 'camille@poste.example',
      receivedAt: daysAgo(server, 1),
      letters: [
        withdrawn(server, 1, { state: 'printed', batch: 13 }),
        withdrawn(server, 2, { isActivated: true }),
      ],
    },
  ],
  waiting: [
    group(server, 3, 2, 0),
    group(server, 1, 9, 4, 1, { untold: 1, soon: 1 }),
    group(server, 0, 31),
    group(server, -12, 2, 1),
  ],
  lots: [
    lot(server, 13, {
      holder: 'bruno@poste.example',
      isMine: false,
      unprinted: 0,
      printed: 38,
      posted: 2,
      withheld: ['PLI117'],
    }),
    lot(server, 14, {}),
  ],
});

const queuedLetter = (
  server: StagedServer,
  code: string,
  changes: Partial<ApiSchemas['QueuedLetter']>,
): ApiSchemas['QueuedLetter'] => ({
  code,
  identifier: null,
  since: daysAgo(server, 1),
  standing: 'ready',
  until: null,
  isPresent: false,
  withdrawnAt: null,
  reversal: null,
  ...changes,
});

export const stagedQueuedLetters = (server: StagedServer): ApiSchemas['QueuedLetter'][] => [
  queuedLetter(server, 'PLI142', { identifier: 'V-12-1', withdrawnAt: daysAgo(server, 0) }),
  queuedLetter(server, 'PLI143', { identifier: 'V-12-2', isPresent: true, reversal: 'dispute' }),
  queuedLetter(server, 'PLI144', { since: daysAgo(server, 0), standing: 'unaddressed' }),
  queuedLetter(server, 'PLI145', { standing: 'untold', until: daysAgo(server, 0), isPresent: true }),
  queuedLetter(server, 'PLI146', { standing: 'telling', until: daysAgo(server, -2), isPresent: true }),
  queuedLetter(server, 'PLI147', {
    since: daysAgo(server, 0),
    standing: 'correctable',
    until: daysAgo(server, 0),
  }),
];

const NO_ADDRESS = {
  code: 'no-address',
  words: 'La vente n’a pas d’adresse lisible : notez-la dans le dossier de chaque pli.',
} as const;

export const stagedSale = (
  server: StagedServer,
  id: number,
  changes: Partial<ApiSchemas['Sale']> = {},
): ApiSchemas['Sale'] => ({
  id,
  number: `V-${id}`,
  shop: 'stripe',
  reference: `pi_exemple_${id}`,
  amount: 5800,
  currency: 'eur',
  createdAt: daysAgo(server, 20 - id),
  paidAt: daysAgo(server, 20 - id),
  reversal: null,
  reversedAt: null,
  problems: [],
  lookedAt: null,
  unread: [],
  buyer: 'camille.roux@exemple.test',
  letters: [
    { code: 'PLI142', city: server.scenario.city, state: 'posted', to: 'Camille Roux', withdrawnAt: null },
    { code: 'PLI143', city: server.scenario.city, state: 'paid', to: 'Inès Morel', withdrawnAt: null },
  ],
  keepsakes: [],
  ...changes,
});

const stagedKeepsake = (
  server: StagedServer,
  id: number,
  changes: Partial<ApiSchemas['Keepsake']> = {},
): ApiSchemas['Keepsake'] => ({
  id,
  number: `V-${20 + id}-1`,
  sale: 20 + id,
  code: 'PLI142',
  city: server.scenario.city,
  paper: 'A3',
  state: 'paid',
  isHeld: false,
  createdAt: daysAgo(server, 3),
  postedAt: null,
  trackingNumber: null,
  buyer: 'camille.roux@exemple.test',
  to: 'Camille Roux',
  ...changes,
});

export const stagedKeepsakes = (server: StagedServer) => ({
  waiting: [
    stagedKeepsake(server, 1),
    stagedKeepsake(server, 2, { state: 'printed' }),
    stagedKeepsake(server, 3, { code: null, city: null, isHeld: true, to: null }),
  ],
  ended: [
    stagedKeepsake(server, 4, {
      state: 'posted',
      postedAt: daysAgo(server, 1),
      trackingNumber: '6A15602676300',
    }),
  ],
});

/** The sheet of a finished game, as it is printed. */
export function stagedKeepsakeSheet(server: StagedServer): ApiSchemas['KeepsakeSheet'] | null {
  const status = presentStatus(inputOf(server, atEnd(server.story)));
  const { view } = status;
  return (
    view && {
      number: 'V-21-1',
      paper: 'A3',
      language: 'fr',
      address: ['Camille Roux', '3 rue du Puits', '38000 Grenoble'],
      city: view.city,
      stamps: [...(view.stamps ?? [])],
      map: cityMapOf(status)?.address ?? null,
    }
  );
}

/** A sale of each kind. */
export const stagedSales = (server: StagedServer): ApiSchemas['Sale'][] => [
  stagedSale(server, 12),
  stagedSale(server, 11, {
    problems: [NO_ADDRESS],
    unread: [{ name: 'L’adresse', text: '3 rue du Puits, Grenoble' }],
  }),
  stagedSale(server, 10, {
    reversal: 'refund',
    reversedAt: daysAgo(server, 3),
    letters: [
      {
        code: 'PLI117',
        city: server.scenario.city,
        state: 'voided',
        to: null,
        withdrawnAt: daysAgo(server, 4),
      },
    ],
  }),
  stagedSale(server, 9, {
    paidAt: null,
    amount: null,
    currency: null,
    buyer: null,
    letters: [],
    problems: [NO_ADDRESS],
    lookedAt: daysAgo(server, 2),
  }),
  stagedSale(server, 8, { amount: 900, letters: [], keepsakes: [stagedKeepsake(server, 1)] }),
];

const stagedLetter = (
  server: StagedServer,
  code: string,
  changes: Partial<ApiSchemas['CounterLetter']> = {},
): ApiSchemas['CounterLetter'] => ({
  code,
  identifier: 'V-12-1',
  city: server.scenario.city,
  state: 2,
  way: 'posted',
  sale: 'V-12',
  createdAt: daysAgo(server, 8),
  buyer: 'camille.roux@exemple.test',
  to: 'Camille Roux',
  postalCode: '38000',
  player: null,
  isStopped: false,
  reversal: null,
  withdrawnAt: null,
  ...changes,
});

const stagedLetters = (server: StagedServer): ApiSchemas['CounterLetter'][] => [
  stagedLetter(server, 'PLI143', { identifier: 'V-12-2', way: 'paid', to: 'Inès Morel', state: 1 }),
  stagedLetter(server, 'PLI142', { state: 3, player: 'camille.roux@exemple.test' }),
  stagedLetter(server, 'PLI117', {
    identifier: 'V-10-1',
    sale: 'V-10',
    state: 1,
    way: 'paid',
    isStopped: true,
    reversal: 'refund',
    withdrawnAt: daysAgo(server, 4),
  }),
];

export const stagedSearch = (server: StagedServer): ApiSchemas['CounterSearch'] => ({
  letters: stagedLetters(server),
  sales: stagedSales(server).slice(0, 3),
  people: [{ email: 'camille.roux@exemple.test', bought: 3, played: 1 }],
  nearCodes: [],
  isCut: false,
});

export const stagedPerson = (server: StagedServer): ApiSchemas['CounterPerson'] => ({
  email: 'camille.roux@exemple.test',
  account: { createdAt: daysAgo(server, 30), provedAt: daysAgo(server, 29), isStaff: false },
  sales: stagedSales(server).slice(0, 3),
  letters: stagedLetters(server),
  games: stagedLetters(server).slice(1, 2),
  mails: [
    {
      kind: 'letters-posted',
      words: 'Lettre à la poste',
      createdAt: daysAgo(server, 6),
      sentAt: null,
      isWaiting: true,
    },
    {
      kind: 'sale-receipt',
      words: 'Commande bien reçue',
      createdAt: daysAgo(server, 8),
      sentAt: daysAgo(server, 8),
      isWaiting: false,
    },
  ],
  withdrawals: [{ reference: 'V-10', receivedAt: daysAgo(server, 4), code: 'PLI117' }],
  views: [{ by: 'claire@poste.test', at: daysAgo(server, 0) }],
});

export const stagedFigures = (server: StagedServer): ApiSchemas['CounterFigures'] => ({
  weeks: Array.from({ length: 8 }, (_, ago) => ({
    monday: dayAgo(server, 7 * ago + 1),
    city: server.scenario.city,
    sold: 1042 - 110 * ago,
    printed: 1017 - 104 * ago,
    posted: 1011 - 102 * ago,
    activated: 640 - 61 * ago,
    finished: 388 - 40 * ago,
  })),
  behind: [
    {
      kind: 'unposted',
      total: 2,
      oldest: ['PLI142', 'PLI143'].map((code) => ({
        code,
        city: server.scenario.city,
        since: daysAgo(server, 6),
      })),
    },
    {
      kind: 'unaddressed',
      total: 1,
      oldest: [{ code: 'PLI144', city: server.scenario.city, since: daysAgo(server, 1) }],
    },
    {
      kind: 'unopened',
      total: 41,
      oldest: [{ code: 'PLI101', city: server.scenario.city, since: daysAgo(server, 80) }],
    },
    { kind: 'delivered-unopened', total: 0, oldest: [] },
  ],
});
