import type { SiteFile } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Seals } from '../platform/seals.ts';
import { isSigned, sign } from '../platform/signature.ts';
import type { Keepsake, KeepsakeStore } from '../store/shop/keepsakes.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';
import type { Order } from '../store/orders/orders.ts';

/** The sheet of stamps as a product; undefined where none is sold. */
export type KeepsakeOffer = NonNullable<NonNullable<SiteFile['shop']>['keepsake']>;

type Game = Pick<Order, 'id' | 'activatedAt'>;

/** Payment pages take letters, digits, dashes and underscores, as Stripe’s `client_reference_id` does. */
const REFERENCE = /^P(\d{1,10})-([\w-]{27})$/;

/** A code may be activated anew by somebody else: their game has another reference. */
const signedText = ({ id, activatedAt }: Game): string => `keepsake:${id} ${activatedAt}`;

/** The name of a game for a payment page, which says nothing of its code; null without a key to sign with. */
const referenceOf = ([newest]: readonly Buffer[], game: Game): string | null =>
  newest ? `P${game.id}-${sign(newest, signedText(game))}` : null;

/** Parameter of a payment page that comes back with the sale. */
const PARAMETER = 'client_reference_id';

/** The payment page for the sheet of a game; null without a key to sign with. */
export function keepsakeCheckout(
  { checkoutLink }: KeepsakeOffer,
  keys: readonly Buffer[],
  game: Game,
): string | null {
  const reference = referenceOf(keys, game);
  if (reference === null) return null;
  const address = new URL(checkoutLink);
  address.searchParams.set(PARAMETER, reference);
  return address.href;
}

/** The finished game that a reference names; null when it names none, or was not written by this site. */
export async function gameReferred(
  orders: { byId(id: number): Promise<Order | null> },
  keys: readonly Buffer[],
  reference: string | null,
): Promise<Order | null> {
  const [, id, signature = ''] = REFERENCE.exec(reference ?? '') ?? [];
  const game = id === undefined ? null : await orders.byId(Number(id));
  if (game?.progress.state !== 'DONE') return null;
  return isSigned(keys, signedText(game), signature) ? game : null;
}

/** The buyer of a sheet, as the sale gives it; a part that could not be read is null. */
export interface KeepsakeBuyer {
  /** Normalised. */
  readonly email: string | null;
  readonly address: PostalAddress | null;
}

export const sealKeepsakeBuyer = (saleSeals: Seals, sale: number, buyer: KeepsakeBuyer): string =>
  saleSeals.seal(JSON.stringify(buyer), sale);

/** Null for both once they were erased. */
export const openKeepsakeBuyer = (saleSeals: Seals, { buyer, sale }: Keepsake): KeepsakeBuyer =>
  buyer === null
    ? { email: null, address: null }
    : (JSON.parse(saleSeals.open(buyer, sale.id)) as KeepsakeBuyer);

/** The name of a sheet for its buyer. */
export const keepsakeNumber = ({ sale }: Pick<Keepsake, 'sale'>): string => `V-${sale.id}-${sale.copy}`;

/** Where it is on its way. */
export function stateOfKeepsake({
  cancelledAt,
  postedAt,
  printedAt,
}: Keepsake): ApiSchemas['Keepsake']['state'] {
  if (cancelledAt !== null) return 'voided';
  if (postedAt !== null) return 'posted';
  return printedAt === null ? 'paid' : 'printed';
}

/** The sheets that were bought with this normalised mail. */
export async function keepsakesBoughtWith(
  { keepsakes, saleSeals }: { readonly keepsakes: KeepsakeStore; readonly saleSeals: Seals },
  email: string,
): Promise<readonly Keepsake[]> {
  const known = await keepsakes.withBuyer();
  return known.filter((keepsake) => openKeepsakeBuyer(saleSeals, keepsake).email === email);
}

/** Whether it is still to be posted, and needs its address. */
export const isKeepsakeLeaving = ({ postedAt, cancelledAt }: Keepsake): boolean =>
  postedAt === null && cancelledAt === null;

/** The data that the site keeps of a sheet, in the export of its buyer. */
export const presentKeptKeepsake = (saleSeals: Seals, keepsake: Keepsake): ApiSchemas['KeptKeepsake'] => ({
  number: keepsakeNumber(keepsake),
  boughtAt: isoDate(keepsake.createdAt),
  address: openKeepsakeBuyer(saleSeals, keepsake).address,
  trackingNumber: keepsake.trackingNumber,
  isLeaving: isKeepsakeLeaving(keepsake),
});

/** One French sentence for each reason why a sheet would be paid of which this server does not hear, or of which game. */
export const unheardKeepsake = (
  { shop }: Pick<SiteFile, 'shop'>,
  { hasShop, hasKey }: { readonly hasShop: boolean; readonly hasKey: boolean },
): readonly string[] =>
  shop?.keepsake === undefined
    ? []
    : [
        ...(hasShop
          ? []
          : [
              '« keepsake » vend la planche, et ce serveur n’apprendrait pas ses ventes : donnez-lui STRIPE_WEBHOOK_SECRET ou SHOP_WEBHOOK_SECRET.',
            ]),
        ...(hasKey
          ? []
          : ['« keepsake » vend la planche, et ce serveur n’a pas de SECRET_KEY pour en signer la partie.']),
      ];
