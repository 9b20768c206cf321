import type { LetterDialsPublic } from '../../../engine/puzzles/letter-dials.ts';
import { LETTERS } from '../shared/dials/alphabet.ts';
import { Dials } from '../shared/dials/Dials.tsx';
import type { WidgetProps } from '../widget.ts';

/** Dials from A to Z. A typed letter sets the focused dial. */
export function LetterDials(props: WidgetProps<LetterDialsPublic>) {
  return <Dials {...props} alphabet={LETTERS} />;
}
