import { useReducedMotion } from '../../components/motion/use-reduced-motion.ts';
import styles from './Conversation.module.css';

const GLYPHS = '#%§¤µ+=øðþłđħŧ';

/** What is not deciphered yet stands for letters; spaces stay where they are. */
export function halfDeciphered(text: string, done: number): string {
  const cut = Math.floor(text.length * done);
  const veiled = [...text.slice(cut)].map((letter, index) =>
    /\s/u.test(letter) ? letter : (GLYPHS[(index * 5 + letter.length + cut) % GLYPHS.length] ?? '#'),
  );
  return text.slice(0, cut) + veiled.join('');
}

/** The message on its way, for the eye alone: it is read aloud once it is whole. */
export function Deciphering({ text, done }: { text: string; done: number }) {
  const reduced = useReducedMotion();
  return (
    <p className={`${styles.theirs} ${styles.veiled}`} aria-hidden="true">
      {halfDeciphered(text, reduced ? 0 : done)}
    </p>
  );
}
