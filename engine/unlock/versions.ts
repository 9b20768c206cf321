import { holds } from '../scenario/condition.ts';
import type { Standing } from '../story/standing.ts';
import type { Condition } from '../types/condition.generated.ts';

/**
 * The version whose step was reached last, among those whose condition holds; of one step, the last in the
 * file.
 */
export function latestVersion<Version extends { readonly from: string; readonly if?: Condition }>(
  versions: readonly Version[] | undefined,
  standing: Standing,
): Version | undefined {
  const { positionOf } = standing.reached;
  return versions
    ?.filter((version) => positionOf(version.from) !== -1 && holds(version.if, standing.facts))
    .toSorted((a, b) => positionOf(a.from) - positionOf(b.from))
    .at(-1);
}
