/** Why a part of the tests cannot run here; null when it can. In CI that is a failure, never a skip. */
export function reasonToSkip(isThere: boolean, reason: string): string | null {
  if (isThere) return null;
  if (process.env.CI) throw new Error(reason);
  return reason;
}
