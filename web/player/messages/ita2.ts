/** International Telegraph Alphabet No. 2: five holes a character, the first is the lowest bit. */
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

/** What a teleprinter could strike: no accents, capitals only. */
const strikable = (text: string): string =>
  text
    .replace(/[’«»–—…œŒæÆ]/g, (sign) => CURLY[sign] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase();

/** The codes punched for a text, with the shifts between letters and figures; signs the alphabet lacks are left out. */
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
