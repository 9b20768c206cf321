import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { PostCity } from '../dates.ts';
import { LetterHead } from './LetterHead.tsx';
import styles from './LetterOpening.module.css';
import { useWords } from '../../words/use-words.ts';

interface LetterOpeningProps {
  readonly city: PostCity;
  readonly reference: string;
  /** Number of sheets enclosed with the letter. */
  readonly pieces: number;
  /** ISO date of the letter; null before printing. */
  readonly date: string | null;
  readonly address: readonly string[] | null;
  readonly giftTo: string | null;
  readonly giftFrom: string | null;
  readonly giftLine: string | null;
  /** Of the lines of a present. */
  readonly giftClassName?: string | undefined;
}

/** Head of a printed letter, and what its giver says under it. */
export function LetterOpening({ giftTo, giftFrom, giftLine, giftClassName, ...head }: LetterOpeningProps) {
  const words = useWords('beside').papers;
  const lines = [
    ...(giftTo ? [words.giftTo(giftTo)] : []),
    ...(giftFrom ? [words.giftFrom(giftFrom)] : []),
    ...(giftLine ? [words.giftLine(giftLine)] : []),
  ];
  return (
    <>
      <LetterHead {...head} />
      {lines.length > 0 && (
        <p className={classNames('typed', styles.gift, giftClassName)}>
          {lines.map((line) => typeset(line)).join('\n')}
        </p>
      )}
    </>
  );
}
