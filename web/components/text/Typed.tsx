import { classNames } from '../class-names.ts';
import styles from './Typed.module.css';
import { typeset } from './typography.tsx';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';

interface MeasuredWord {
  readonly word: string;
  /** Characters before it, spaces included. */
  readonly from: number;
}

const measured = (text: string): MeasuredWord[] =>
  text.split(' ').reduce<MeasuredWord[]>((before, word) => {
    const last = before.at(-1);
    return [...before, { word, from: last ? last.from + last.word.length + 1 : 0 }];
  }, []);

/**
 * A typewriter effect by style sheet alone; without script or with reduced motion the text is displayed at
 * once. `--strike-tick` is the time of a character, `--strike-begin` the delay of the first one.
 */
export function Typed({ children, className }: { readonly children: string; readonly className?: string }) {
  return measured(typeset(children)).map(({ word, from }) => (
    <span key={from}>
      {from > 0 && ' '}
      <span
        className={classNames(styles.word, className)}
        data-length={word.length}
        data-tens={Math.floor(from / 10)}
        data-units={from % 10}
      >
        <span>{word}</span>
      </span>
    </span>
  ));
}

/** Title of a page of the site, typed at 75 ms a character and read aloud as one line. */
export function TypedTitle({
  children,
  className,
}: {
  readonly children: string;
  readonly className?: string;
}) {
  return (
    <ScreenTitle className={className} aria-label={typeset(children)}>
      <Typed>{children}</Typed>
    </ScreenTitle>
  );
}
