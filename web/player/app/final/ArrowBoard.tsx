import { typeset } from '../../../components/text/typography.tsx';
import { rowInWords, type Square } from './square.ts';
import styles from './ArrowBoard.module.css';

/** Rotation of each arrow in degrees, clockwise from the top. */
const DEGREES: Readonly<Record<string, number>> = { '↑': 0, '→': 90, '↓': 180, '←': 270 };

interface ArrowBoardProps {
  readonly square: Square;
  /** The final square. Intermediate ones are not read aloud. */
  readonly settled: boolean;
}

/** The square of arrows; the final one also in words, row by row, for screen readers. */
export function ArrowBoard({ square, settled }: ArrowBoardProps) {
  return (
    <div className={`window ${styles.board}`} data-settled={settled || undefined}>
      <div className={styles.square} style={{ '--size': square.length }} aria-hidden="true">
        {square.flatMap((row, y) => [...row].map((arrow, x) => <Arrow key={`${y}.${x}`} arrow={arrow} />))}
      </div>
      {settled ? (
        <ol className="visually-hidden" aria-label="Carré de flèches">
          {square.map((row, index) => (
            <li key={index}>{typeset(rowInWords(row, index))}</li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function Arrow({ arrow }: { arrow: string }) {
  return (
    <svg viewBox="0 0 24 24" data-arrow={arrow} focusable="false">
      <path d="M12 21V4M5 11l7-7 7 7" transform={`rotate(${DEGREES[arrow] ?? 0} 12 12)`} />
    </svg>
  );
}
