import type Koa from 'koa';
import type { WrittenMove } from '../../engine/edit/walkthrough/expectations.ts';
import type { RecordedMove } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import type { State } from '../http/context.ts';
import type { Clock } from '../platform/clock.ts';

/** The moves of a player, to be written as a walkthrough. */
export interface PlayedMoves {
  readonly moves: readonly RecordedMove[];
  /** Notes that the clock was set forward while the player was at a step. */
  noteWait(at: string): void;
  /** Records the calls of an application. `here`: the player’s step. */
  watch(app: Koa<State>, here: () => Promise<string | null>): void;
}

type Fields = Readonly<Record<string, unknown>>;

/** The calls that are moves; the answer only when it was right. */
const MOVES: Readonly<Record<string, (body: Fields) => Omit<WrittenMove, 'at'>>> = {
  '/api/code/check': ({ code }) => ({ answer: String(code) }),
  '/api/user/status/newClue': () => ({ hint: true }),
  '/api/user/status/goAlternativePath': () => ({ alternative: true }),
};

export function createPlayedMoves(clock: Clock): PlayedMoves {
  const moves: RecordedMove[] = [];
  // The same key is sent again after a lost answer.
  const keys = new Set<string>();
  return {
    moves,
    noteWait: (at) => void moves.push({ at, move: null, time: clock() }),
    watch: (app, here) => {
      // Before all others, so that what they answer is known.
      app.middleware.unshift(async (ctx, next) => {
        const read = ctx.method === 'POST' && Object.hasOwn(MOVES, ctx.path) ? MOVES[ctx.path] : undefined;
        const at = read ? await here() : null;
        await next();
        const key = ctx.get('idempotency-key');
        if (!read || at === null || ctx.status !== 200 || (key !== '' && keys.has(key))) return;
        keys.add(key);
        const body = (ctx.request.body ?? {}) as Fields;
        moves.push({ at: typeof body.step === 'string' ? body.step : at, move: read(body), time: clock() });
      });
    },
  };
}
