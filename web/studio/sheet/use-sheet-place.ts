import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { useTabState } from '../tab-state.ts';

/** The open file, below its city’s folder. */
export interface SheetPlace {
  readonly file: string;
  /** The field to go to, by its path or by a place in the text; null for the top. */
  readonly at: ValuePath | Readonly<Record<'line' | 'column', number>> | null;
}

const NOWHERE: SheetPlace = { file: '', at: null };

export const useSheetPlace = (city: string) => useTabState<SheetPlace>(`sheet.${city}`, NOWHERE);
