import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { foldEmail, mayBeEmail } from '../platform/email.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { MailKind } from '../store/outbox.ts';
import { presentCounterLetter, presentSale, type SaleSeals } from './present-order.ts';
import { unknownPerson } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** The page of a person, by mail address. Opening it is written to the staff journal. */
export async function openPerson(
  services: Pick<Services, 'clock' | 'staff'> & SaleSeals,
  typed: string,
  staff: Account,
): Promise<ApiSchemas['CounterPerson']> {
  const email = foldEmail(typed);
  if (!mayBeEmail(email)) throw unknownPerson();
  const { persons, saleList } = services.staff;
  const digests = services.buyerSeals.digests(email);
  const person = await persons.read(email, digests);
  const { account, bought, played, mails, withdrawals } = person;
  const isKnown = account !== null || bought.length + mails.length + withdrawals.length > 0;
  if (!isKnown) throw unknownPerson();
  await persons.recordView(digests[0], staff.id, services.clock());
  const saleIds = [...new Set(bought.flatMap(({ sale }) => sale ?? []))];
  return {
    email,
    account: account && {
      createdAt: isoDate(account.createdAt),
      provedAt: isoDate(account.provedAt),
      isStaff: account.isStaff,
    },
    sales: (await saleList.byIds(saleIds)).map((sale) => presentSale(services, sale)),
    letters: bought.map((letter) => presentCounterLetter(services, letter)),
    games: played.map((letter) => presentCounterLetter(services, letter)),
    mails: mails.map(({ kind, createdAt, sentAt, isWaiting }) => ({
      kind,
      words: MAIL_WORDS[kind],
      createdAt: isoDate(createdAt),
      sentAt: isoDate(sentAt),
      isWaiting,
    })),
    withdrawals: withdrawals.map(({ reference, receivedAt, code }) => ({
      reference,
      receivedAt: isoDate(receivedAt),
      code,
    })),
    views: (await persons.views(digests)).map(({ by, at }) => ({ by, at: isoDate(at) })),
  };
}

/** The subject of each kind of mail, for staff. */
const MAIL_WORDS: Readonly<Record<MailKind, string>> = {
  'password-reset': 'Lien pour un nouveau mot de passe',
  'email-proof': 'Lien pour confirmer l’adresse',
  waiver: 'Confirmation du début de l’enquête',
  'withdrawal-receipt': 'Accusé de rétractation',
  'withdrawal-notice': 'Avis de rétractation, à l’équipe',
  'idle-account': 'Compte bientôt effacé',
  'order-again': 'Code et lien, renvoyés',
  arrival: 'Un message est arrivé',
  'sale-receipt': 'Commande bien reçue',
  'sale-accepted': 'Commande confirmée',
  'buyer-proof': 'Lien pour voir ce qui est gardé',
  'sale-notice': 'Vente à regarder, à l’équipe',
  'letters-posted': 'Lettre à la poste',
  'keepsake-posted': 'Planche à la poste',
  'letter-again': 'Lettre égarée, renvoyée',
  'address-changed': 'Adresse changée',
};
