import { sendCsv } from '../../platform/csv.ts';
import { presentListed, type StaffStatus } from '../../staff/present-order.ts';
import { readFilter, readPageParameters, type FilterQuery } from '../../staff/read-filter.ts';
import type { StaffRouter } from './staff-router.ts';
import type { OrderFilter } from '../../store/staff/explorer.ts';
import type { Services } from '../../services/services.ts';

const USUAL_PAGE = 100;
const CSV_CHUNK = 500;

export function explorerCalls(
  services: Pick<
    Services,
    'addressSeals' | 'buyerSeals' | 'clock' | 'content' | 'limits' | 'settings' | 'staff'
  >,
  { get }: StaffRouter,
): void {
  get('/admin/status/explorer', async ({ ctx, query }) => {
    const page = readPageParameters(query, USUAL_PAGE);
    const { total, orders } = await services.staff.explorer.list(await filterOf(services, query), page);
    ctx.set('x-total-count', String(total));
    return orders.map((listed) => presentListed(services, listed));
  });

  get('/admin/status/explorer.csv', async ({ ctx, query }) => {
    const filter = await filterOf(services, query);
    sendCsv(ctx, 'plis.csv', HEADER, async function* () {
      for await (const some of services.staff.explorer.walk(filter, CSV_CHUNK))
        yield some.map((listed) => csvCells(presentListed(services, listed)));
    });
  });
}

/** The « stuck » filter needs the usual duration of each step. */
async function filterOf(
  services: Pick<Services, 'addressSeals' | 'buyerSeals' | 'clock' | 'content' | 'limits' | 'staff'>,
  query: FilterQuery,
): Promise<OrderFilter> {
  const { staff, limits, clock } = services;
  const { stuck, ...filter } = readFilter(services, query);
  if (!stuck) return { ...filter, stuck: null, forced: [] };
  await staff.statistics.refresh(clock());
  return {
    ...filter,
    stuck: await staff.statistics.stuckSince(clock()),
    forced: await limits.instruments.bruteForced(),
  };
}

const HEADER = [
  'Code',
  'Identifiant',
  'Ville',
  'État',
  'Étape',
  'Nom de l’étape',
  'Plein tarif',
  'Compte',
  'Acheteur',
  'Lot',
  'Créé le',
  'Activé le',
  'À l’étape depuis',
];

const STATE_LABELS = ['', 'COMMANDE', 'ENVOYE', 'EN COURS', 'FINI'] as const;

function csvCells({ code, identifier, story, state, step, fullOnWin, lastStepDate, staff }: StaffStatus) {
  const { email, tiedEmail, batch, createdAt, activatedAt } = staff;
  return [
    code,
    identifier,
    story.city,
    STATE_LABELS[state],
    step?.index ?? null,
    step?.name ?? null,
    fullOnWin ? 'oui' : 'non',
    email,
    tiedEmail,
    batch,
    createdAt,
    activatedAt,
    lastStepDate,
  ];
}
