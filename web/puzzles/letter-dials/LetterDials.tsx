import type { LetterDialsPublic } from '../../../engine/puzzles/letter-dials.ts';
import { LETTERS } from '../shared/dials/alphabet.ts';
import { Dials } from '../shared/dials/Dials.tsx';
import type { WidgetProps } from '../widget.ts';

/** Dials from A to Z: a word. A letter typed on a keyboard sets the wheel that has the focus. */
export function LetterDials(props: WidgetProps<LetterDialsPublic>) {
  return <Dials {...props} alphabet={LETTERS} />;
}
