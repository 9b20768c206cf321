import { useEffect, useState } from 'react';
import { typeset } from '../../../components/text/typography.tsx';
import { useReducedMotion } from '../../../components/motion/use-reduced-motion.ts';
import styles from './CipherText.module.css';

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
  const reduced = useReducedMotion();
  const share = useSwitching(clear !== null, atOnce || reduced);
  const text = clear === null ? scrambled : typeset(clear);
  const moving = clear !== null && share < 1;
  return (
    <section
      className={`window ${styles.window}`}
      aria-label={clear === null ? 'Message chiffré' : 'Message déchiffré'}
      data-clear={clear !== null || undefined}
      tabIndex={0}
    >
      <p className={styles.head}>
        <span>{clear === null ? 'Message chiffré' : 'Message déchiffré'}</span>
        {clear === null ? <span className="figure">{scrambled.length} signes</span> : null}
      </p>
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
