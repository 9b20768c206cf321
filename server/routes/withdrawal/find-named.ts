import type { Guesser } from '../../limits/limits.ts';
import { HttpError } from '../../platform/errors.ts';
import { buyerMailOf } from '../../shop/sale-mails.ts';
import type { NamedLetter, NamedSale } from '../../store/orders/withdrawals.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Services } from '../../services/services.ts';

export type FinderParts = Pick<
  Services,
  'boughtLetters' | 'buyerSeals' | 'dispatches' | 'limits' | 'orders' | 'sales'
>;

/** The letters that a reference names. */
export interface Named {
  readonly letters: readonly NamedLetter[];
  /** The sales that it names, also those without a letter so far. */
  readonly sales: readonly NamedSale[];
  /** Whether the mail belongs to their buyer, who may read their numbers. */
  readonly isBuyer: boolean;
  /** Whether it also names letters that were bought with another mail. */
  readonly isOfOthers: boolean;
}

const LIKE_A_CODE = /^[A-Z0-9]{6}$/i;
const SOLD = /^V-(\d{1,9})(?:-0*([1-9]\d{0,2}))?$/;
const OF_A_SALE = /\bv[ -]*(\d{1,9})(?: ?- ?(\d{1,3}))?(?!\w)/giu;
const AROUND_NUMBERS = /^(?:commandes?|lettres?|plis?|ventes?|et|orders?|letters?|packets?|and|no|n°|#)$/iu;

/** Several numbers or codes in one line; else the line itself, and the numbers in it. */
function partsOf(reference: string): readonly string[] {
  const written = reference
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replace(OF_A_SALE, (_whole, sale: string, copy: string | undefined) =>
      copy === undefined ? ` V-${sale} ` : ` V-${sale}-${copy} `,
    );
  const parts = written.split(/[\s,;:.+&()«»"]+/).filter((part) => part !== '' && !AROUND_NUMBERS.test(part));
  const areAll = parts.length > 0 && parts.every((part) => SOLD.test(part) || LIKE_A_CODE.test(part));
  return [...new Set(areAll ? parts : [reference, ...parts.filter((part) => SOLD.test(part))])];
}

/**
 * The letters that a line names: by the number of a sale or of a letter, by the shop’s number of the payment,
 * or by a code, whose lookup counts as a guess. Numbers can be guessed: they count with the buyer’s mail only.
 * The owner of a code may return the letter, unless its buyer is known.
 */
export async function findNamed(
  services: FinderParts,
  reference: string,
  email: string,
  guesser: Guesser,
): Promise<Named> {
  const found = new Map<number, { readonly order: Order; readonly byCode: boolean }>();
  const sales: NamedSale[] = [];
  for (const part of partsOf(reference)) {
    const named = await findPart(services, part, guesser);
    sales.push(...named.sales);
    for (const order of named.orders)
      found.set(order.id, {
        order,
        byCode: LIKE_A_CODE.test(part) || (found.get(order.id)?.byCode ?? false),
      });
  }
  const ways = await services.dispatches.of([...found.keys()]);
  const known = [...found.values()].map((letter) => ({
    ...letter,
    buyer: buyerMailOf(services, letter.order, ways.get(letter.order.id)),
  }));
  const own = known.filter(({ byCode, buyer }) => byCode || buyer === null || buyer === email);
  const isUnclear = own.length > 1 && own.every(({ buyer }) => buyer === null);
  return {
    letters: (isUnclear ? [] : own).map(({ order, byCode, buyer }) => ({
      order,
      mayStop: order.cancelledAt === null && (buyer === email || (byCode && buyer === null)),
    })),
    sales,
    isBuyer: own.length > 0 && own.every(({ buyer }) => buyer === email),
    isOfOthers: known.some(({ buyer }) => buyer !== null && buyer !== email),
  };
}

interface FoundPart {
  readonly orders: readonly Order[];
  readonly sales: readonly NamedSale[];
}

async function findPart(services: FinderParts, part: string, guesser: Guesser): Promise<FoundPart> {
  const [, sale, copy] = SOLD.exec(part) ?? [];
  if (sale !== undefined) {
    const known = await services.sales.byId(Number(sale));
    return findSold(services, known ? [known.id] : [], copy === undefined ? null : Number(copy));
  }
  if (LIKE_A_CODE.test(part)) return { orders: await byCode(services, part, guesser), sales: [] };
  const byNumber = await services.orders.byReference(part);
  if (byNumber.length > 0) return { orders: byNumber, sales: [] };
  return findSold(services, await services.sales.namedByShops(part), null);
}

/** The letters of these sales. `copy`: the only one that was chosen. */
async function findSold(
  services: FinderParts,
  sales: readonly number[],
  copy: number | null,
): Promise<FoundPart> {
  const found = await Promise.all(
    sales.map(async (id) => {
      const orders = await followed(services, 'sale', id);
      return { id, orders: orders.filter((order) => copy === null || order.sale?.copy === copy) };
    }),
  );
  return {
    orders: found.flatMap(({ orders }) => orders),
    sales: found.map(({ id, orders }) => ({ id, copy, found: orders.map((order) => order.id) })),
  };
}

/** Looking up a code counts as a guess, like an activation. The declaration is accepted anyway. */
async function byCode(services: FinderParts, code: string, guesser: Guesser): Promise<readonly Order[]> {
  const find = async () => {
    const orders = await services.orders.byReference(code);
    if (orders.length === 0) throw new HttpError(404, 'UNKNOWN_CODE');
    return orders;
  };
  const orders = await services.limits.codes(guesser, find).catch((error: unknown) => {
    if (error instanceof HttpError) return [];
    throw error;
  });
  return (await Promise.all(orders.map(({ id }) => followed(services, 'order', id)))).flat();
}

/** A lost letter is the one that was sent in its place. */
const followed = async (
  { boughtLetters }: FinderParts,
  kind: 'order' | 'sale',
  id: number,
): Promise<readonly Order[]> => (await boughtLetters.of({ kind, id })).map(({ order }) => order);
