import { Fragment, memo, useCallback, useEffect, type KeyboardEvent } from 'react';
import { Row } from '../../../components/layout/layout.tsx';
import type { Alphabet } from './alphabet.ts';
import { Dial } from './Dial.tsx';
import styles from './DialRow.module.css';
import { useWords } from '../../../words/use-words.ts';

interface DialRowProps {
  readonly alphabet: Alphabet;
  readonly places: readonly number[];
  readonly disabled: boolean;
  /** Printed after each second dial: « ° », « ′ ». */
  readonly marks?: readonly string[];
  turn(dial: number, by: number): void;
  set(dial: number, place: number): void;
}

/** With more dials the gaps are smaller, so that each button stays as wide as a thumb. */
const ROOMY = 4;

/** The sound is loaded after the dials are mounted. */
let playHand = (_name: 'notch'): void => undefined;
const loadSounds = async (): Promise<void> =>
  void ({ playHand } = await import('../../../state/device/sounds.ts'));

/** Dials side by side; the left and right arrow keys move between them. */
export const DialRow = memo(function DialRow({ alphabet, places, disabled, marks, turn, set }: DialRowProps) {
  const { dials: words } = useWords('game').puzzles;
  useEffect(() => void loadSounds().catch(() => undefined), []);
  const turnOne = useCallback((dial: number, by: number) => notch(() => turn(dial, by)), [turn]);
  const setOne = useCallback((dial: number, place: number) => notch(() => set(dial, place)), [set]);
  const close = marks !== undefined || places.length > ROOMY;
  return (
    <Row
      gap={close ? 1 : 2}
      className={styles.dials}
      data-locked={disabled || undefined}
      role="group"
      aria-label={words.label}
      onKeyDown={focusNeighbour}
    >
      {places.map((place, index) => (
        <Fragment key={index}>
          <Dial
            dial={index}
            alphabet={alphabet}
            place={place}
            disabled={disabled}
            turn={turnOne}
            set={setOne}
          />
          {marks && index % 2 === 1 ? <span className={styles.mark}>{marks[(index - 1) / 2]}</span> : null}
        </Fragment>
      ))}
    </Row>
  );
});

/** Starting a sound takes longer than a frame on a slow phone. */
const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** Turns the dial first, then plays sound and vibration. */
function notch(turn: () => void): void {
  turn();
  afterPaint(() => playHand('notch'));
}

/** Moves the focus to the dial on the left or the right. */
function focusNeighbour(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const wheels = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')];
  const at = wheels.findIndex((wheel) => wheel === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  wheels[at + by]?.focus();
}
