import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './Postmark.module.css';

export interface PostmarkProps {
  /** Text round the top: the office. Long names are set smaller. */
  readonly city: string;
  /** Two lines in the middle: « 12-10 » and « 18 H 45 ». */
  readonly date: string;
  readonly hour: string;
  readonly className?: string;
  /** Width in user units inside another drawing. */
  readonly width?: number;
  /** Plays the stamping animation. */
  readonly struck?: boolean;
}

const LONG_NAME = 11;
/** Part of the ring's length for a name; below, the mean width of a bold capital in ems. */
const RING = 156;
const CAPITAL = 0.68;

/** Font settings by length: short names large and spaced out, long ones fitted to the ring. */
function settingOf(name: string): { readonly fontSize: number; readonly letterSpacing: number } {
  if (name.length <= LONG_NAME) return { fontSize: 13.5, letterSpacing: 1.6 };
  return { fontSize: Math.min(11.5, RING / (CAPITAL * name.length)), letterSpacing: 0.3 };
}

const WAVES = [38, 47, 56, 65, 74];
const wave = (y: number) => `M118 ${y}${'q8 -10 16 0t16 0'.repeat(4)}`;

/** A decorative cancellation mark. */
export function Postmark({ city, date, hour, className, width, struck }: PostmarkProps) {
  const { product } = useWords('common');
  const id = useId();
  const top = city.toLocaleUpperCase('fr');
  return (
    <svg
      className={classNames(styles.postmark, struck && 'is-struck', className)}
      viewBox="0 0 246 120"
      width={width}
      height={width === undefined ? undefined : (width * 120) / 246}
      fill="none"
      stroke="none"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path id={`${id}-top`} d="M19.6 74.7A43 43 0 1 1 100.4 74.7" />
      <path id={`${id}-bottom`} d="M8.5 60a51.5 51.5 0 0 0 103 0" />
      <g className={styles.lines}>
        <circle cx={60} cy={60} r={56} />
        <circle cx={60} cy={60} r={36} />
        {WAVES.map((y) => (
          <path key={y} d={wave(y)} />
        ))}
      </g>
      <g className={styles.words}>
        <text {...settingOf(top)}>
          <textPath href={`#${id}-top`} startOffset="50%">
            {top}
          </textPath>
        </text>
        <text fontSize={10} letterSpacing={1.2} dy={-2.4}>
          <textPath href={`#${id}-bottom`} startOffset="50%">
            {product.toUpperCase()}
          </textPath>
        </text>
        <text className={styles.typed} x={60} y={58} fontSize={13.5}>
          {date}
        </text>
        <text className={styles.typed} x={60} y={74} fontSize={13.5}>
          {hour}
        </text>
      </g>
    </svg>
  );
}
