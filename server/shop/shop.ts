import { randomUUID } from 'node:crypto';
import type { Log } from '../platform/log.ts';
import type { JobOutcome } from '../mail/post.ts';
import type { OutboxJob, SaleJob } from '../store/outbox.ts';
import type { Order, OrderStore } from '../store/orders/orders.ts';
import type { Sale, SaleStore, StoredShopEvent } from '../store/shop/sales.ts';
import { planSettlement, type PlanParts } from './plan-settlement.ts';
import type { SaleFacts } from '../store/shop/sale-facts.ts';
import { publisherDay } from './gift.ts';
import { gameReferred } from './keepsake.ts';
import { writeSaleMails } from './sale-mails.ts';
import type { Shops } from '../platform/read-shops.ts';
import { readStripeSale, ShopFailure } from './stripe-client.ts';

/** Makes orders from the events of shops. */
export interface Shop {
  readonly shops: Shops;
  /** The day where the publisher is, AAAA-MM-JJ. */
  today(): string;
  /**
   * Stores an event once. `facts`: what it says of its sale; null: the shop is asked. `jobs`: stored, to be
   * done now.
   */
  receive(
    event: StoredShopEvent,
    facts: SaleFacts | null,
  ): Promise<{ verdict: 'new' | 'known' | 'changed'; jobs: readonly OutboxJob[] }>;
  /** A job of the outbox. */
  settle(job: SaleJob, tries: number): Promise<JobOutcome>;
}

export interface ShopParts extends PlanParts {
  readonly sales: SaleStore;
  readonly orders: Pick<OrderStore, 'byId'>;
  readonly log: Log;
  readonly shops: Shops;
}

/** 30 days: the time in which Stripe repeats an event, and time for staff to add a missing product. */
const LIFETIME_MS = 30 * 24 * 3600 * 1000;

/** Jobs of versions before do not have these. */
const NOTHING_SAID = {
  language: null,
  game: null,
  problems: [],
  unread: [],
  isPresent: false,
} satisfies Partial<SaleFacts>;

/** Five tries take an hour. */
const TRIES_BEFORE_NOTICE = 5;

export function createShop(parts: ShopParts): Shop {
  const { sales, shops, clock, facts: site, log, saleSeals: seals } = parts;

  function jobFor(sale: number, facts: SaleFacts | null): SaleJob {
    const now = clock();
    const content = { sale, sealed: facts && seals.seal(JSON.stringify(facts), sale) };
    return {
      id: randomUUID(),
      kind: 'settle-sale',
      accountId: null,
      content,
      createdAt: now,
      expiresAt: now + LIFETIME_MS,
    };
  }

  /** The finished game that a sale names. */
  const gameOf = async (facts: SaleFacts | null): Promise<Order | null> =>
    facts && gameReferred(parts.orders, parts.settings.secretKeys, facts.game);

  /** An event older than the one that made the orders adds nothing, except that the money went back. */
  function consequenceOf(sale: Sale, facts: SaleFacts | null, game: Order | null) {
    if (!facts) return { settlement: null, job: jobFor(sale.id, null) };
    if (sale.isStale && facts.reversal === null) return { settlement: null, job: null };
    const { settlement, isComplete } = planSettlement(parts, sale, facts, game);
    return { settlement, job: isComplete ? null : jobFor(sale.id, facts) };
  }

  async function factsFor({ content }: SaleJob, sale: Sale): Promise<SaleFacts | null> {
    if (content.sealed !== null)
      return { ...NOTHING_SAID, ...(JSON.parse(seals.open(content.sealed, sale.id)) as SaleFacts) };
    if (!shops.stripe) throw new ShopFailure('not configured any more');
    return readStripeSale(shops.stripe, sale.reference, today());
  }

  /** A shop may be away for a moment; staff learn of it when it lasts. */
  async function noteUnread(sale: Sale, error: unknown, tries: number): Promise<'unread'> {
    if (!(error instanceof ShopFailure)) throw error;
    log.warn({ sale: sale.id, tries, why: error.message }, 'sale not read');
    const changes = { made: 0, newProblems: ['unread'], alreadyPosted: [] } as const;
    const write = () => writeSaleMails(parts, sale, null, changes, clock());
    if (tries >= TRIES_BEFORE_NOTICE) await sales.noteProblem(sale.id, 'unread', write);
    return 'unread';
  }

  const today = (): string => publisherDay(clock(), site);

  return {
    shops,
    today,
    async receive(event, facts) {
      const game = await gameOf(facts);
      const recorded = await sales.record(event, (sale) => consequenceOf(sale, facts, game), clock());
      if (recorded.verdict !== 'new') return { verdict: recorded.verdict, jobs: [] };
      return { verdict: 'new', jobs: [...recorded.mails, ...(recorded.job ? [recorded.job] : [])] };
    },
    async settle(job, tries) {
      const sale = await sales.byId(job.content.sale);
      if (!sale) return 'useless';
      const facts = await factsFor(job, sale).catch((error: unknown) => noteUnread(sale, error, tries));
      if (facts === null) return 'done';
      if (facts === 'unread') return 'later';
      const { settlement, isComplete } = planSettlement(parts, sale, facts, await gameOf(facts));
      const mails = await sales.settle(sale.id, settlement);
      return isComplete ? { mails } : 'later';
    },
  };
}
