import type { Middleware as KoaMiddleware, ParameterizedContext } from 'koa';
import Router from '@koa/router';
import { type Language, languageOfAddress, LANGUAGES } from '../../engine/index.ts';
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

/** In it a screen says its language: that of a public page is its address's, whatever the telephone has chosen. */
const SCREEN = 'x-language';

const isLanguage = (word: string | undefined): word is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(word);

/** The language of the page or of the screen that asks, else the one that the telephone has chosen, else French. */
export function languageOf(ctx: Context): Language {
  const ofPage = languageOfAddress(ctx.path);
  if (ofPage !== 'fr') return ofPage;
  return [ctx.get(SCREEN), ctx.cookies.get(LANGUAGE)].find(isLanguage) ?? 'fr';
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
