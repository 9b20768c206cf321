import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { Column, Presence } from '../../engine/graph/presence.ts';

/** A step, the decisions before it, and the steps at which a hint was asked. */
export type StudioPlace = Pick<Column, 'step' | 'alternativeFrom' | 'chosen'> & Pick<DeskPhone, 'asked'>;

type Decided = Pick<DeskPhone, 'alternativeFrom' | 'chosen'>;

const agrees = (column: Column, { chosen }: Decided): boolean =>
  Object.entries(column.chosen).every(([step, option]) => (chosen[step] ?? option) === option);

/** Whether the player stands in this column. */
export const isHere = (column: Column, phone: DeskPhone | null): boolean =>
  phone?.step === column.step &&
  phone.alternativeFrom === column.alternativeFrom &&
  Object.entries(column.chosen).every(([step, option]) => phone.chosen[step] === option);

const START: Decided = { alternativeFrom: null, chosen: {} };

/** A step with the player's own decisions where they lead there, else without the alternative, else with the first that do. */
export function placeAt({ columns }: Presence, step: string, phone: DeskPhone | null): StudioPlace {
  const decided = phone ?? START;
  const ways = columns.filter((column) => column.step === step);
  const kept = ways.filter((column) => agrees(column, decided));
  const way =
    kept.find(({ alternativeFrom }) => alternativeFrom === decided.alternativeFrom) ??
    kept.find(({ alternativeFrom }) => alternativeFrom === null) ??
    ways.find(({ alternativeFrom }) => alternativeFrom === null) ??
    kept[0] ??
    ways[0];
  const { alternativeFrom, chosen } = way ?? START;
  return { step, alternativeFrom, chosen, asked: phone?.asked.filter((name) => name !== step) ?? [] };
}
