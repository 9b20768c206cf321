import { type Deal, holdersOf } from './hand.ts';

/** A telephone that was not heard for so long may be stood in for. */
export const ABSENT_MS = 60_000;

/** A role that a telephone holds instead of those to which it was dealt, and which are absent. */
export interface Taking<Id> {
  readonly role: string;
  readonly by: Id;
  readonly from: readonly Id[];
}

/**
 * The takings that still stand: whoever took over is there, and nobody but the absent ones was dealt the role
 * since.
 */
export const standingTakings = <Id, One extends Taking<Id>>(
  deal: Deal<Id>,
  takings: readonly One[],
): readonly One[] =>
  takings.filter(({ role, by, from }) => {
    const holders = holdersOf(deal, role);
    return (
      deal.has(by) && holders.length > 0 && holders.every((holder) => holder !== by && from.includes(holder))
    );
  });

/** The deal as it is held while takings stand. */
export const withTakings = <Id>(deal: Deal<Id>, takings: readonly Taking<Id>[]): Deal<Id> =>
  standingTakings(deal, takings).reduce<Deal<Id>>(
    (hands, { role, by }) =>
      new Map(
        [...hands].map(([id, held]) => {
          const others = held.filter((one) => one !== role);
          return [id, id === by ? [...others, role] : others];
        }),
      ),
    deal,
  );
