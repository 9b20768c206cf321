/**
 * Widths are upper bounds for the widest fonts that a drawing falls back to (Verdana, DejaVu Sans): an
 * exported drawing does not contain the site's own font, which is narrower.
 */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[mwMWœŒæÆ@%…—]/u, 1.0],
  [/[ijlI|!'’.,:;·]/u, 0.4],
  [/[ \u00a0\u202f]/u, 0.36],
  [/[frt()[\]\-/]/u, 0.44],
  [/[A-ZÀ-Ý+=]/u, 0.84],
  [/[csz]/u, 0.56],
];
const OTHERS = 0.64;

/** Width of a text in the sans-serif font, in the unit of `size`. */
export const sansWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + size * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS),
    0,
  );

const MONO = 0.61;

/** Width of a text in the typewriter font. */
export const monoWidth = (text: string, size: number): number => [...text].length * MONO * size;

/** Breaks a text between words into at most `most` lines that fit; longer text ends in an ellipsis. */
export function wrapText(text: string, fits: (line: string) => boolean, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) =>
    index === most - 1 && lines.length > most ? cut(`${line}…`, fits) : cut(line, fits),
  );
}

/** Shortens a line that is too wide: by words, else by letters. */
function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const shorter = line.replace(/…$/u, '');
  const byWord = shorter.replace(/[\s·,;:]+\S+$/u, '');
  return cut(`${byWord === shorter ? shorter.slice(0, -1) : byWord}…`, fits);
}
