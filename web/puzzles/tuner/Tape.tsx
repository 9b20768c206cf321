import { type KeyboardEvent, useRef, type PointerEvent } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './Tape.module.css';
import { useWords } from '../../words/use-words.ts';

interface TapeDrag {
  readonly disabled: boolean;
  readonly value: number;
  /** For the scale's design size. */
  readonly unitsPerPixel: number;
  set(value: number): void;
}

interface Grip {
  readonly x: number;
  readonly value: number;
  readonly unitsPerPixel: number;
}

/** Factor between the displayed and the design size. */
const drawnScale = (box: Element): number => box.querySelector('svg')?.getScreenCTM?.()?.a || 1;

/** The scale follows the pointer: dragging right displays lower frequencies. */
function useTapeDrag({ disabled, value, unitsPerPixel, set }: TapeDrag) {
  const grip = useRef<Grip | null>(null);
  const release = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (disabled || event.button !== 0) return;
      grip.current = {
        x: event.clientX,
        value,
        unitsPerPixel: unitsPerPixel / drawnScale(event.currentTarget),
      };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (!grip.current) return;
      set(Math.round(grip.current.value - (clientX - grip.current.x) * grip.current.unitsPerPixel));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

interface TapeProps {
  readonly className?: string | undefined;
  readonly value: number;
  readonly max: number;
  readonly digits: number;
  /** Smallest and largest step of the arrow keys. */
  readonly small: number;
  readonly large: number;
  readonly disabled: boolean;
  /** Text for screen readers: the frequency and its signal. */
  readonly valueText: string;
  move(by: number): void;
  set(value: number): void;
}

const WIDTH = 358;
const MAJOR = 100;
const MINOR = 20;
/** Longer numbers are printed at every second mark only. */
const SHORT_FIGURES = 5;
const UNITS_PER_PIXEL = MAJOR / 62;

/** The scale moving under the pointer, dragged or turned by the arrow keys. */
export function Tape({
  className,
  value,
  max,
  digits,
  small,
  large,
  disabled,
  valueText,
  move,
  set,
}: TapeProps) {
  const words = useWords('game').puzzles.receiver;
  const drag = useTapeDrag({ disabled, value, unitsPerPixel: UNITS_PER_PIXEL, set });
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = {
      ArrowRight: small,
      ArrowUp: small,
      ArrowLeft: -small,
      ArrowDown: -small,
      PageUp: large,
      PageDown: -large,
    }[event.key];
    if (by !== undefined) move(by);
    else if (event.key === 'Home') set(0);
    else if (event.key === 'End') set(max);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={classNames('window', styles.window, className)}
      role="slider"
      tabIndex={0}
      aria-label={words.frequency}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <Scale value={value} max={max} digits={digits} />
    </div>
  );
}

function Scale({ value, max, digits }: { value: number; max: number; digits: number }) {
  const reach = WIDTH * UNITS_PER_PIXEL;
  const first = Math.max(0, Math.ceil((value - reach) / MINOR) * MINOR);
  const last = Math.min(max, value + reach);
  const marks = Array.from(
    { length: Math.max(0, Math.floor((last - first) / MINOR) + 1) },
    (_, index) => first + index * MINOR,
  );
  const figuresEvery = digits > SHORT_FIGURES ? 2 * MAJOR : MAJOR;
  const x = (mark: number) => WIDTH / 2 + (mark - value) / UNITS_PER_PIXEL;
  return (
    <svg
      className={styles.scale}
      viewBox={`0 0 ${WIDTH} 92`}
      aria-hidden="true"
      fill="none"
      stroke="var(--paper-dim)"
      strokeWidth="2"
    >
      <path d={`M${Math.max(-WIDTH, x(0)).toFixed(1)} 60H${Math.min(2 * WIDTH, x(max)).toFixed(1)}`} />
      <path d={marks.map((mark) => `M${x(mark).toFixed(1)} 60v${mark % MAJOR === 0 ? -26 : -12}`).join('')} />
      <g
        stroke="none"
        fill="var(--paper-white)"
        fontFamily="var(--typewriter)"
        fontSize="18"
        textAnchor="middle"
      >
        {marks
          .filter((mark) => mark % figuresEvery === 0)
          .map((mark) => (
            <text key={mark} x={x(mark).toFixed(1)} y="24">
              {String(mark).padStart(digits, '0')}
            </text>
          ))}
      </g>
      <path d="M179 30V92" stroke="var(--amber)" strokeWidth="4" />
      <path d="M170 92l9-12 9 12Z" fill="var(--amber)" stroke="none" />
    </svg>
  );
}
