import { dialledCode, DIGITS, dialPlaces, turned } from '../shared/dials/alphabet.ts';
import { DialRow } from '../shared/dials/DialRow.tsx';

interface FrequencyDialsProps {
  readonly code: string;
  readonly disabled: boolean;
  set(value: number): void;
}

/** One dial per digit; each wraps around without carrying. */
export function FrequencyDials({ code, disabled, set }: FrequencyDialsProps) {
  const places = dialPlaces(DIGITS, code, code.length) ?? [];
  const put = (dial: number, place: number) => set(Number(dialledCode(DIGITS, places.with(dial, place))));
  return (
    <DialRow
      alphabet={DIGITS}
      places={places}
      disabled={disabled}
      turn={(dial, by) => put(dial, turned(DIGITS, places[dial] ?? 0, by))}
      set={put}
    />
  );
}
