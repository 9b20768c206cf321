import { openedMark, recognise, resolveStanding, type StoryEvent } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { CODE, EMAILS, stagedStatus, type Backstage } from './backstage.ts';
import { ok, refusedReply, type StagedReply } from './reply.ts';
import { attempted, happens, sent, type StagedStanding } from './standing.ts';

export interface StagedRequest {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export type StagedAnswer = (backstage: Backstage, asked: StagedRequest) => StagedReply;
export type Answers = Readonly<Record<string, StagedAnswer>>;

const MOMENT = '2026-06-16T09:12:00.000Z';
const EARLIER = '2026-06-09T18:40:00.000Z';
const nothing: StagedAnswer = () => ok({});
const noStatus = () => refusedReply(404, 'NO_STATUS');

const status: StagedAnswer = (backstage) => {
  const found = stagedStatus(backstage);
  return found ? ok(found) : noStatus();
};

/** A hint, or the other way: what the engine refuses is told with the seconds left. */
function move(event: StoryEvent): StagedAnswer {
  return (backstage, asked) => {
    if (!backstage.standing) return noStatus();
    const { standing, outcome } = attempted(backstage.story, backstage.standing, event);
    if (!outcome.accepted)
      return refusedReply(403, outcome.message, outcome.secondsLeft === undefined ? {} : { seconds: outcome.secondsLeft });
    change(backstage, standing);
    return status(backstage, asked);
  };
}

function change(backstage: Backstage, standing: StagedStanding): void {
  backstage.standing = standing;
  backstage.version += 1;
}

const check: StagedAnswer = (backstage, asked) => {
  if (!backstage.standing) return refusedReply(403, 'NO_STATUS');
  const { standing, outcome } = attempted(backstage.story, backstage.standing, { type: 'ANSWER', code: String(asked.body.code) });
  change(backstage, standing);
  return outcome.accepted ? status(backstage, asked) : refusedReply(404, outcome.message, { status: stagedStatus(backstage) });
};

const activate: StagedAnswer = (backstage, asked) => {
  const { story } = backstage;
  change(backstage, happens(story, sent(story), { type: 'ACTIVATE' }));
  return status(backstage, asked);
};

const opened: StagedAnswer = (backstage, asked) => {
  const { standing, story } = backstage;
  if (!standing) return noStatus();
  const { kind, slug } = asked.body as { kind: 'messages' | 'documents'; slug: string };
  const mark = openedMark(resolveStanding(story, standing.progress), kind, slug);
  if (mark === null) return refusedReply(404, 'Cette page n’est pas dans votre dossier');
  change(backstage, { ...standing, opened: [...standing.opened, mark] });
  return status(backstage, asked);
};

const ask: StagedAnswer = ({ story, addresses, standing }, { body }) =>
  standing
    ? ok(recognise(resolveStanding(story, standing.progress), String(body.code), { addresses, debug: false }))
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
    account: { email: EMAILS[role], admin: role === 'staff', createdAt: EARLIER, emailProvedAt: EARLIER },
    sessions: [session('a', true)],
    knownDevices: [{ lastLoginAt: EARLIER }],
    orders: [],
    tiedOrders: [],
    formerOrders: [],
    promotions: [],
    withdrawals: [],
  } satisfies ApiSchemas['PersonalData']),
  headers: { 'content-disposition': 'attachment' },
});

const account: StagedAnswer = ({ role }) =>
  role === 'visitor'
    ? refusedReply(401, 'NOT_CONNECTED')
    : ok({ email: EMAILS[role], admin: role === 'staff', emailProved: true } satisfies ApiSchemas['Account']);

/** Entering makes a player of a visitor. */
const enter: StagedAnswer = (backstage) => {
  backstage.role = backstage.role === 'staff' ? 'staff' : 'player';
  const { role } = backstage;
  const body: ApiSchemas['Login'] = { token: 't'.repeat(43), email: EMAILS[role], admin: role === 'staff', emailProved: true };
  return { ...ok(body), headers: { 'set-cookie': 'session=1' } };
};

const withCookie: StagedAnswer = () => ({ ...ok({}), headers: { 'set-cookie': 'session=' } });

/** The calls of visitors and players, by method and path; a colon stands for one part of the path. */
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
  'POST withdrawal': (_, { body }) => ok({ reference: body.reference, email: body.email, receivedAt: MOMENT }, 201),
  'POST puzzle/all': ({ scenario }) => ok({ index: -3, freeCopies: 40, promoCode: 'PHARE40', city: scenario.name }),
  'GET user/data': personalData,
  'POST user/delete': withCookie,
  'GET user/sessions': () => ok({ sessions: [session('a', true), session('b', false)] }),
  'POST user/sessions/end': nothing,
  'POST user/sessions/endOthers': () => ok({ ended: 1 }),
  'GET user/status/current': status,
  'GET user/status/find/:': ({ giftFrom }) => ok({ available: true, giftFrom }),
  'POST a/:': activate,
  'POST user/status/newClue': move({ type: 'ASK_CLUE' }),
  'POST user/status/goAlternativePath': move({ type: 'TAKE_ALTERNATIVE', debug: false }),
  'POST user/status/opened': opened,
  'POST user/status/sharing': (_, { body }) => ok({ shared: body.shared === true }),
  'POST user/status/report': () => ok({}, 201),
  'POST code/check': check,
  'POST code/recognise': ask,
} as const satisfies Answers;

export { CODE, EARLIER, MOMENT };
