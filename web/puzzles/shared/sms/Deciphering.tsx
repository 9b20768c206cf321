import { useReducedMotion } from '../../../components/motion/use-reduced-motion.ts';
import { ProgressBar } from '../../../components/status/ProgressBar.tsx';
import styles from './Sms.module.css';
import { useWords } from '../../../words/use-words.ts';

const GLYPHS = '#%§¤µ+=øðþłđħŧ';

/** Replaces letters that are not deciphered yet by glyphs; spaces stay. */
function halfDeciphered(text: string, done: number): string {
  const cut = Math.floor(text.length * done);
  const veiled = [...text.slice(cut)].map((letter, index) =>
    /\s/u.test(letter) ? letter : (GLYPHS[(index * 5 + letter.length + cut) % GLYPHS.length] ?? '#'),
  );
  return text.slice(0, cut) + veiled.join('');
}

/** The message being deciphered, hidden from screen readers: they read it once it is complete. */
export function Deciphering({ text, done }: { text: string; done: number }) {
  const reduced = useReducedMotion();
  return (
    <p className={`${styles.theirs} ${styles.veiled}`} aria-hidden="true">
      {halfDeciphered(text, reduced ? 0 : done)}
    </p>
  );
}

/** How far the next message is deciphered. */
export function Percentage({ done }: { done: number }) {
  const words = useWords('game').puzzles.sms;
  return (
    <div className={styles.progress}>
      <p>{words.deciphered(Math.round(done * 100))}</p>
      <ProgressBar value={done} label={words.deciphering} />
    </div>
  );
}
