import Router from '@koa/router';
import type { State } from './context.ts';

/** Case-sensitive, so that guards, caches and proxies see one address per call. */
export const createRouter = (prefix = ''): Router<State> => new Router<State>({ sensitive: true, prefix });
