import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { updateTabState, useTabState } from '../tab-state.ts';

/** The form of a change that is open. */
export interface OpenChange {
  /** Of its form. */
  readonly id: string;
  readonly step: string;
  /** The way on which something is inserted, by its place in the step’s file; the first one when missing. */
  readonly way?: ValuePath;
}

const nameOf = (city: string): string => `change.${city}`;

/** The open form of a city, and how to open another or close it. */
export const useOpenChange = (city: string) => useTabState<OpenChange | null>(nameOf(city), null);

/** Opens the form of a change from anywhere in the studio. */
export const openChange = (city: string, change: OpenChange): void =>
  updateTabState<OpenChange | null>(nameOf(city), null, () => change);
