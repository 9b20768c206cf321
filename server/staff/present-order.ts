import { presentLine, resolveStanding, type Status } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { statusInput } from '../game/present-game.ts';
import type { ListedOrder } from '../store/staff/explorer.ts';
import type { Order } from '../store/orders/orders.ts';
import { SALE_PROBLEM_WORDS, UNREAD_WORDS } from '../mail/letters/staff.ts';
import type { ListedSale } from '../store/shop/sale-list.ts';
import type { PostalAddress, Unread } from '../store/shop/sale-facts.ts';
import type { CounterLetter } from '../store/staff/counter-letters.ts';
import type { Seals } from '../platform/seals.ts';
import { presentKeepsake } from './keepsakes.ts';
import type { Services } from '../services/services.ts';

export type StaffStatus = ApiSchemas['StaffStatus'];

/** List entry for staff: the status without the player's view or solutions. */
export function presentListed(
  services: Pick<Services, 'clock' | 'content' | 'settings'>,
  { order, email }: ListedOrder,
): StaffStatus {
  const city = services.content.city(order.city);
  const status = city
    ? presentLine(
        statusInput(services, {
          order,
          city,
          standing: resolveStanding(city.story, order.progress),
          opened: [],
          unavailable: [],
          seat: null,
        }),
      )
    : presentUnknown(services, order);
  return { ...status, staff: presentFacts(order, email) };
}

export async function presentStaffOrder(
  services: Pick<Services, 'clock' | 'content' | 'settings' | 'staff'>,
  order: Order,
): Promise<StaffStatus> {
  const player = await services.staff.playerOf(order.accountId);
  return presentListed(services, { order, email: player?.email ?? null });
}

function presentFacts(order: Order, email: string | null): ApiSchemas['StaffFacts'] {
  return {
    email,
    tiedEmail: order.tiedEmail,
    postOn: order.postOn,
    language: order.language,
    version: order.version,
    batch: order.batchId,
    createdAt: isoDate(order.createdAt),
    updatedAt: isoDate(order.updatedAt),
    activatedAt: isoDate(order.activatedAt),
    cancelledAt: isoDate(order.cancelledAt),
    stoppedAt: isoDate(order.stoppedAt),
    waiver: order.waiver && { version: order.waiver.version, at: isoDate(order.waiver.at) },
  };
}

const STATES = { COMMAND: 1, SENT: 2, ACTIVATED: 3, DONE: 4 } as const;

/** Order of a removed city. */
function presentUnknown(
  services: Pick<Services, 'clock'>,
  { code, identifier, fullOnWin, giftFrom, city, progress }: Order,
): Status {
  return {
    code,
    identifier,
    state: STATES[progress.state],
    story: { index: 0, city, schedule: {} },
    step: null,
    clueIndex: progress.clueIndex,
    clues: [],
    lastClueDate: isoDate(progress.lastClueDate),
    lastStepDate: isoDate(progress.lastStepDate),
    startDate: isoDate(progress.startDate),
    fullOnWin,
    giftFrom,
    infos: {},
    serverTime: isoDate(services.clock()),
    view: null,
  };
}

/** The keys to what is sealed about a letter. */
export interface LetterSeals {
  readonly addressSeals: Seals;
  readonly buyerSeals: Seals;
}

type SealedLetter = Pick<CounterLetter, 'tiedEmail' | 'sealedBuyer' | 'sealedAddress'>;

/** The buyer’s mail address, and to whom the letter is posted. */
function openLetter(seals: LetterSeals, orderId: number, letter: SealedLetter) {
  const { tiedEmail, sealedBuyer, sealedAddress } = letter;
  const address =
    sealedAddress === null
      ? null
      : (JSON.parse(seals.addressSeals.open(sealedAddress, orderId)) as PostalAddress);
  return {
    buyer: sealedBuyer === null ? tiedEmail : seals.buyerSeals.open(sealedBuyer, orderId),
    to: address?.name ?? null,
    postalCode: address?.postalCode ?? null,
  };
}

export function presentCounterLetter(seals: LetterSeals, letter: CounterLetter): ApiSchemas['CounterLetter'] {
  const { code, identifier, city, state, way, sale, giftTo, player, isStopped, reversal } = letter;
  const { buyer, to, postalCode } = openLetter(seals, letter.id, letter);
  return {
    code,
    identifier,
    city,
    state: STATES[state],
    way,
    sale: sale === null ? null : `V-${sale}`,
    createdAt: isoDate(letter.createdAt),
    buyer,
    to: to ?? giftTo,
    postalCode,
    player,
    isStopped,
    reversal,
    withdrawnAt: isoDate(letter.withdrawnAt),
  };
}

/** The keys to what is sealed about a sale and its letters. */
export interface SaleSeals extends LetterSeals {
  readonly saleSeals: Seals;
}

export function presentSale(seals: SaleSeals, sale: ListedSale): ApiSchemas['Sale'] {
  const unread =
    sale.unread === null ? [] : (JSON.parse(seals.saleSeals.open(sale.unread, sale.id)) as readonly Unread[]);
  const { id, shop, reference, amount, currency, reversal, problems, letters } = sale;
  const opened = letters.map((letter) => openLetter(seals, letter.orderId, letter));
  const keepsakes = sale.keepsakes.map((keepsake) => presentKeepsake(seals.saleSeals, keepsake));
  return {
    id,
    number: `V-${id}`,
    shop,
    reference,
    amount,
    currency,
    createdAt: isoDate(sale.createdAt),
    paidAt: isoDate(sale.paidAt),
    reversal,
    reversedAt: isoDate(sale.reversedAt),
    // A newer version may have stored others.
    problems: problems.map((code) => ({
      code,
      words: Object.hasOwn(SALE_PROBLEM_WORDS, code) ? SALE_PROBLEM_WORDS[code] : code,
    })),
    lookedAt: isoDate(sale.lookedAt),
    unread: unread.map(({ field, text }) => ({ name: UNREAD_WORDS[field], text })),
    buyer:
      opened.find(({ buyer }) => buyer !== null)?.buyer ??
      keepsakes.find(({ buyer }) => buyer !== null)?.buyer ??
      null,
    keepsakes,
    letters: letters.map(({ code, city, state, withdrawnAt }, index) => ({
      code,
      city,
      state,
      to: opened[index]?.to ?? null,
      withdrawnAt: isoDate(withdrawnAt),
    })),
  };
}
