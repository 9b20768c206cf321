import { memo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHoldRepeat } from '../use-hold-repeat.ts';
import { placeOfKey, symbolAt, turned, type Alphabet } from './alphabet.ts';
import styles from './Dial.module.css';
import { useWords } from '../../../words/use-words.ts';

export interface DialProps {
  /** Index of the dial. */
  readonly dial: number;
  readonly alphabet: Alphabet;
  /** Index of the displayed symbol. */
  readonly place: number;
  readonly disabled: boolean;
  turn(dial: number, by: number): void;
  set(dial: number, place: number): void;
}

/** Pixels of dragging for one notch. */
const NOTCH = 34;

/**
 * A dial between two buttons. Up means the next symbol, by button, arrow key or dragging. Memoised: it
 * renders only when it turns.
 */
export const Dial = memo(function Dial(props: DialProps) {
  const { dial, alphabet, disabled, turn } = props;
  const { dials: words } = useWords('game').puzzles;
  const { next, previous } = words.turns[alphabet.name];
  const key = { dial, disabled, turn };
  return (
    <div className={styles.dial}>
      <DialKey {...key} by={1} label={next(dial + 1)} path="M3 13L13 3l10 10" />
      <Wheel {...props} name={words.dial(dial + 1)} />
      <DialKey {...key} by={-1} label={previous(dial + 1)} path="M3 3l10 10L23 3" />
    </div>
  );
});

interface DialKeyProps extends Pick<DialProps, 'dial' | 'disabled' | 'turn'> {
  readonly by: 1 | -1;
  readonly label: string;
  readonly path: string;
}

/** Repeats while held down, because 26 letters are a long way. */
const DialKey = memo(function DialKey({ dial, by, disabled, label, path, turn }: DialKeyProps) {
  const hold = useHoldRepeat(() => turn(dial, by), disabled);
  return (
    <button type="button" disabled={disabled} aria-label={label} {...hold}>
      <Chevron path={path} />
    </button>
  );
});

function Wheel({ name, dial, alphabet, place, disabled, turn, set }: DialProps & { readonly name: string }) {
  const drag = useWheelDrag(disabled, (by) => turn(dial, by));
  const last = alphabet.symbols.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const to = { Home: 0, End: last }[event.key] ?? placeOfKey(alphabet, event.key);
    if (by !== undefined) turn(dial, by);
    else if (to !== null) set(dial, to);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.wheel}
      role="spinbutton"
      tabIndex={disabled ? -1 : 0}
      aria-label={name}
      aria-valuenow={place}
      aria-valuetext={symbolAt(alphabet, place)}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <Strip key={place} alphabet={alphabet} place={place} rolls={useRoll(alphabet, place)} />
    </div>
  );
}

/** Symbols above and below the displayed one: two each, so that none is missing during the animation. */
const AROUND = [-2, -1, 0, 1, 2] as const;

function Strip({
  alphabet,
  place,
  rolls,
}: Pick<DialProps, 'alphabet' | 'place'> & { rolls: 'up' | 'down' | undefined }) {
  return (
    <span className={styles.strip} data-rolls={rolls}>
      {AROUND.map((by) => (
        <span key={by} className={by === 0 ? styles.shown : undefined} aria-hidden={by !== 0 || undefined}>
          {symbolAt(alphabet, place + by)}
        </span>
      ))}
    </span>
  );
}

/** Direction of the last turn, the shorter way round; undefined before the first. */
function useRoll(alphabet: Alphabet, place: number): 'up' | 'down' | undefined {
  const [last, setLast] = useState<{ place: number; rolls?: 'up' | 'down' }>({ place });
  if (last.place === place) return last.rolls;
  const rolls = turned(alphabet, place, -last.place) <= alphabet.symbols.length / 2 ? 'up' : 'down';
  setLast({ place, rolls });
  return rolls;
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
    >
      <path d={path} />
    </svg>
  );
}
