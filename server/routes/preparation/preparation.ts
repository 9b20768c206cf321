import type Router from '@koa/router';
import type { Language } from '../../../engine/index.ts';
import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { describedBody, refuseInWords } from '../../http/described-body.ts';
import { type State, createRouter, languageOf } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { pageAddress } from '../../platform/main-url.ts';
import type { Services } from '../../services/services.ts';
import { readPreparation, type LetterFault } from '../../shop/read-preparation.ts';
import { tellLetter, type TellParts } from '../../shop/tell-letter.ts';
import { isOpenToBuyer } from '../../shop/telling.ts';
import { wordsIn, writeRefusal } from '../../words/words.ts';
import { oldLink, wrongLink } from '../buyer/buyer.ts';
import {
  lettersOfSale,
  presentPreparation,
  type OpenedLetter,
  type PresentPreparationParts,
} from './present-preparation.ts';

export type PreparationParts = PresentPreparationParts &
  TellParts &
  Pick<Services, 'buyerLinks' | 'limits' | 'post'>;

/** The form by which a buyer tells and corrects the letters of a sale until they are printed. */
export function preparationRoutes(services: PreparationParts): Router<State> {
  const router = createRouter();

  router.get('/preparation/:link', async (ctx) => {
    ctx.set('x-robots-tag', 'noindex');
    ctx.body = await readPreparationLink(services, ctx.params.link ?? '', ctx.ip);
  });

  router.post('/preparation/:link/:copy', async (ctx) => {
    const { link = '', copy = '' } = ctx.params;
    const told = describedBody(ctx, '/api/preparation/{link}/{copy}', refuseInWords);
    const language = languageOf(ctx);
    await tell(services, { link, copy: Number(copy), address: ctx.ip, language }, told);
    ctx.body = await readPreparationLink(services, link, ctx.ip);
  });

  return router;
}

/** The letters of the sale that a link is about. `address`: of the visitor, for the limits. */
export async function readPreparationLink(
  services: PreparationParts,
  link: string,
  address: string,
): Promise<ApiSchemas['Preparation']> {
  const preparation = await presentPreparation(services, await saleOf(services, link, address));
  if (!preparation) throw oldLink();
  return preparation;
}

const saleOf = ({ buyerLinks, clock, limits }: PreparationParts, link: string, address: string) =>
  limits.buyerLinks(address, () =>
    Promise.resolve().then(() => {
      const read = buyerLinks.readPreparation(link, clock());
      if (read.verdict !== 'right') throw read.verdict === 'old' ? oldLink() : wrongLink();
      return read.target.id;
    }),
  );

export type ToldLetter = ApiBody<'/api/preparation/{link}/{copy}'>;

interface Asked {
  readonly link: string;
  readonly copy: number;
  readonly address: string;
  /** In which it is told what is wrong. */
  readonly language: Language;
}

/** Stores what the buyer says of one letter, and sends the mail about another address. */
export async function tell(
  services: PreparationParts,
  { link, copy, address: visitor, language }: Asked,
  { version, isDone, ...words }: ToldLetter,
): Promise<void> {
  const sale = await saleOf(services, link, visitor);
  const letter = (await lettersOfSale(services, sale)).get(copy);
  if (!letter) throw wrongLink();
  const { order, way } = letter;
  if (!way || !isOpenToBuyer(order, way)) throw closed(letter);
  if (order.version !== version) throw changed();
  const today = services.shop.today();
  const { gift, address, faults } = readPreparation(words, { today, formerDay: order.postOn, isDone });
  if (faults.length > 0) throw faulty(faults, language);
  await services.limits.preparations(`sale:${sale}`);
  const url = pageAddress(services.settings, `/preparer/${link}?pli=${copy}`, order.language);
  const { isPresent } = words;
  const mails = await tellLetter(services, order, way, { gift, address, isPresent, isDone, url });
  if (!mails) throw await whyNot(services, sale, copy);
  for (const mail of mails) services.post.dispatch(mail);
}

/** Another change came first: somebody took the letter, or wrote of it. */
async function whyNot(services: PreparationParts, sale: number, copy: number): Promise<HttpError> {
  const letter = (await lettersOfSale(services, sale)).get(copy);
  return letter && isOpenToBuyer(letter.order, letter.way) ? changed() : closed(letter);
}

const changed = () => new HttpError(409, 'CHANGED_MEANWHILE', { message: ['letterChanged'] });

function closed(letter: OpenedLetter | undefined): HttpError {
  const isTaken = letter?.way?.state === 'paid' && letter.order.batchId !== null;
  return new HttpError(409, 'LETTER_CLOSED', { message: [isTaken ? 'letterTaken' : 'letterLeft'] });
}

const faulty = (faults: readonly LetterFault[], language: Language) =>
  new HttpError(400, 'INVALID_LETTER', {
    message: ['letterFaulty'],
    faults: faults.map(({ field, message }) => ({
      field,
      message: writeRefusal(message, wordsIn(language)),
    })),
  });
