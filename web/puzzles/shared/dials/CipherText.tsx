import { useEffect, useState } from 'react';
import { Row } from '../../../components/layout/layout.tsx';
import { typeset } from '../../../components/text/typography.tsx';
import { useReducedMotion } from '../../../components/motion/use-reduced-motion.ts';
import styles from './CipherText.module.css';
import { useWords } from '../../../words/use-words.ts';

interface CipherTextProps {
  readonly scrambled: string;
  /** The deciphered message, once the code is right. */
  readonly clear: string | null;
  /** Deciphered before the screen opened: no animation. */
  readonly atOnce: boolean;
}

/** Interval between two changed letters, in milliseconds. */
const SWITCH_EVERY_MS = 50;
const SWITCHES = 30;

/** The first part of the clear text, followed by the rest of the scrambled one. */
export function switched(scrambled: string, clear: string, share: number): string {
  const cut = Math.round(clear.length * share);
  return (
    clear.slice(0, cut) +
    scrambled.slice(
      cut,
      Math.max(cut, Math.round(scrambled.length + (clear.length - scrambled.length) * share)),
    )
  );
}

/** Progress of the animation, 0 to 1; 1 at once without animation. */
function useSwitching(started: boolean, still: boolean): number {
  const [step, setStep] = useState(0);
  const done = !started || still || step >= SWITCHES;
  useEffect(() => {
    if (done) return;
    const timer = setInterval(() => setStep((count) => count + 1), SWITCH_EVERY_MS);
    return () => clearInterval(timer);
  }, [done]);
  return still ? 1 : Math.min(1, step / SWITCHES);
}

/** Message under the dials: scrambled until the code is right, then deciphered letter by letter. */
export function CipherText({ scrambled, clear, atOnce }: CipherTextProps) {
  const { dials: words } = useWords('game').puzzles;
  const reduced = useReducedMotion();
  const share = useSwitching(clear !== null, atOnce || reduced);
  const text = clear === null ? scrambled : typeset(clear);
  const title = clear === null ? words.scrambled : words.deciphered;
  const moving = clear !== null && share < 1;
  return (
    <section
      className={`window ${styles.window}`}
      aria-label={title}
      data-clear={clear !== null || undefined}
      tabIndex={0}
    >
      <Row as="p" gap={3} lineGap={0} justify="between" className={styles.head}>
        <span>{title}</span>
        {clear === null ? <span className="figure">{words.signs(scrambled.length)}</span> : null}
      </Row>
      {moving ? (
        <p className={styles.text} aria-hidden="true">
          {switched(scrambled, text, share)}
        </p>
      ) : null}
      <p className={moving ? 'visually-hidden' : styles.text} data-readable={clear !== null}>
        {text}
      </p>
    </section>
  );
}
