/** How many numbers each command of an SVG path takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const COMMAND = /([MLTHVCSQAZ])([^MLTHVCSQAZ]*)/giu;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;

/** What a browser would stop at in the data of a path; null when it draws all of it. */
export function faultOfPath(path: string): string | null {
  if (!/^\s*M/iu.test(path)) return 'Ce tracé ne commence pas par M.';
  for (const [, command = '', rest = ''] of path.matchAll(COMMAND)) {
    const count = rest.match(NUMBER)?.length ?? 0;
    const wanted = NUMBERS[command.toUpperCase()] ?? 0;
    if (wanted === 0 ? count > 0 : count === 0 || count % wanted > 0)
      return `La commande ${command} de ce tracé prend ${wanted} nombre(s), ou un multiple ; elle en a ${count}.`;
  }
  return null;
}
