import type Koa from 'koa';
import type { WrittenMove } from '../../engine/edit/walkthrough/expectations.ts';
import type { State } from '../context.ts';

/** The moves of a player as a walkthrough writes them. */
export interface PlayedMoves {
  readonly moves: readonly WrittenMove[];
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

export function createPlayedMoves(): PlayedMoves {
  const moves: WrittenMove[] = [];
  // The same key is sent again after a lost answer.
  const keys = new Set<string>();
  return {
    moves,
    watch: (app, here) => {
      // Before all others, so that what they answer is known.
      app.middleware.unshift(async (ctx, next) => {
        const move = ctx.method === 'POST' && Object.hasOwn(MOVES, ctx.path) ? MOVES[ctx.path] : undefined;
        const at = move ? await here() : null;
        await next();
        const key = ctx.get('idempotency-key');
        if (!move || at === null || ctx.status !== 200 || (key !== '' && keys.has(key))) return;
        keys.add(key);
        const body = (ctx.request.body ?? {}) as Fields;
        moves.push({ at: typeof body.step === 'string' ? body.step : at, ...move(body) });
      });
    },
  };
}
