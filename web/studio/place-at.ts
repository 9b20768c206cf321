import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { Column, Presence } from '../../engine/graph/presence.ts';

/** A step, the decisions before it, and the steps at which a hint was asked. */
export type StudioPlace = Pick<Column, 'step' | 'taken' | 'chosen'> & Pick<DeskPhone, 'asked'>;

type Decided = Pick<DeskPhone, 'taken' | 'chosen'>;

const agrees = (column: Column, { chosen }: Decided): boolean =>
  Object.entries(column.chosen).every(([step, option]) => (chosen[step] ?? option) === option);

/** Whether the player stands in this column. */
export const isHere = (column: Column, phone: DeskPhone | null): boolean =>
  phone?.step === column.step &&
  isSame(phone.taken, column.taken) &&
  Object.entries(column.chosen).every(([step, option]) => phone.chosen[step] === option);

const START: Decided = { taken: [], chosen: {} };

const isSame = (left: Decided['taken'], right: Decided['taken']): boolean =>
  left.join(' ') === right.join(' ');

/**
 * A step with the player's own decisions where they lead there, else without the alternative, else with the
 * first that do.
 */
export function placeAt({ columns }: Presence, step: string, phone: DeskPhone | null): StudioPlace {
  const decided = phone ?? START;
  const ways = columns.filter((column) => column.step === step);
  const kept = ways.filter((column) => agrees(column, decided));
  const way =
    kept.find(({ taken }) => isSame(taken, decided.taken)) ??
    kept.find(({ taken }) => taken.length === 0) ??
    ways.find(({ taken }) => taken.length === 0) ??
    kept[0] ??
    ways[0];
  const { taken, chosen } = way ?? START;
  return { step, taken, chosen, asked: phone?.asked.filter((name) => name !== step) ?? [] };
}
