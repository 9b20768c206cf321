import { type Deal, dealRoles } from '../hands/hand.ts';
import type { Route } from '../scenario/routes.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Story } from '../story/story.ts';

/** The most telephones of a party. */
const MOST_TELEPHONES = 6;

/** The ways in which a party can hold the roles, after telephones have joined and left in any order. */
export function everyParty(roles: readonly string[]): readonly Deal<number>[] {
  const found = new Map<string, Deal<number>>();
  const add = (telephones: readonly number[], former?: Deal<number>): void => {
    const deal = dealRoles(roles, telephones, former);
    const key = JSON.stringify([...deal.values()]);
    if (!found.has(key)) found.set(key, deal);
  };
  add([0]);
  for (const deal of found.values()) {
    const telephones = [...deal.keys()];
    if (telephones.length > 1)
      telephones.forEach((leaver) =>
        add(
          telephones.filter((id) => id !== leaver),
          deal,
        ),
      );
    if (telephones.length < MOST_TELEPHONES) add([...telephones, Math.max(...telephones) + 1], deal);
  }
  return [...found.values()];
}

type Hand = readonly string[];

/** The different hands that a party of several telephones can have, with the smallest first. */
export function everyHand(roles: readonly string[]): readonly (readonly [telephones: number, hand: Hand])[] {
  const hands = everyParty(roles).flatMap((deal) =>
    [...deal.values()].map((held): readonly [number, Hand] => [
      deal.size,
      roles.filter((role) => held.includes(role)),
    ]),
  );
  const several = hands.filter(([telephones]) => telephones > 1);
  return [...new Map(several.map((one) => [one.join(), one])).values()].toSorted(
    ([few, one], [more, other]) => one.length - other.length || few - more,
  );
}

/** The instruments of one step, or of the parts of a gathering, each by its role. */
export interface Turn {
  readonly step: string;
  /** Undefined for an instrument that is in every hand. */
  readonly roles: readonly (string | undefined)[];
}

/** The instruments of a route up to the end. Those beside the route are left out: nobody has to use them. */
export function turnsOf({ steps }: Scenario, route: Pick<Route, 'steps'>): readonly Turn[] {
  return route.steps.flatMap((name) => {
    const step = steps[name];
    if (!step || step.afterEnd) return [];
    const instruments = (step.gathering?.parts ?? [name]).flatMap((part) => steps[part] ?? []);
    const roles = instruments.filter(({ puzzle }) => puzzle).map((one) => one.for);
    return roles.length === 0 ? [] : [{ step: name, roles }];
  });
}

const isOwn = (hand: Hand, role: string | undefined): boolean => role !== undefined && hand.includes(role);

/** How many of the instruments are in this hand and not in all. */
export const instrumentsOf = (hand: Hand, turns: readonly Turn[]): number =>
  turns.flatMap(({ roles }) => roles).filter((role) => isOwn(hand, role)).length;

/** The longest row of turns in which nobody but this hand has an instrument. */
export function longestRow(hand: Hand, turns: readonly Turn[]): readonly Turn[] {
  let longest: readonly Turn[] = [];
  let row: readonly Turn[] = [];
  for (const turn of turns) {
    row = turn.roles.every((role) => isOwn(hand, role)) ? [...row, turn] : [];
    if (row.length > longest.length) longest = row;
  }
  return longest;
}

/** The instruments of each telephone, in parties of one size. */
interface PartyShares {
  readonly telephones: number;
  readonly least: number;
  readonly most: number;
  /** The most turns in a row that one telephone has alone. */
  readonly inARow: number;
}

export interface HandShares {
  /** The instruments of the main route; null: those of everybody. */
  readonly instruments: readonly { readonly role: string | null; readonly count: number }[];
  /** On all routes, in parties of two to six. */
  readonly parties: readonly PartyShares[];
}

/** Null where no role is declared. */
export function handSharesOf({ scenario, routes }: Pick<Story, 'scenario' | 'routes'>): HandShares | null {
  const roles = scenario.roles.map(({ slug }) => slug);
  if (roles.length === 0) return null;
  const turns = routes.map((route) => turnsOf(scenario, route));
  const main = turns[0] ?? [];
  const everybody = main.flatMap((turn) => turn.roles).filter((role) => role === undefined).length;
  const hands = everyHand(roles);
  const sizes = [...new Set(hands.map(([telephones]) => telephones))].toSorted((one, other) => one - other);
  const parties = sizes.map((telephones): PartyShares => {
    const ofSize = hands.flatMap(([size, hand]) => (size === telephones ? [hand] : []));
    const counts = ofSize.flatMap((hand) => turns.map((route) => instrumentsOf(hand, route)));
    const rows = ofSize.flatMap((hand) => turns.map((route) => longestRow(hand, route).length));
    return { telephones, least: Math.min(...counts), most: Math.max(...counts), inARow: Math.max(...rows) };
  });
  return {
    instruments: [
      ...roles.map((role) => ({ role, count: instrumentsOf([role], main) })),
      { role: null, count: everybody },
    ],
    parties,
  };
}
