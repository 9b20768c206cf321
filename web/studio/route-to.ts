import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { Presence } from '../../engine/graph/presence.ts';

/** Route to a step: the player's current one if it contains the step, else the main one, else any. */
export function routeTo({ columns }: Presence, step: string, standing: DeskPhone | null): string | null {
  const ways = columns.filter((column) => column.step === step).map(({ alternativeFrom }) => alternativeFrom);
  const current = standing?.alternativeFrom ?? null;
  if (ways.includes(current)) return current;
  return ways.includes(null) ? null : (ways[0] ?? null);
}
