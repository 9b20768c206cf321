import type { Reached } from '../story/reached.ts';

/** The version whose step was reached last; undefined when none was reached. */
export function latestVersion<Version extends { readonly from: string }>(
  versions: readonly Version[] | undefined,
  { positionOf }: Reached,
): Version | undefined {
  return (versions ?? [])
    .filter(({ from }) => positionOf(from) !== -1)
    .toSorted((a, b) => positionOf(a.from) - positionOf(b.from))
    .at(-1);
}
