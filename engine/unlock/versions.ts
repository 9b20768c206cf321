/** Of the versions of a text, the one whose step was reached last; none where no such step lies on the player's way. */
export function latestVersion<Version extends { readonly from: string }>(
  versions: readonly Version[] | undefined,
  steps: readonly string[],
): Version | undefined {
  const position = ({ from }: Version): number => steps.indexOf(from);
  return (versions ?? [])
    .filter((version) => position(version) !== -1)
    .toSorted((a, b) => position(a) - position(b))
    .at(-1);
}
