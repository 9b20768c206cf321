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
