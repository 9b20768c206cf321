import { useEffect } from 'react';
import { classNames } from '../../components/class-names.ts';
import { playHand } from '../../state/device/sounds.ts';
import styles from './MessageTape.module.css';
import { useWords } from '../../words/use-words.ts';

/** International Telegraph Alphabet No. 2: five bits per character, the first hole is the lowest bit. */
const LETTERS = '\0E\nA SIU\rDRJNFCKTZLWHYPQOBG\x0eMXV\x0f';
const FIGURES = "\x003\n- '87\r\x054\x07,!:(5+)2£6019?&\x0e./=\x0f";
const SHIFT_TO_FIGURES = 27;
const SHIFT_TO_LETTERS = 31;

const CURLY: Readonly<Record<string, string>> = {
  '’': "'",
  '«': "'",
  '»': "'",
  '–': '-',
  '—': '-',
  '…': '.',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
};

/** Reduces a text to the teleprinter's character set: capitals without accents. */
const strikable = (text: string): string =>
  text
    .replace(/[’«»–—…œŒæÆ]/g, (sign) => CURLY[sign] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase();

/**
 * Codes for a text, with the shifts between letters and figures. Characters outside the alphabet are omitted.
 */
export function ita2(text: string): readonly number[] {
  const codes: number[] = [];
  let figures = false;
  for (const sign of strikable(text)) {
    const letter = LETTERS.indexOf(sign);
    const figure = FIGURES.indexOf(sign);
    if (letter < 0 && figure < 0) continue;
    const wantsFigures = letter < 0;
    if (sign !== ' ' && wantsFigures !== figures) {
      codes.push(wantsFigures ? SHIFT_TO_FIGURES : SHIFT_TO_LETTERS);
      figures = wantsFigures;
    }
    codes.push(letter >= 0 ? letter : figure);
  }
  return codes;
}

interface MessageTapeProps {
  /** First words of the message, encoded as a teleprinter would. */
  readonly text: string;
  /** Plays the animation. */
  readonly unrolls?: boolean;
}

const PITCH = 12.6;
const COLUMNS = 56;
const ROWS = [6.5, 13.5, 27.5, 34.5, 41.5];
const SPROCKET_ROW = 20.5;
const LEADER = 2;

const circle = (x: number, y: number, radius: number) =>
  `M${(x - radius).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

const columnX = (column: number) => 8 + column * PITCH;

function holes(text: string): string {
  const codes = ita2(text).slice(0, COLUMNS - LEADER);
  const data = codes.flatMap((code, index) =>
    ROWS.filter((_, bit) => code & (1 << bit)).map((y) => circle(columnX(index + LEADER), y, 2.6)),
  );
  const sprockets = Array.from({ length: COLUMNS }, (_, column) =>
    circle(columnX(column), SPROCKET_ROW, 1.3),
  );
  return [...data, ...sprockets].join('');
}

/** A punched tape with the real encoding of the message's beginning. */
export function MessageTape({ text, unrolls }: MessageTapeProps) {
  const words = useWords('game').messages;
  useEffect(() => {
    if (unrolls) playHand('tape');
  }, [unrolls]);
  return (
    <div className={styles.slot}>
      <div className={classNames(styles.tape, unrolls && styles.unrolls)} role="img" aria-label={words.tape}>
        <svg width={COLUMNS * PITCH} height={48} viewBox={`0 0 ${COLUMNS * PITCH} 48`} aria-hidden="true">
          <path d={holes(text)} fill="var(--ink)" />
        </svg>
      </div>
    </div>
  );
}
