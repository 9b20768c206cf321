interface Paper {
  /** Papers of the same name lie in one stack. */
  readonly stack: string;
  /** Read by the operator of the press. */
  readonly name: string;
  readonly copies?: number;
  /** Width and height of a card in the corner of its page, in millimetres. */
  readonly card?: readonly [width: number, height: number];
}

/** Drawn around each paper and cut off, in millimetres; `--paper-bleed` of the style sheet. */
const BLEED = 3;

/** Attributes of a paper for the press, which the printing process reads (`page-browser.ts` of the server). */
export function paperMark({ stack, name, copies = 1, card }: Paper): { readonly 'data-paper': string } {
  const size = card ? { width: card[0], height: card[1] } : null;
  return { 'data-paper': JSON.stringify({ stack, name, bleed: BLEED, size, copies }) };
}
