import { frenchDate } from '../../../engine/index.ts';
import type { SiteFile } from '../../../engine/index.ts';
import { mailFacts, mailLink, paragraph } from '../letter.ts';
import type { Mail } from '../letter.ts';

interface SaleReceipt {
  readonly number: string;
  readonly letters: number;
  /** AAAA-MM-JJ; null: as soon as possible. */
  readonly postOn: string | null;
  readonly withdrawalUrl: string;
  /** The page where the letters are followed; null without a key to sign its address. */
  readonly followUrl: string | null;
}

/** Tells the buyer that the order is known. It names no code: only the letter does. */
export function saleReceiptLetter(
  { number, letters, postOn, withdrawalUrl, followUrl }: SaleReceipt,
  { sale }: SiteFile,
): Mail {
  const when = postOn === null ? `sous ${sale.delivery} au plus` : `à partir du ${dayWords(postOn)}`;
  return {
    subject: `Commande ${number} : bien reçue`,
    blocks: [
      paragraph('Bonjour,'),
      paragraph(
        'Votre paiement est arrivé, et votre commande avec lui. Tout voyage par la poste : le code de l’enquête n’est écrit que dans la lettre.',
      ),
      mailFacts(
        { label: 'Commande', value: number },
        { label: letters > 1 ? 'Plis' : 'Pli', value: String(letters) },
        { label: 'Envoi', value: when },
      ),
      ...(followUrl === null
        ? []
        : [mailLink(letters > 1 ? 'Suivre vos plis' : 'Suivre votre pli', followUrl)]),
      paragraph(
        `Vous avez ${sale.withdrawal} à compter de l’arrivée pour changer d’avis. Rappelez alors ce numéro de commande.`,
      ),
      mailLink('Se rétracter', withdrawalUrl),
    ],
  };
}

function dayWords(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return `${frenchDate({ month, day: date })} ${year}`;
}
