import { describe, expect, it } from 'vitest';
import { dealRoles, type Deal } from '../../../engine/hands/hand.ts';
import { everyHand, everyParty, handSharesOf, longestRow, turnsOf } from '../../../engine/prove/shares.ts';
import { gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { compiled } from '../../../scripts/explain/cities/compiled.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { inHands } from '../../../scripts/explain/edits.ts';

const ROLES = ['lecture', 'écoute', 'carte'];
const NEWCOMER = 9;
const held = (deal: Deal<number>): string => JSON.stringify([...deal.values()]);

/** Every order in which the telephones of a party may leave, until one is left. */
const orders = (telephones: readonly number[]): readonly (readonly number[])[] =>
  telephones.length === 1
    ? [[]]
    : telephones.flatMap((first) =>
        orders(telephones.filter((id) => id !== first)).map((rest) => [first, ...rest]),
      );

/** After each departure, and with somebody who comes then. */
function dealsAlong(
  order: readonly number[],
  telephones: readonly number[],
  full: Deal<number>,
): readonly Deal<number>[] {
  let [there, deal] = [telephones, full];
  return order.flatMap((leaver) => {
    there = there.filter((id) => id !== leaver);
    deal = dealRoles(ROLES, there, deal);
    return [deal, dealRoles(ROLES, [...there, NEWCOMER], deal)];
  });
}

describe('the parties that the prover considers', () => {
  it('are those of one to six telephones after every order of departures, and after those who come then', () => {
    const considered = new Set(everyParty(ROLES).map(held));
    const deals = [1, 2, 3, 4, 5, 6].flatMap((count) => {
      const all = [...Array(count).keys()];
      return [
        dealRoles(ROLES, all),
        ...orders(all).flatMap((order) => dealsAlong(order, all, dealRoles(ROLES, all))),
      ];
    });
    expect(deals.length).toBeGreaterThan(considered.size);
    expect(deals.map(held).filter((deal) => !considered.has(deal))).toEqual([]);
  });

  it('give each telephone of two one role or two, and never all', () => {
    const hands = everyHand(ROLES).filter(([telephones]) => telephones === 2);
    expect(new Set(hands.map(([, hand]) => hand.length))).toEqual(new Set([1, 2]));
  });
});

describe('the shares of instruments', () => {
  const story = (steps: Readonly<Record<string, string>>) => compiled(tinyCity(inHands({}, steps)));

  it('are counted by role, and for each size of party', () => {
    const shares = handSharesOf(
      story({ 'steps/01-gare.yaml': 'for: écoute', 'steps/02-port-vieux.yaml': 'for: écoute' }),
    );
    expect(shares?.instruments.slice(0, 2)).toEqual([
      { role: 'lecture', count: 0 },
      { role: 'écoute', count: 2 },
    ]);
    expect(shares?.parties.map(({ telephones }) => telephones)).toEqual([2, 3, 4, 5, 6]);
    expect(shares?.parties[0]).toEqual({ telephones: 2, least: 0, most: 2, inARow: 2 });
  });

  it('are none where no role is declared', () => {
    expect(handSharesOf(compiled(tinyCity()))).toBeNull();
  });

  it('count each part of a gathering, and begin a new row after an instrument of another hand', () => {
    const { scenario, routes } = compiled(gatheringCity());
    const [main] = routes;
    const parts = Object.values(scenario.steps).flatMap(({ gathering }) => gathering?.parts ?? []);
    const turns = main ? turnsOf(scenario, main) : [];
    expect(turns.find(({ roles }) => roles.length > 1)?.roles).toHaveLength(parts.length);
    const of = (...roles: readonly (string | undefined)[]) => ({ step: roles.join(), roles });
    const row = [of('lecture'), of('lecture', 'écoute'), of('lecture'), of(undefined), of('lecture')];
    expect(longestRow(['lecture'], row)).toHaveLength(1);
    expect(longestRow(['lecture', 'écoute'], row)).toHaveLength(3);
  });
});
