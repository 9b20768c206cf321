/**
 * The roles whose papers and instruments one telephone shows; null: everything, as when nobody shares the
 * game.
 */
export type HeldRoles = ReadonlySet<string> | null;

/** `for`: the role that something is for; without it, it is in every hand. */
export interface HeldThing {
  readonly for?: string;
}

/** Whether a hand holds something. */
export const isHeld = (hand: HeldRoles, { for: role }: HeldThing): boolean =>
  hand === null || role === undefined || hand.has(role);

/** The roles that each telephone holds, in the order in which the telephones joined. */
export type Deal<Id> = ReadonlyMap<Id, readonly string[]>;

/**
 * Deals the roles of a city to the telephones that are there. `former`: how they were dealt last; those that
 * came since join it, and those that are gone leave it. Every role is held, every telephone holds one, and a
 * joining or a departure moves as few roles as it can.
 */
export function dealRoles<Id>(
  roles: readonly string[],
  telephones: readonly Id[],
  former: Deal<Id> = new Map(),
): Deal<Id> {
  const known = holdsExactly(former, roles) ? former : new Map<Id, readonly string[]>();
  const newcomers = telephones.filter((id) => !known.has(id));
  const gone = [...known.keys()].filter((id) => !telephones.includes(id));
  const together = newcomers.reduce<Deal<Id>>((deal, id) => joined(deal, id, roles), known);
  return gone.reduce((deal, id) => left(deal, id, roles), together);
}

/** An edition may have changed the roles of a city since. */
const holdsExactly = <Id>(deal: Deal<Id>, roles: readonly string[]): boolean =>
  roles.every((role) => holders(deal, role) > 0) &&
  [...deal.values()].flat().every((role) => roles.includes(role));

/**
 * The roles that one telephone holds; null, for everything, in a city without roles and when it holds all of
 * them.
 */
export function handIn<Id>(deal: Deal<Id>, id: Id, roles: readonly string[]): HeldRoles {
  const held = new Set(deal.get(id));
  return roles.every((role) => held.has(role)) ? null : held;
}

/**
 * Gives a newcomer roles of the telephones that hold at least two more than it; if none does, it shares the
 * role with the fewest holders.
 */
function joined<Id>(deal: Deal<Id>, id: Id, roles: readonly string[]): Deal<Id> {
  if (deal.size === 0) return new Map([[id, roles]]);
  const hands = new Map(deal);
  const taken: string[] = [];
  for (;;) {
    const [holder, held] = [...hands].reduce((most, next) => (next[1].length > most[1].length ? next : most));
    const last = held.at(-1);
    if (last === undefined || held.length - taken.length < 2) break;
    hands.set(holder, held.slice(0, -1));
    taken.unshift(last);
  }
  return hands.set(
    id,
    taken.length > 0
      ? taken
      : roles.toSorted((one, other) => holders(deal, one) - holders(deal, other)).slice(0, 1),
  );
}

/**
 * Deals the roles that a departure left without a holder. A telephone that shares its role gives that up and
 * takes one; without such a telephone, the one with the fewest roles takes it.
 */
function left<Id>(deal: Deal<Id>, id: Id, roles: readonly string[]): Deal<Id> {
  const hands = new Map([...deal].filter(([other]) => other !== id));
  if (hands.size === 0) return hands;
  for (const role of roles.filter((one) => holders(hands, one) === 0)) {
    const [sharer] = [...hands].findLast(([, held]) => held.every((one) => holders(hands, one) > 1)) ?? [];
    if (sharer !== undefined) hands.set(sharer, [role]);
    else {
      const [poorest, held] = [...hands].reduce((least, next) =>
        next[1].length < least[1].length ? next : least,
      );
      hands.set(poorest, [...held, role]);
    }
  }
  return hands;
}

/** The telephones that hold a role. */
export const holdersOf = <Id>(deal: Deal<Id>, role: string): Id[] =>
  [...deal].flatMap(([id, held]) => (held.includes(role) ? [id] : []));

const holders = <Id>(deal: Deal<Id>, role: string): number => holdersOf(deal, role).length;
