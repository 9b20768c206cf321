import type { ViewName } from '../views.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { TextSpot } from '../form/written-at.ts';
import { updateTabState, useTabState } from '../tab-state.ts';

/** The open file, below its city’s folder. */
export interface OpenPlace {
  readonly file: string;
  /** The field to go to, by its path or by a place in the text; null for the top. */
  readonly at: ValuePath | TextSpot | null;
}

const NOWHERE: OpenPlace = { file: '', at: null };

/** Under which the open place of a city is kept. */
export const sheetOf = (city: string): string => `sheet.${city}`;

/** The open place of a city, and how to change it. */
export const useOpenPlace = (city: string) => useTabState<OpenPlace>(sheetOf(city), NOWHERE);

/** Makes a place the one that the form shows, without opening the form. */
export const setOpenPlace = (city: string, place: OpenPlace): void =>
  updateTabState(sheetOf(city), NOWHERE, () => place);

/** Opens a place in the form, from anywhere in the studio. */
export function openSheet(city: string, place: OpenPlace): void {
  setOpenPlace(city, place);
  updateTabState<string | null>('city', null, () => city);
  updateTabState<ViewName>('view', 'sheet', () => 'sheet');
}
