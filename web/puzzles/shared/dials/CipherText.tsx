import { useEffect, useState } from 'react';
import { t } from '../../../components/text/typography.tsx';
import { useReducedMotion } from '../../../components/motion/use-reduced-motion.ts';
import styles from './CipherText.module.css';

interface CipherTextProps {
  readonly scrambled: string;
  /** The message in clear, once it was earned. */
  readonly clear: string | null;
  /** It was clear already when the screen opened: nothing moves. */
  readonly atOnce: boolean;
}

/** One letter after the other changes, every so many milliseconds. */
const SWITCH_EVERY_MS = 50;
const SWITCHES = 30;

/** As much of the clear text as has changed, and the rest still scrambled. */
export function switched(scrambled: string, clear: string, share: number): string {
  const cut = Math.round(clear.length * share);
  return (
    clear.slice(0, cut) + scrambled.slice(cut, Math.max(cut, Math.round(scrambled.length + (clear.length - scrambled.length) * share)))
  );
}

/** 0 to 1 while the letters change; 1 at once where nothing should move. */
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

/** The message under the dials: scrambled until the code is right, then readable, letter after letter. */
export function CipherText({ scrambled, clear, atOnce }: CipherTextProps) {
  const reduced = useReducedMotion();
  const share = useSwitching(clear !== null, atOnce || reduced);
  const text = clear === null ? scrambled : t(clear);
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
