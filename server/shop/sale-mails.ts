import type { SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import { saleReceiptLetter } from '../mail/letters/sale.ts';
import { saleNoticeLetter } from '../mail/letters/staff.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import type { WrittenMail } from '../store/outbox.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleChanges } from '../store/shop/settlement.ts';
import type { SaleFacts } from '../store/shop/sale-facts.ts';
import type { Seals } from '../platform/seals.ts';
import type { Dispatch } from '../store/orders/dispatches.ts';
import type { Order } from '../store/orders/orders.ts';

interface Parts {
  readonly facts: SiteFile;
  readonly buyerLinks: BuyerLinks;
  readonly settings: { readonly mainUrl: string };
}

/** The buyer learns that the order is known, staff what they must look at. */
export function writeSaleMails(
  { facts, buyerLinks, settings }: Parts,
  sale: Sale,
  { email, gift, unread }: Pick<SaleFacts, 'email' | 'gift' | 'unread'>,
  { made, newProblems, alreadyPosted }: SaleChanges,
  now: number,
): readonly WrittenMail[] {
  const mails: WrittenMail[] = [];
  if (made > 0 && email !== null && !emailProblem(foldEmail(email))) {
    const path = buyerLinks.pathFor({ kind: 'sale', id: sale.id }, now);
    const receipt = {
      number: `V-${sale.id}`,
      letters: made,
      postOn: gift?.postOn ?? null,
      withdrawalUrl: `${settings.mainUrl}/retractation`,
      followUrl: path && `${settings.mainUrl}${path}`,
    };
    mails.push(
      writeMail(facts, saleReceiptLetter(receipt, facts), {
        kind: 'sale-receipt',
        to: foldEmail(email),
        now,
      }),
    );
  }
  if (newProblems.length > 0) {
    const notice = {
      number: `V-${sale.id}`,
      reference: sale.reference,
      problems: newProblems,
      unread,
      alreadyPosted,
    };
    mails.push(writeMail(facts, saleNoticeLetter(notice), { kind: 'sale-notice', to: facts.contact, now }));
  }
  return mails;
}

/** The mail address of the buyer of a letter; null when nobody left one, or after it was erased. */
export function buyerMailOf(
  { buyerSeals }: { readonly buyerSeals: Seals },
  order: Order,
  dispatch: Dispatch | undefined,
): string | null {
  return dispatch?.buyer ? buyerSeals.open(dispatch.buyer, order.id) : order.tiedEmail;
}

/** The name of an order for its buyer: the number in the mails, never its code. */
export const numberOf = ({ sale, identifier }: Pick<Order, 'sale' | 'identifier'>): string | null =>
  sale === null ? identifier : `V-${sale.id}-${sale.copy}`;
