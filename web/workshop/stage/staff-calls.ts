import { type Scenario, dayAt, isCheckDue, languagesOf, presentLetter } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { CODE, type StagedServer, inputOf, stagedStatus } from './staged-server.ts';
import { type StagedAnswer, type StagedAnswers, stagedReport } from './game-calls.ts';
import { listed, ok, refusedReply } from './reply.ts';
import { EDITIONS_UNDER_WAY, STAGED_EDITIONS } from './staff-editions.ts';
import { stagedOrderFile } from './staff-file.ts';
import {
  stagedFigures,
  stagedKeepsakes,
  stagedKeepsakeSheet,
  stagedPerson,
  stagedQueue,
  stagedQueuedLetters,
  stagedSale,
  stagedSales,
  stagedSearch,
} from './staff-post.ts';
import { STAGED_STAFF, allOrders, daysAgo, stepsOf, stuckOrder, unsentOrders } from './staff-orders.ts';
import { atStart } from './standing.ts';

const cities: StagedAnswer = (server) => {
  const { city, slug, name, letter, media } = server.scenario;
  const steps = stepsOf(server).map(({ name, index, description, kind }) => ({
    name,
    index,
    description,
    kind,
  }));
  const pictures = media
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({ name: file, address: server.addresses.medium(file) }));
  return ok([
    {
      city,
      slug,
      name,
      steps,
      pictures,
      hasLetter: letter !== null,
      languages: languagesOf(server.scenario),
    } satisfies ApiSchemas['StaffCity'],
  ]);
};

function letter(server: StagedServer): ApiSchemas['Letter'] {
  const { slug, name, timeZone } = server.scenario;
  const standing = server.standing ?? atStart(server.story);
  return {
    code: CODE,
    identifier: 'CMD-2026-0417',
    giftFrom: null,
    giftTo: null,
    giftLine: null,
    address: ['Camille Destrier', '12 RUE DE LA RÉPUBLIQUE', '49000 ANGERS'],
    copies: server.scenario.roles.length > 0 ? 2 : 1,
    city: { slug, name, timeZone },
    language: 'fr',
    link: `https://poste.example/a/${CODE}`,
    isLinkLocal: false,
    startDate: daysAgo(server, 3),
    ...presentLetter(inputOf(server, standing)),
  };
}

const batch = (server: StagedServer, id: number): ApiSchemas['Batch'] => ({
  id,
  city: server.scenario.city,
  count: 50 * id,
  label: id === 1 ? null : 'Librairie du quai, avant l’été',
  createdAt: daysAgo(server, 30 - id),
  taken: id === 2 ? { holder: 'claire@exemple.fr', isMine: false, takenAt: daysAgo(server, 1) } : null,
});

/** The first batch, being printed. */
const printJob = (
  server: StagedServer,
  changes: Partial<ApiSchemas['PrintJob']>,
): ApiSchemas['PrintJob'] => ({
  id: 1,
  batch: 1,
  form: 'sheets',
  state: 'printing',
  failure: null,
  letters: 50,
  printed: 30,
  tries: 1,
  createdAt: daysAgo(server, 0),
  endedAt: null,
  keptUntil: null,
  ...changes,
});

const changed: StagedAnswer = (server) => ok(stuckOrder(server));
const theirStatus: StagedAnswer = (server) => {
  const status = stagedStatus({ ...server, standing: server.standing ?? atStart(server.story) });
  return status ? ok(status) : refusedReply(404, 'NO_STATUS');
};

const QR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h3v3H1ZM5 1h3v3H5ZM1 5h3v3H1ZM5 5h1v1H5ZM7 7h1v1H7Z"/></svg>';
const SECRET = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `4f7a-${1000 + 37 * index}`);

export const staffCalls = {
  'GET admin/cities': cities,
  'GET admin/status/unsent': (server) => listed(unsentOrders(server)),
  'GET admin/status/explorer': (server) => listed(allOrders(server), 312),
  'POST admin/status/create': (server) => ok(unsentOrders(server)[0]),
  'POST admin/status/markSent': changed,
  'POST admin/status/changeStep': changed,
  'POST admin/status/fullOnWin': changed,
  'POST admin/status/removeStoryFromUser': changed,
  'POST user/status/changeStep': theirStatus,
  'GET admin/batches': (server) => listed([batch(server, 2), batch(server, 1)], 120),
  'POST admin/batches': (server) => ok({ ...batch(server, 3), codes: ['PLI200', 'PLI201'] }, 201),
  'GET admin/batches/:': (server) => ok(batch(server, 2)),
  'POST admin/batches/:/print': (server) => ok([letter(server)]),
  'GET admin/batches/:/letters': (server) => listed([letter(server)], 50),
  'POST admin/batches/:/printing': (server) => ok(printJob(server, { state: 'waiting', printed: 0 })),
  'GET admin/queue': (server) => ok(stagedQueue(server)),
  'GET admin/keepsakes': (server) => ok(stagedKeepsakes(server)),
  'GET admin/keepsakes/:/sheet': (server) => ok(stagedKeepsakeSheet(server)),
  'POST admin/keepsakes/:/game': (server) => ok(stagedKeepsakes(server).waiting[0]),
  'POST admin/keepsakes/:/post': (server) => ok(stagedKeepsakes(server).ended[0]),
  'POST admin/keepsakes/:/cancel': (server) => ok(stagedKeepsakes(server).ended[0]),
  'GET admin/queue/letters': (server) => listed(stagedQueuedLetters(server)),
  'POST admin/queue/take': (server) => ok(stagedQueue(server).lots[1], 201),
  'POST admin/batches/:/take': (server) => ok(stagedQueue(server).lots[1]),
  'POST admin/batches/:/release': () => ok({}),
  'POST admin/batches/:/post': (server) => ok(stagedQueue(server).lots[0]),
  'POST admin/withdrawals/:/settle': () => ok({}),
  'POST admin/withdrawals/:/release': () => ok({}),
  'POST admin/orders/:/queue': changed,
  'POST admin/orders/:/unqueue': changed,
  'POST admin/orders/:/release': changed,
  'POST admin/orders/:/lost': changed,
  'GET admin/search': (server) => ok(stagedSearch(server)),
  'POST admin/person': (server) => ok(stagedPerson(server)),
  'GET admin/sales': (server) => listed(stagedSales(server), 120),
  'POST admin/sales/:/looked': (server) => ok(stagedSale(server, 11)),
  'GET admin/figures': (server) => ok(stagedFigures(server)),
  'GET admin/carriers': () => ok({ carriers: ['la-poste', 'sendcloud'], sellsLabels: true }),
  'POST admin/orders/:/tracking': changed,
  'POST admin/orders/:/label': () => ok({ carrier: 'sendcloud', number: '6A15602676300', pdf: '' }),
  'GET admin/printing': (server) => ok([printJob(server, {})]),
  'POST admin/printing/:/cancel': (server) =>
    ok(printJob(server, { state: 'cancelled', endedAt: daysAgo(server, 0) })),
  'GET admin/funnel': (server) => ok(funnel(server)),
  'GET admin/editions': () => ok(STAGED_EDITIONS),
  'POST admin/editions/back': () => ok(EDITIONS_UNDER_WAY),
  'GET admin/places': (server) => ok(places(server)),
  'POST admin/places/gone': (server) => ok(places(server)),
  'POST admin/places/back': (server) => ok(places(server)),
  'GET admin/reports': (server) => listed(reports(server)),
  'GET admin/orders/:/file': (server) => ok(stagedOrderFile(server)),
  'GET admin/orders/:/status': theirStatus,
  'GET admin/orders/:/report': stagedReport,
  'GET admin/orders/:/letter': (server) => ok(letter(server)),
  'POST admin/orders/:/print': (server) => ok(letter(server)),
  'POST admin/orders/:/step': changed,
  'POST admin/orders/:/undo': changed,
  'POST admin/orders/:/note': changed,
  'POST admin/orders/:/resend': changed,
  'POST admin/orders/:/tie': changed,
  'POST admin/orders/:/gift': changed,
  'POST admin/orders/:/address': changed,
  'GET admin/secondFactor': () => ok({ enrolled: false, recoveryCodesLeft: 0 }),
  'POST admin/secondFactor/enrol': () =>
    ok({ secret: SECRET, uri: `otpauth://totp/Poste?secret=${SECRET}`, qr: QR }),
  'POST admin/secondFactor/confirm': () => ok({ recoveryCodes }),
  'POST admin/secondFactor/disable': () => ok({}),
} as const satisfies StagedAnswers;

const STARTED = 240;
const LOSS = 13;

/** Fewer players at each step, and unexpected answers at every third. */
function funnel(server: StagedServer): ApiSchemas['Funnel'] {
  return {
    city: server.scenario.city,
    started: STARTED,
    finished: 96,
    steps: stepsOf(server).map(({ name, index, description, kind }, position) => ({
      name,
      index,
      description,
      kind,
      reached: STARTED - LOSS * position,
      solved: STARTED - LOSS * (position + 1),
      detours: position % 4,
      hints: 31 * position,
      wrong: 17 * position,
      almost: 5 * position,
      unreadable: position,
      times:
        position < 2 ? null : { medianSeconds: 420 * position, p90Seconds: 3100 * position, players: 80 },
      languages:
        position % 3 === 1
          ? [{ language: 'en', solved: 40, hints: 12 * position, wrong: 9 * position, almost: 2 }]
          : [],
      wrongAnswers: position % 3 === 1 ? wrongAnswers(server) : [],
    })),
  };
}

const wrongAnswers = (server: StagedServer): ApiSchemas['WrongAnswer'][] => [
  {
    reading: 'la tour',
    count: 12,
    lastAt: daysAgo(server, 1),
    reply: null,
    isUnanswered: true,
    yaml: "replies:\n  - to: ['la tour']\n    say: 'À écrire.'\n",
  },
  {
    reading: 'le phare',
    count: 4,
    lastAt: daysAgo(server, 2),
    reply: 'Plus bas.',
    isUnanswered: false,
    yaml: null,
  },
];

/** The city's places; the first is gone. */
function places(server: StagedServer): ApiSchemas['Place'][] {
  const { story, scenario } = server;
  const today = dayAt(atStart(story).now, scenario.timeZone);
  return scenario.places.map(({ slug, name, ifGone, lastChecked }, position) => {
    const history = position === 0 ? [goneEntry(server)] : [];
    return {
      city: scenario.city,
      place: slug,
      name,
      ifGone: ifGone ?? null,
      lastChecked: lastChecked === 'never' ? null : lastChecked,
      isCheckDue: isCheckDue({ lastChecked }, today),
      steps: stepsAt(scenario, slug),
      version: history.length,
      gone: history[0] ?? null,
      history,
    };
  });
}

const stepsAt = (scenario: Scenario, place: string) =>
  Object.values(scenario.steps)
    .filter((step) => step.places.includes(place))
    .map(({ name, index, hints }) => ({ name, index, hints: Math.max(hints.length - 1, 0) }));

const goneEntry = (server: StagedServer): ApiSchemas['PlaceEntry'] => ({
  id: 1,
  isGone: true,
  sentence: 'Des travaux cachent la façade jusqu’au printemps.',
  remedy: { kind: 'hint', hint: 1 },
  by: STAGED_STAFF,
  reason: null,
  at: daysAgo(server, 5),
});

const reports = (server: StagedServer): ApiSchemas['PlaceReport'][] =>
  stepsOf(server)
    .slice(0, 2)
    .map((step, position) => ({
      id: position + 1,
      code: `PLI10${position}`,
      city: server.scenario.city,
      step: step.name,
      place: step.places[0] ?? null,
      text: 'La plaque a été déposée, il ne reste que les trous.',
      email: 'joueuse1@courrier.example',
      at: daysAgo(server, position + 1),
    }));
