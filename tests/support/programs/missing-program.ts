/** The reason to skip; null when the program is installed. In CI a missing program is a failure. */
export function reasonToSkip(isInstalled: boolean, reason: string): string | null {
  if (isInstalled) return null;
  if (process.env.CI) throw new Error(reason);
  return reason;
}
