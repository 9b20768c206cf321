import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { Presence } from '../../engine/graph/presence.ts';

/** By which route one comes to a step: the one that the player is on, if it leads there, else the main one, else any. */
export function routeTo({ columns }: Presence, step: string, standing: DeskPhone | null): string | null {
  const ways = columns.filter((column) => column.step === step).map(({ alternativeFrom }) => alternativeFrom);
  const kept = standing?.alternativeFrom ?? null;
  if (ways.includes(kept)) return kept;
  return ways.includes(null) ? null : (ways[0] ?? null);
}
