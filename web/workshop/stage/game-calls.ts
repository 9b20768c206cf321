import {
  openedMark,
  recognise,
  resolveStanding,
  type StoryEvent,
  writeReport,
} from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { preparation, preparedLetter, toldLetter } from './preparation-calls.ts';
import { CODE, EMAILS, stagedStatus, type StagedServer } from './staged-server.ts';
import { ok, refusedReply, type StagedReply } from './reply.ts';
import { tryEvent, applyEvent, sent, type StagedStanding } from './standing.ts';

interface StagedRequest {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type StagedAnswer = (server: StagedServer, request: StagedRequest) => StagedReply;
export type StagedAnswers = Readonly<Record<string, StagedAnswer>>;

const MOMENT = '2026-06-16T09:12:00.000Z';
const EARLIER = '2026-06-09T18:40:00.000Z';
const nothing: StagedAnswer = () => ok({});
const noStatus = () => refusedReply(404, 'NO_STATUS');

const status: StagedAnswer = (server) => {
  const found = stagedStatus(server);
  return found ? ok(found) : noStatus();
};

/** Of a game that was jumped to its end: its journal is empty. */
export const stagedReport: StagedAnswer = ({ story, standing }) => {
  const written = standing && writeReport(resolveStanding(story, standing.progress), []);
  return written
    ? ok(written)
    : refusedReply(404, 'NO_REPORT', { message: 'Cette partie n’a pas de rapport' });
};

/** The step that a request names. */
const meant = ({ body }: StagedRequest): { readonly at?: string } =>
  typeof body.step === 'string' ? { at: body.step } : {};

/** Applies an event; a refusal includes the seconds to wait. */
function move(event: StoryEvent): StagedAnswer {
  return (server, request) => {
    if (!server.standing) return noStatus();
    const { standing, outcome } = tryEvent(server.story, server.standing, { ...event, ...meant(request) });
    if (!outcome.accepted)
      return refusedReply(
        403,
        outcome.message,
        outcome.secondsLeft === undefined ? {} : { seconds: outcome.secondsLeft },
      );
    change(server, standing);
    return status(server, request);
  };
}

function change(server: StagedServer, standing: StagedStanding): void {
  server.standing = standing;
  server.version += 1;
}

const check: StagedAnswer = (server, request) => {
  if (!server.standing) return refusedReply(403, 'NO_STATUS');
  const { standing, outcome } = tryEvent(server.story, server.standing, {
    type: 'ANSWER',
    code: String(request.body.code),
    ...meant(request),
  });
  change(server, standing);
  return outcome.accepted
    ? status(server, request)
    : refusedReply(404, outcome.message, { status: stagedStatus(server) });
};

const activate: StagedAnswer = (server, request) => {
  const { story } = server;
  change(server, applyEvent(story, sent(story), { type: 'ACTIVATE' }));
  return status(server, request);
};

const opened: StagedAnswer = (server, request) => {
  const { standing, story } = server;
  if (!standing) return noStatus();
  const { kind, slug } = request.body as { kind: 'messages' | 'documents'; slug: string };
  const mark = openedMark(resolveStanding(story, standing.progress), kind, slug, standing.now);
  if (mark === null) return refusedReply(404, 'Cette page n’est pas dans votre dossier');
  change(server, { ...standing, opened: [...standing.opened, mark] });
  return status(server, request);
};

const arrivalMail: StagedAnswer = (server, request) => {
  const { standing } = server;
  if (!standing) return noStatus();
  const { arrival } = request.body as { arrival: string | null };
  change(server, { ...standing, mailAskedFor: arrival === null ? null : Date.parse(arrival) });
  return status(server, request);
};

const ask: StagedAnswer = ({ story, addresses, standing }, request) =>
  standing
    ? ok(
        recognise(
          resolveStanding(story, standing.progress),
          String(request.body.code),
          { addresses, debug: false },
          meant(request).at,
        ),
      )
    : refusedReply(403, 'NO_STATUS');

const session = (id: string, current: boolean): ApiSchemas['Session'] => ({
  id: id.repeat(22),
  createdAt: EARLIER,
  lastSeenAt: MOMENT,
  current,
});

const personalData: StagedAnswer = ({ role }) => ({
  ...ok({
    about: 'Tout ce qui est gardé du compte.',
    writtenAt: MOMENT,
    account: {
      email: EMAILS[role],
      admin: role === 'staff',
      createdAt: EARLIER,
      emailProvedAt: EARLIER,
      language: 'fr',
    },
    sessions: [session('a', true)],
    knownDevices: [{ lastLoginAt: EARLIER }],
    orders: [],
    tiedOrders: [],
    formerOrders: [],
    promotions: [],
    withdrawals: [],
    keepsakes: [],
  } satisfies ApiSchemas['PersonalData']),
  headers: { 'content-disposition': 'attachment' },
});

const account: StagedAnswer = ({ role }) =>
  role === 'visitor'
    ? refusedReply(401, 'NOT_CONNECTED')
    : ok({ email: EMAILS[role], admin: role === 'staff', emailProved: true } satisfies ApiSchemas['Account']);

/** A visitor becomes a player. */
const enter: StagedAnswer = (server) => {
  server.role = server.role === 'staff' ? 'staff' : 'player';
  const { role } = server;
  const body: ApiSchemas['Login'] = {
    token: 't'.repeat(43),
    email: EMAILS[role],
    admin: role === 'staff',
    emailProved: true,
  };
  return { ...ok(body), headers: { 'set-cookie': 'session=1' } };
};

const withCookie: StagedAnswer = () => ({ ...ok({}), headers: { 'set-cookie': 'session=' } });

/** A letter on its way, as its buyer sees it. */
export const boughtLetter = (changes: Partial<ApiSchemas['BoughtLetter']>): ApiSchemas['BoughtLetter'] => ({
  number: 'V-417-1',
  city: 'Ville',
  state: 'posted',
  isSheet: false,
  isReplacement: false,
  paidAt: MOMENT,
  postOn: null,
  waitsForWords: false,
  printedAt: MOMENT,
  postedAt: MOMENT,
  deliveredAt: null,
  trackingNumber: '6A15602676300',
  news: 'Votre pli est à Angers, sur son site de distribution.',
  newsAt: MOMENT,
  ...changes,
});

const NOT_POSTED = { postedAt: null, trackingNumber: null, news: null, newsAt: null } as const;

/** The same before it is posted. */
export const unpostedLetter = (changes: Partial<ApiSchemas['BoughtLetter']>): ApiSchemas['BoughtLetter'] =>
  boughtLetter({ state: 'paid', printedAt: null, ...NOT_POSTED, ...changes });

/** Calls of visitors and players by method and path; a colon stands for one segment. */
export const gameCalls = {
  'GET user/check': account,
  'POST user/authenticate': enter,
  'POST user/register': () => ok({}, 201),
  'POST user/logout': nothing,
  'POST user/password/reset': nothing,
  'POST user/password/new': nothing,
  'POST user/email/link': () => ok({ emailProved: false }),
  'POST user/email/prove': nothing,
  'POST newsletter/unsubscribe': () => ok({}, 202),
  'GET post/:': () => ok({ letters: [boughtLetter({})] }),
  'GET preparation/:': () => ok(preparation(preparedLetter())),
  'POST preparation/:/:': (_, { body }) =>
    ok(preparation(body.isDone ? toldLetter({ standing: 'ready', until: null }) : toldLetter())),
  'POST post/:/proof': () => ok({}),
  'POST post/:/erase': () =>
    ok({
      erased: 2,
      leaving: ['V-12-3'],
      keptByLaw: [
        { what: 'Le numéro, la date, la ville et le prix de la commande V-12-1', until: '2036-12-31' },
      ],
    } satisfies ApiSchemas['BuyerErasure']),
  'POST withdrawal': (_, { body }) =>
    ok({ reference: body.reference, email: body.email, receivedAt: MOMENT }, 201),
  'POST puzzle/all': ({ scenario }) =>
    ok({ index: -3, freeCopies: 40, promoCode: 'PHARE40', city: scenario.name }),
  'GET user/data': personalData,
  'POST user/delete': withCookie,
  'GET user/sessions': () => ok({ sessions: [session('a', true), session('b', false)] }),
  'POST user/sessions/end': nothing,
  'POST user/sessions/endOthers': () => ok({ ended: 1 }),
  'GET user/status/current': status,
  'GET user/report': stagedReport,
  'GET user/status/find/:': ({ giftFrom }) => ok({ available: true, giftFrom }),
  'POST a/:': activate,
  'POST user/status/newClue': move({ type: 'ASK_CLUE' }),
  'POST user/status/goAlternativePath': move({ type: 'TAKE_ALTERNATIVE', debug: false }),
  'POST user/status/opened': opened,
  'POST user/status/arrivalMail': arrivalMail,
  'POST user/status/sharing': (_, { body }) => ok({ shared: body.shared === true }),
  'POST user/language': () => ok({}),
  'POST user/status/report': () => ok({}, 201),
  'POST code/check': check,
  'POST code/recognise': ask,
} as const satisfies StagedAnswers;

export { CODE, EARLIER, MOMENT };
