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
