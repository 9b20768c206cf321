import type { DigitDialsPublic } from '../../../engine/puzzles/digit-dials.ts';
import { classNames } from '../../components/class-names.ts';
import { DIGITS } from '../shared/dials/alphabet.ts';
import { Dials } from '../shared/dials/Dials.tsx';
import type { WidgetProps } from '../widget.ts';
import styles from './DigitDials.module.css';

/** Printed after each pair of dials of a coordinate. */
const MARKS = ['°', '′', '″', '‴'] as const;

/** « 00° 00′ » */
function positionOf(code: string): string {
  const pairs = code.match(/..?/g) ?? [];
  return pairs.map((pair, index) => `${pair}${MARKS[index] ?? ''}`).join('\u00A0');
}

/** Dials from 0 to 9: a code, or a coordinate. */
export function DigitDials(props: WidgetProps<DigitDialsPublic>) {
  if (props.puzzle.display !== 'coordinates') return <Dials {...props} alphabet={DIGITS} />;
  return <Dials {...props} alphabet={DIGITS} marks={MARKS} reading={showPosition} />;
}

const showPosition = (code: string) => <Position code={code} />;

function Position({ code }: { code: string }) {
  return (
    <p className={classNames('window', styles.position)} aria-hidden="true">
      {positionOf(code)}
    </p>
  );
}
