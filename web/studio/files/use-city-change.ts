import { useState } from 'react';
import type { CityChange } from '../../../engine/edit/city/change-city.ts';
import type { ApiFailure } from '../../api/client.ts';
import { type ChangeOptions, writeCityChange, type WrittenEdit } from './edit-calls.ts';
import { recordEdit } from './history.tsx';

/** The answer to the last change of a city; nothing is written while it is refused. */
interface CityChangeAnswer {
  /** What else the change did, in French. */
  readonly told: readonly string[];
  /** What the change added, to be written in its own file. */
  readonly file: string | null;
  readonly failure: ApiFailure | null;
  /** Why nothing was asked for, in French. */
  readonly refusal: string | null;
}

export interface CityChanger {
  readonly answer: CityChangeAnswer;
  readonly isBusy: boolean;
  /** Null when it is refused. */
  apply(change: CityChange, options?: Partial<ChangeOptions>): Promise<WrittenEdit | null>;
  /** Writes the refused change although the city could no longer be played. */
  force(): void;
  forget(): void;
  refuse(words: string): void;
  /** Shows what another form changed. */
  tell(told: readonly string[], file?: string): void;
}

const NOTHING: CityChangeAnswer = { told: [], file: null, failure: null, refusal: null };

/** Changes of a city by one gesture or form, which are undone as any other edit. */
export function useCityChange(slug: string): CityChanger {
  const [answer, setAnswer] = useState(NOTHING);
  const [last, setLast] = useState<CityChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const apply: CityChanger['apply'] = async (change, { seen = {}, ...options } = {}) => {
    setLast(change);
    setBusy(true);
    const result = await writeCityChange(slug, change, { seen, ...options });
    setBusy(false);
    setAnswer(result.ok ? { ...NOTHING, told: result.data.told } : { ...NOTHING, failure: result });
    if (!result.ok) return null;
    if (!options.dryRun) recordEdit(result.data.files);
    return result.data;
  };
  return {
    answer,
    isBusy,
    apply,
    force: () => last && void apply(last, { force: true }),
    forget: () => setAnswer(NOTHING),
    refuse: (refusal) => setAnswer({ ...NOTHING, refusal }),
    tell: (told, file) => setAnswer({ ...NOTHING, told, file: file ?? null }),
  };
}
