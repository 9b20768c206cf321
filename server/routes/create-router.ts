import Router from '@koa/router';
import type { State } from '../context.ts';

/** A call has one address, to the letter: what guards, caches and proxies know of it holds for every way of asking. */
export const createRouter = (prefix = ''): Router<State> => new Router<State>({ sensitive: true, prefix });
