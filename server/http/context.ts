import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import Router from '@koa/router';
import { type Language, TRANSLATIONS } from '../../engine/index.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { SessionSnapshot } from '../store/accounts/session-snapshot.ts';

/** State that the middlewares attach to a request. */
export interface State {
  requestId: string;
  /** Null for a guest, who may only play. */
  account: Account | null;
  /** The account, or the one in whose name a guest plays; only the calls of the game read it. */
  player: Account | null;
  /** Read together with the session, in one query. */
  snapshot: SessionSnapshot | null;
  tokenHash: string | null;
  /** Error code of the refusal, for the log. The message is not logged: it may repeat what a player typed. */
  refusal: string | null;
  /** Pattern of the matched route, for the metrics: never the path itself. */
  route: string;
}

export type Context = ParameterizedContext<State>;
export type Middleware = KoaMiddleware<State>;

/** Case-sensitive, so that guards, caches and proxies see one address per call. */
export const createRouter = (prefix = ''): Router<State> => new Router<State>({ sensitive: true, prefix });

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** 0 deletes it. */
  readonly seconds: number;
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
}

/** Koa refuses secure cookies over plain http, where the flag must be omitted. */
export function writeCookie(ctx: Context, { name, value, path, seconds, httpOnly }: Cookie): void {
  const flags = `${httpOnly ? 'HttpOnly; ' : ''}Path=${path}; SameSite=Lax; Max-Age=${seconds}${ctx.secure ? '; Secure' : ''}`;
  ctx.append('Set-Cookie', `${name}=${value}; ${flags}`);
}

const LANGUAGE = 'language';

const isLanguage = (word: string): word is Language =>
  word === 'fr' || (TRANSLATIONS as readonly string[]).includes(word);

/** The language that the telephone has chosen; French without a choice. */
export function languageOf(ctx: Context): Language {
  const chosen = ctx.cookies.get(LANGUAGE) ?? '';
  return isLanguage(chosen) ? chosen : 'fr';
}

/** Drops the choice of a language that the site does not have. */
export function dropUnknownLanguage(ctx: Context): void {
  const chosen = ctx.cookies.get(LANGUAGE);
  if (chosen !== undefined && !isLanguage(chosen))
    writeCookie(ctx, { name: LANGUAGE, value: '', path: '/', seconds: 0, httpOnly: false });
}

/** The language that somebody has chosen on this telephone; null without a choice. */
export function chosenLanguage(ctx: Context): Language | null {
  const chosen = ctx.cookies.get(LANGUAGE) ?? '';
  return isLanguage(chosen) ? chosen : null;
}
