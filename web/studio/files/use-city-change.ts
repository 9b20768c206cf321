import { useState } from 'react';
import type { CityChange } from '../../../engine/edit/city/change-city.ts';
import type { ApiFailure } from '../../api/client.ts';
import { writeCityChange } from './edit-calls.ts';
import { recordEdit } from './use-history.ts';

/** The answer to the last change of a city; nothing is written while it is refused. */
export interface CityChangeAnswer {
  /** What else the change did, in French. */
  readonly told: readonly string[];
  readonly failure: ApiFailure | null;
  /** Why nothing was asked for, in French. */
  readonly refusal: string | null;
}

export interface CityChanger {
  readonly answer: CityChangeAnswer;
  /** `seen`: the hashes of the texts that the writer saw. */
  apply(change: CityChange, seen?: Readonly<Record<string, string>>): Promise<void>;
  /** Writes the refused change although the city could no longer be played. */
  insist(): void;
  forget(): void;
  refuse(words: string): void;
}

const NOTHING: CityChangeAnswer = { told: [], failure: null, refusal: null };

/** Changes of a city by one gesture, which are undone as any other edit. */
export function useCityChange(slug: string): CityChanger {
  const [answer, setAnswer] = useState(NOTHING);
  const [last, setLast] = useState<CityChange | null>(null);
  const send = async (change: CityChange, seen: Readonly<Record<string, string>>, insist: boolean): Promise<void> => {
    setLast(change);
    const result = await writeCityChange(slug, change, { seen, insist });
    if (result.ok) recordEdit(result.data.files);
    setAnswer(result.ok ? { ...NOTHING, told: result.data.told } : { ...NOTHING, failure: result });
  };
  return {
    answer,
    apply: (change, seen = {}) => send(change, seen, false),
    insist: () => last && void send(last, {}, true),
    forget: () => setAnswer(NOTHING),
    refuse: (refusal) => setAnswer({ ...NOTHING, refusal }),
  };
}
