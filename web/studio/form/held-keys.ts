import type { ComponentType } from 'react';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { DateKey } from './DateKey.tsx';
import { datesInWords, freeDate, freeDates } from './dates.ts';
import { daysInWords, freeDays } from './days.ts';
import { DayTicks } from './DayTicks.tsx';
import type { JsonSchema } from '../../../engine/scenario/json-schema.ts';

/** How the keys of a map are chosen that no writer makes up. */
interface HeldKeys {
  readonly Key: ComponentType<{
    readonly path: ValuePath;
    readonly name: string;
    readonly taken: readonly string[];
  }>;
  inWords(key: string): string;
  /** A key for another entry; null when there is none. */
  free(keys: readonly string[]): string | null;
  readonly add: string;
  readonly full: string;
  /** Whether another entry begins with the value of the last one, which it often has. */
  readonly isAlike: boolean;
}

export const HELD_KEYS: Readonly<Record<NonNullable<JsonSchema['keysHold']>, HeldKeys>> = {
  days: {
    ...{ Key: DayTicks, inWords: daysInWords, free: freeDays, isAlike: true },
    add: 'Ajouter : d’autres jours',
    full: 'Chaque jour a déjà ses heures.',
  },
  dates: {
    ...{ Key: DateKey, inWords: datesInWords, free: freeDates, isAlike: true },
    add: 'Ajouter : d’autres dates',
    full: 'Toute l’année a déjà ses heures : raccourcissez d’abord une autre plage.',
  },
  date: {
    ...{ Key: DateKey, inWords: datesInWords, free: freeDate, isAlike: false },
    add: 'Ajouter : un autre jour',
    full: 'Chaque jour de l’année a déjà ses heures.',
  },
};
