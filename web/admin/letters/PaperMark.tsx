import styles from './PaperMark.module.css';

export interface PaperMarkProps {
  /** Papers of the same name lie in one stack. */
  readonly stack: string;
  /** Read by the operator of the press. */
  readonly name: string;
  readonly copies?: number;
  /** Width and height of a card in the corner of its page, in millimetres. */
  readonly card?: readonly [number, number];
}

/** Drawn around each paper and cut off, in millimetres; `--paper-bleed` of the style sheet. */
const BLEED = 3;

/** Says in the PDF what a paper is; `readPapers` of the server removes it. */
export function PaperMark({ stack, name, copies = 1, card }: PaperMarkProps) {
  const told = new URLSearchParams({ stack, name, bleed: String(BLEED), copies: String(copies) });
  if (card) for (const [index, side] of ['width', 'height'].entries()) told.set(side, String(card[index]));
  return (
    <a className={styles.mark} href={`https://papier.invalid/?${told}`} tabIndex={-1} aria-hidden="true" />
  );
}
