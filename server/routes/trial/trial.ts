import type Router from '@koa/router';
import {
  advance,
  currentName,
  openedMark,
  openStep,
  recognise,
  type StoryEvent,
} from '../../../engine/index.ts';
import {
  beginTrial,
  keepTrial,
  openTrial,
  presentTrial,
  trialCity,
  trialCookie,
  type TrialGame,
} from '../../game/trial.ts';
import { describeOutcome, type Result } from '../../game/play.ts';
import { type Context, createRouter, languageOf, type Middleware, type State } from '../../http/context.ts';
import { describedBody } from '../../http/described-body.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Services } from '../../services/services.ts';
import { sendChecked } from '../answers/check-answer.ts';
import { refusedMove } from '../status/make-move.ts';

type TrialParts = Pick<Services, 'clock' | 'content' | 'limits' | 'settings' | 'trialSeals'>;

/** Longer answers would fill the cookie. */
const LONGEST_ANSWER = 200;

const noTrial = () => new HttpError(404, 'NO_TRIAL', { message: ['noTrial'] });

/** The city, in the language of the telephone. */
function requireTrialCity({ content }: Pick<TrialParts, 'content'>, ctx: Context) {
  const city = trialCity(content);
  if (!city) throw noTrial();
  return city.in(languageOf(ctx));
}

/** A new game, whose cookie the response writes. */
const startTrial = (services: TrialParts, ctx: Context): TrialGame =>
  keepTrial(services.trialSeals, ctx, beginTrial(requireTrialCity(services, ctx), services.clock()));

/** The game of the request, or a new one without a cookie. A cookie that cannot be read is refused once. */
function readTrial(services: TrialParts, ctx: Context): TrialGame {
  const city = requireTrialCity(services, ctx);
  const cookie = trialCookie(ctx);
  const game =
    cookie === undefined ? startTrial(services, ctx) : openTrial(services.trialSeals, city, cookie);
  if (game) return game;
  const status = presentTrial(services, startTrial(services, ctx));
  throw new HttpError(409, 'TRIAL_UNREADABLE', { message: ['trialUnreadable'], status });
}

/** The open step that a request was made for; throws STALE when it is not open, or of another game. */
function requireOpenStep(services: TrialParts, game: TrialGame, step: string | null, order: string | null) {
  const { standing, city, code } = game;
  const open = openStep(standing, step === null ? null : currentName(city.story, 'step', step));
  if (open && (order === null || order === code)) return open;
  throw new HttpError(409, 'STALE', { status: presentTrial(services, game) });
}

interface Moved {
  readonly after: TrialGame;
  readonly result: Result;
}

/** Applies an event; the response writes the cookie when it has changed anything. */
function move(services: TrialParts, ctx: Context, game: TrialGame, event: StoryEvent): Moved {
  const { standing, outcome } = advance(game.standing, event, services.clock());
  const result = describeOutcome(outcome);
  if (standing === game.standing) return { after: game, result };
  const after = { ...game, standing, version: game.version + 1 };
  return { after: keepTrial(services.trialSeals, ctx, after), result };
}

/**
 * The game that anybody may play without an account. It is judged by the same engine as any other, and nothing
 * of it is stored.
 */
export function trialRoutes(services: TrialParts): Router<State> {
  const router = createRouter();
  const limited =
    (work: (ctx: Context) => void): Middleware =>
    async (ctx) => {
      await services.limits.trial(ctx.ip);
      work(ctx);
    };

  router.get('/trial/user/status/current', (ctx) => {
    ctx.body = presentTrial(services, readTrial(services, ctx));
  });

  router.post(
    '/trial/restart',
    limited((ctx) => {
      ctx.body = presentTrial(services, startTrial(services, ctx));
    }),
  );

  router.post(
    '/trial/code/check',
    limited((ctx) => {
      const { code, step = null, order = null } = describedBody(ctx, '/api/trial/code/check');
      const game = readTrial(services, ctx);
      requireOpenStep(services, game, step, order);
      const { after, result } = move(services, ctx, game, {
        type: 'ANSWER',
        code: code.slice(0, LONGEST_ANSWER),
        debug: services.settings.debug,
        ...(step !== null && { at: step }),
      });
      sendChecked(ctx, result, presentTrial(services, after));
    }),
  );

  router.post(
    '/trial/code/recognise',
    limited((ctx) => {
      const { code, step = null } = describedBody(ctx, '/api/trial/code/recognise');
      const game = readTrial(services, ctx);
      const open = requireOpenStep(services, game, step, null);
      const context = { addresses: game.city.addresses, debug: services.settings.debug };
      const answer = recognise(game.standing, code.slice(0, LONGEST_ANSWER), context, open.step.name);
      if (answer.recognised && !open.attempts.recognised)
        move(services, ctx, game, { type: 'RECOGNISED', at: open.step.name });
      ctx.body = answer;
    }),
  );

  router.post(
    '/trial/user/status/newClue',
    limited((ctx) => {
      const { step } = describedBody(ctx, '/api/trial/user/status/newClue');
      const event = { type: 'ASK_CLUE', ...(typeof step === 'string' && { at: step }) } as const;
      const { after, result } = move(services, ctx, readTrial(services, ctx), event);
      if (result.httpStatus !== 200) throw refusedMove(result);
      ctx.body = presentTrial(services, after);
    }),
  );

  router.post(
    '/trial/user/status/opened',
    limited((ctx) => {
      const { kind, slug } = describedBody(ctx, '/api/trial/user/status/opened');
      const game = readTrial(services, ctx);
      const mark = openedMark(game.standing, kind, slug, services.clock());
      if (mark === null) throw new HttpError(404, ['unknownPaper']);
      const isNew = !game.opened.includes(mark);
      const after = { ...game, opened: [...game.opened, mark], version: game.version + 1 };
      ctx.body = presentTrial(services, isNew ? keepTrial(services.trialSeals, ctx, after) : game);
    }),
  );

  return router;
}
