import type { SiteFile } from '../../engine/index.ts';
import { emailProblem, foldEmail } from '../platform/email.ts';
import { saleNoticeLetter } from '../mail/letters/sale-notice.ts';
import { saleReceiptLetter } from '../mail/letters/sale-receipt.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { BuyerLinks } from '../post/buyer-link.ts';
import type { WrittenMail } from '../store/outbox.ts';
import type { Sale } from '../store/shop/sales.ts';
import type { SaleChanges } from '../store/shop/settlement.ts';
import type { SaleFacts } from '../store/shop/sale-facts.ts';

interface Parts {
  readonly facts: SiteFile;
  readonly buyerLinks: BuyerLinks;
  readonly settings: { readonly mainUrl: string };
}

/** The buyer learns that the order is known, staff what they must look at. */
export function writeSaleMails(
  { facts, buyerLinks, settings }: Parts,
  sale: Sale,
  { email, gift }: Pick<SaleFacts, 'email' | 'gift'>,
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
      alreadyPosted,
    };
    mails.push(writeMail(facts, saleNoticeLetter(notice), { kind: 'sale-notice', to: facts.contact, now }));
  }
  return mails;
}
