import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = [
  ['Atkinson Hyperlegible', 400, 'atkinson-hyperlegible-400'],
  ['Atkinson Hyperlegible', 700, 'atkinson-hyperlegible-700'],
  ['Courier Prime', 700, 'courier-prime-700'],
] as const;

/** The fonts of a printed sheet, embedded so that the page needs no network. */
export function fontFaces(): string {
  const folder = join(import.meta.dirname, '../../web/styles/fonts');
  return FONTS.map(([family, weight, file]) => {
    const bytes = readFileSync(join(folder, `${file}.woff2`)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
  }).join('');
}
