import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type Context, type State, createRouter } from '../../http/context.ts';
import { buyerProofLetter } from '../../mail/letters/sale.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { wordsIn } from '../../words/words.ts';
import { eraseBuyer, findBuyer, gatherBuyerData, type Buyer, type BuyerDataParts } from './buyer-data.ts';
import { presentBought, presentBoughtKeepsake } from './present-bought.ts';
import type { Services } from '../../services/services.ts';
import { HttpError } from '../../platform/errors.ts';
import { pageAddress } from '../../platform/main-url.ts';

export const wrongLink = () => new HttpError(404, 'WRONG_LINK', { message: ['wrongLink'] });
export const oldLink = () => new HttpError(403, 'OLD_LINK', { message: ['oldLink'] });

/** The letters of a buyer, opened by the link in their mail. */
export function buyerRoutes(
  services: BuyerDataParts &
    Pick<Services, 'buyerLinks' | 'facts' | 'limits' | 'mailer' | 'post' | 'outbox' | 'settings'>,
): Router<State> {
  const { limits, buyerLinks, clock } = services;
  const router = createRouter();

  router.get('/post/:link', async (ctx) => {
    ctx.set('x-robots-tag', 'noindex');
    ctx.body = await limits.buyerLinks(ctx.ip, async () => {
      const { target } = readLink(ctx);
      const letters = await services.boughtLetters.of(target);
      const sheets = target.kind === 'sale' ? await services.keepsakes.ofSales([target.id]) : [];
      if (letters.length + sheets.length === 0) throw oldLink();
      const ways = await services.dispatches.of(letters.map(({ order }) => order.id));
      return {
        letters: [
          ...letters.map((letter) => presentBought(services, letter, ways.get(letter.order.id))),
          ...sheets.map((keepsake) => presentBoughtKeepsake(services, keepsake)),
        ],
      } satisfies ApiSchemas['BoughtLetters'];
    });
  });

  // The answer is the same when the mail is not known any more.
  router.post('/post/:link/proof', async (ctx) => {
    const { target } = await limits.buyerLinks(ctx.ip, () => Promise.resolve().then(() => readLink(ctx)));
    const buyer = await findBuyer(services, target);
    const to = buyer?.email;
    const path = to && buyerLinks.proofPathFor(target, to, clock());
    if (buyer && to && path) {
      await limits.proofLinks(ctx.ip);
      await limits.proofMails(to);
      const { language } = buyer;
      const letter = buyerProofLetter(pageAddress(services.settings, path, language), wordsIn(language));
      const mail = writeMail(services.facts, letter, { kind: 'buyer-proof', to, now: clock() });
      await services.outbox.add(mail);
      services.post.dispatch(mail);
    }
    ctx.body = {};
  });

  router.get('/post/:link/data', async (ctx) => {
    const buyer = await proved(ctx);
    const data = await gatherBuyerData(services, buyer);
    ctx.attachment(wordsIn(buyer.language).personalData.file(data.writtenAt.slice(0, 10)));
    ctx.type = 'json';
    ctx.body = JSON.stringify(data, null, 2);
  });

  router.post('/post/:link/erase', async (ctx) => {
    const buyer = await proved(ctx);
    ctx.body = await eraseBuyer(services, buyer);
    await services.mailer.forget?.(buyer.email);
  });

  /** The person to whom a proof was mailed. */
  const proved = (ctx: Linked): Promise<Buyer> =>
    limits.buyerLinks(ctx.ip, async () => {
      const proof = buyerLinks.readProof(ctx.params.link ?? '', clock());
      const buyer = proof && (await findBuyer(services, proof.target));
      if (!buyer || !proof.isOf(buyer.email)) throw oldLink();
      return buyer;
    });

  function readLink(ctx: Linked) {
    const read = buyerLinks.read(ctx.params.link ?? '', clock());
    if (read.verdict !== 'right') throw read.verdict === 'old' ? oldLink() : wrongLink();
    return read;
  }

  return router;
}

type Linked = Pick<Context, 'ip'> & { readonly params: Readonly<Record<string, string | undefined>> };
