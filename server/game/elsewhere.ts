import { resolveStanding, type Story } from '../../engine/index.ts';
import type { CityDeeds, Elsewhere, FactRead } from '../../engine/scenario/condition.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Order, OrderStore } from '../store/orders/orders.ts';

/** Reads an account’s decisions in the other cities that these facts name. */
export type ReadElsewhere = (accountId: number | null, read: readonly FactRead[]) => Promise<Elsewhere>;

const NOTHING: Elsewhere = {};

/**
 * Reads the account's own activated orders, in one query, and only when something asks. Of two games of a
 * city, the one activated last counts.
 */
export function elsewhereReader(content: ContentStore, orders: OrderStore): ReadElsewhere {
  return async (accountId, read) => {
    const asked = new Set(read.flatMap(({ city }) => city ?? []));
    const cities = content.all().filter(({ scenario }) => asked.has(scenario.slug));
    if (accountId === null || cities.length === 0) return NOTHING;
    const played = await orders.activatedIn(
      accountId,
      cities.map(({ scenario }) => scenario.city),
    );
    const deeds = played.flatMap((order): readonly (readonly [string, CityDeeds])[] => {
      const city = cities.find(({ scenario }) => scenario.city === order.city);
      return city ? [[city.scenario.slug, deedsOf(city.story, order)]] : [];
    });
    return Object.fromEntries(deeds);
  };
}

function deedsOf(story: Story, order: Order): CityDeeds {
  const { progress, reached } = resolveStanding(story, order.progress);
  const { chosen, taken, asked } = progress;
  return { chosen, taken, asked, solved: Object.keys(story.scenario.steps).filter(reached.solved) };
}
