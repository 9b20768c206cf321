import type { Reached } from '../story/reached.ts';

/** Of the versions of a text, the one whose step was reached last; none where no such step lies on the player's way. */
export function latestVersion<Version extends { readonly from: string }>(
  versions: readonly Version[] | undefined,
  { positionOf }: Reached,
): Version | undefined {
  return (versions ?? [])
    .filter(({ from }) => positionOf(from) !== -1)
    .toSorted((a, b) => positionOf(a.from) - positionOf(b.from))
    .at(-1);
}
