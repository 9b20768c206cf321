import { classNames } from '../class-names.ts';
import styles from './Typed.module.css';
import { t } from './typography.tsx';

interface Struck {
  readonly word: string;
  /** Characters struck before it, spaces included. */
  readonly from: number;
}

const measured = (text: string): Struck[] =>
  text.split(' ').reduce<Struck[]>((before, word) => {
    const last = before.at(-1);
    return [...before, { word, from: last ? last.from + last.word.length + 1 : 0 }];
  }, []);

/**
 * A text that a typewriter strikes, by the style sheet alone: without script, or for who asked for less motion, it is
 * simply there. `--strike-tick` is the time of a character, `--strike-begin` when the first one comes.
 */
export function Typed({ children, className }: { readonly children: string; readonly className?: string }) {
  return measured(t(children)).map(({ word, from }) => (
    <span key={from}>
      {from > 0 && ' '}
      <span
        className={classNames(styles.word, className)}
        data-length={word.length}
        data-tens={Math.floor(from / 10)}
        data-units={from % 10}
      >
        {word}
      </span>
    </span>
  ));
}
