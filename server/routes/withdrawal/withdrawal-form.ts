import { bodyParser } from '@koa/bodyparser';
import { addressIn, frenchAddress, languageOfAddress } from '../../../engine/index.ts';
import type { Middleware } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { trimmedPath } from '../site/page-routes.ts';
import { receiveWithdrawal, type WithdrawalParts } from './withdrawal.ts';

const PAGE = '/retractation';

const parseForm = bodyParser({
  enableTypes: ['form'],
  formLimit: '16kb',
  onError: () => {
    throw new HttpError(400, 'INVALID_INFORMATIONS');
  },
});

/**
 * The page’s form as a browser without scripts sends it. Its box « je confirme » is only in the page of such
 * a browser: without it, the script had merely not loaded yet, and the page comes again.
 */
export function withdrawalForm(services: WithdrawalParts, refuseForeign: Middleware): Middleware {
  return async (ctx, next) => {
    const isForm =
      ctx.method === 'POST' &&
      ctx.is('urlencoded') &&
      trimmedPath(frenchAddress(ctx.path)).toLowerCase() === PAGE;
    if (!isForm) return void (await next());
    await refuseForeign(ctx, async () => {
      const said = await readForm().catch(outcomeOf);
      ctx.status = 303;
      const page = addressIn(languageOfAddress(ctx.path), PAGE);
      ctx.set('location', said === null ? page : `${page}?${said}=true`);
    });

    async function readForm(): Promise<'received' | null> {
      await parseForm(ctx, () => Promise.resolve());
      const { confirmed, ...fields } = ctx.request.body as Readonly<Record<string, unknown>>;
      if (confirmed === undefined) return null;
      ctx.request.body = fields;
      await receiveWithdrawal(services, ctx);
      return 'received';
    }
  };
}

/** A page has no sentence for each refusal: what is missing, or later. */
function outcomeOf(error: unknown): 'incomplete' | 'later' {
  if (!(error instanceof HttpError)) throw error;
  return error.status === 400 ? 'incomplete' : 'later';
}
