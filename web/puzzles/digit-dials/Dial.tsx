import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { turned } from './dials-machine.ts';
import styles from './Dial.module.css';

interface DialProps {
  /** « Molette 1 » */
  readonly name: string;
  readonly digit: number;
  readonly disabled: boolean;
  turn(by: number): void;
  set(digit: number): void;
}

/** How far a finger drags the wheel for one notch, in pixels. */
const NOTCH = 34;

/** One wheel between two keys. Up is the next digit, whatever turns it: key, arrow, or a finger on the wheel. */
export function Dial({ name, digit, disabled, turn, set }: DialProps) {
  return (
    <div className={styles.dial}>
      <button type="button" disabled={disabled} aria-label={`${name} : chiffre suivant`} onClick={() => turn(1)}>
        <Chevron path="M3 13L13 3l10 10" />
      </button>
      <Wheel name={name} digit={digit} disabled={disabled} turn={turn} set={set} />
      <button type="button" disabled={disabled} aria-label={`${name} : chiffre précédent`} onClick={() => turn(-1)}>
        <Chevron path="M3 3l10 10L23 3" />
      </button>
    </div>
  );
}

function Wheel({ name, digit, disabled, turn, set }: DialProps) {
  const drag = useWheelDrag(disabled, turn);
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by !== undefined) turn(by);
    else if (event.key === 'Home') set(0);
    else if (event.key === 'End') set(9);
    else if (/^\d$/.test(event.key)) set(Number(event.key));
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.wheel}
      role="spinbutton"
      tabIndex={disabled ? -1 : 0}
      aria-label={name}
      aria-valuenow={digit}
      aria-valuemin={0}
      aria-valuemax={9}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span aria-hidden="true">{turned(digit, -1)}</span>
      <span key={digit} className={styles.shown}>
        {digit}
      </span>
      <span aria-hidden="true">{turned(digit, 1)}</span>
    </div>
  );
}

function useWheelDrag(disabled: boolean, turn: (by: number) => void) {
  const from = useRef<number | null>(null);
  const release = () => {
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (disabled) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return;
      const notches = Math.trunc((from.current - event.clientY) / NOTCH);
      if (notches === 0) return;
      from.current -= notches * NOTCH;
      turn(notches);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function Chevron({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 26 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
