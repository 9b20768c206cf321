import { bodyParser } from '@koa/bodyparser';
import { frenchAddress, languageOfAddress } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Context, Middleware } from '../../http/context.ts';
import { allowStyle } from '../../http/security-headers.ts';
import { HttpError } from '../../platform/errors.ts';
import type { RenderedPreparation } from '../../rendering/renderer.ts';
import type { RenderedSite } from '../../rendering/site.ts';
import type { LetterWords } from '../../shop/read-preparation.ts';
import { wordsIn, writeRefusal } from '../../words/words.ts';
import { readPreparationLink, tell, type PreparationParts } from './preparation.ts';

const PAGE = /^\/preparer\/([^/]+)\/?$/i;

const parseForm = bodyParser({
  enableTypes: ['form'],
  formLimit: '16kb',
  onError: () => {
    throw new HttpError(400, 'INVALID_INFORMATIONS', { message: ['unreadable'] });
  },
});

/** The form of a buyer for every browser: drawn here, and sent as a plain form where no script runs. */
export function preparationPage(
  services: PreparationParts,
  site: RenderedSite | undefined,
  refuseForeign: Middleware,
): Middleware {
  const prerendered = site?.prerendered;
  return async (ctx, next) => {
    const link = PAGE.exec(frenchAddress(ctx.path))?.[1];
    if (link === undefined || !prerendered) return void (await next());
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return send(ctx, link, null);
    if (ctx.method !== 'POST' || !ctx.is('urlencoded')) return void (await next());
    await refuseForeign(ctx, () => receive(ctx, link));
  };

  async function receive(ctx: Context, link: string): Promise<void> {
    await parseForm(ctx, () => Promise.resolve());
    const { copy, ...told } = readFields(ctx.request.body as Fields);
    try {
      const language = languageOfAddress(ctx.path);
      await tell(services, { link, copy, address: ctx.ip, language }, told);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { version: _version, isDone: _isDone, ...words } = told;
      return send(ctx, link, { error, copy, words });
    }
    ctx.status = 303;
    ctx.set('location', `${ctx.path}?pli=${copy}&saved=${told.isDone ? 'done' : 'draft'}`);
  }

  /** Draws what is stored, or what was refused, with the reason. */
  async function send(ctx: Context, link: string, refused: Refused | null): Promise<void> {
    ctx.state.route = 'page';
    const drawn = await describe(ctx, link, refused);
    const address = refused ? `${ctx.path}?pli=${refused.copy}` : ctx.path + ctx.search;
    const document = await prerendered?.renderPreparation(drawn, address);
    allowStyle(ctx, document?.styleHash ?? '');
    ctx.set('x-robots-tag', 'noindex');
    // An older browser names its own site in the form that it sends only if it may tell it addresses.
    ctx.set('referrer-policy', 'same-origin');
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = document?.text;
  }

  async function describe(ctx: Context, link: string, refused: Refused | null): Promise<RenderedPreparation> {
    const read = await readPreparationLink(services, link, ctx.ip).catch(refusalOf);
    const sentenceOf = ({ error, details }: HttpError): string =>
      writeRefusal(details.message ?? error, wordsIn(languageOfAddress(ctx.path)));
    if (read instanceof HttpError) {
      ctx.status = read.status;
      return { preparation: null, message: sentenceOf(read), refused: null };
    }
    if (!refused) return { preparation: read, message: null, refused: null };
    ctx.status = refused.error.status;
    const { copy, words } = refused;
    const faults = (refused.error.details.faults ?? []) as readonly ApiSchemas['LetterFault'][];
    return { preparation: read, message: sentenceOf(refused.error), refused: { copy, words, faults } };
  }
}

interface Refused {
  readonly error: HttpError;
  readonly copy: number;
  readonly words: LetterWords;
}

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of the form; a browser leaves out what is not chosen. */
function readFields(fields: Fields) {
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    copy: Number(text('copy')),
    version: Number(text('version')),
    isDone: text('isDone') === 'true',
    isPresent: text('isPresent') === 'true',
    giftTo: text('giftTo'),
    giftFrom: text('giftFrom'),
    giftLine: text('giftLine'),
    lastWord: text('lastWord'),
    postOn: text('postOn'),
    name: text('name'),
    line1: text('line1'),
    line2: text('line2'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
  };
}
