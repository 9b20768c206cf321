import type { WalkthroughChange } from '../../engine/edit/walkthrough/update-walkthrough.ts';

export const changeCount = (count: number): string =>
  count === 0 ? 'rien à changer' : count === 1 ? '1 changement' : `${count} changements`;

/** « geste 4 (CAFE), messages : + desBottes ». */
export function changeLine({ move, step, field, before, after }: WalkthroughChange): string {
  const place = move === null ? 'arrivée' : `geste ${move} (${step})`;
  return `  ${place}, ${field} : ${difference(before, after)}`;
}

function difference(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${String(before)} → ${String(after)}`;
  const [old, current] = [before.map(String), after.map(String)];
  const moved = [
    ...current.filter((name) => !old.includes(name)).map((name) => `+ ${name}`),
    ...old.filter((name) => !current.includes(name)).map((name) => `- ${name}`),
  ];
  return moved.length > 0 ? moved.join(', ') : `dans l’ordre ${current.join(', ')}`;
}
