import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For printing: black on white, boxes to tick, lines to write on. */
export const styles = `
@page { size: A4; margin: 14mm 15mm 16mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8.5pt 'Courier Prime', monospace; } }
* { box-sizing: border-box; margin: 0; }
html { background: #fff; color: #15213d; font: 10.5pt/1.4 'Atkinson Hyperlegible', Verdana, sans-serif; }
body { max-width: 180mm; margin: 0 auto; }
@media screen { body { padding: 1.5rem 1rem; } }
.house { display: flex; justify-content: space-between; gap: 1em; padding-bottom: 1.5mm; border-bottom: 0.6mm double; font: 700 9.5pt 'Courier Prime', monospace; text-transform: uppercase; letter-spacing: 0.08em; }
h1 { margin-top: 4mm; font-size: 25pt; line-height: 1.1; }
.warning { margin-top: 1mm; color: #83120e; font-weight: 700; }
.who { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; margin: 5mm 0; }
.who div { border-bottom: 0.25mm solid; padding-bottom: 6mm; }
dt, h3, th, .remarks p, .checked { font: 700 8.5pt 'Courier Prime', monospace; text-transform: uppercase; letter-spacing: 0.06em; }
h2 { font-size: 14pt; line-height: 1.2; }
.walk { margin-bottom: 0; }
table { width: 100%; margin: 2mm 0; border-collapse: collapse; }
th, td { padding: 1mm 2mm 1mm 0; border-bottom: 0.2mm solid #15213d59; text-align: left; vertical-align: top; }
.tick { font-size: 13pt; line-height: 1; }
.sketch { display: block; width: 100%; margin-top: 4mm; }
.sketch text { font: 700 3.4px 'Courier Prime', monospace; text-anchor: middle; }
.sketch .scale { text-anchor: start; }
article { padding-top: 4mm; border-top: 0.6mm double; break-before: page; }
article h2 span { display: inline-block; min-width: 7mm; height: 7mm; margin-right: 1mm; border: 0.3mm solid; border-radius: 50%; font: 700 11pt/6.6mm 'Courier Prime', monospace; text-align: center; }
.checked { margin-top: 1mm; color: #83120e; }
.at { font-family: 'Courier Prime', monospace; font-size: 9.5pt; font-weight: 700; }
a { color: inherit; overflow-wrap: anywhere; }
h3 { margin-top: 3.5mm; break-after: avoid; }
ul { padding: 0; list-style: none; }
li { position: relative; padding-left: 7mm; margin-top: 1mm; break-inside: avoid; }
li::before { content: '☐'; position: absolute; left: 0; font-size: 13pt; line-height: 1.1; }
small { display: block; font-size: 8.5pt; overflow-wrap: anywhere; }
.boxes { columns: 2; column-gap: 6mm; }
.boxes li { margin-top: 0; padding-bottom: 1mm; }
.need { margin-top: 1.5mm; padding-left: 3mm; border-left: 0.8mm solid; break-inside: avoid; }
.because { font-size: 9.5pt; }
.remarks { display: grid; grid-template-columns: 2fr 1fr 1.5fr; gap: 1mm 5mm; margin-top: 4mm; break-inside: avoid; }
.remarks p { min-height: 8mm; border-bottom: 0.25mm solid; }
.remarks p:last-of-type { grid-column: 1 / -1; min-height: 0; border: 0; }
.remarks hr { grid-column: 1 / -1; height: 5mm; border: 0; border-bottom: 0.2mm solid; }
.remarks i { font-style: normal; margin-right: 2mm; }
footer { margin-top: 6mm; font-size: 8.5pt; }
@media screen { article { margin-top: 8mm; } }
@media screen and (max-width: 30rem) { .boxes { columns: 1; } .remarks, .who { grid-template-columns: 1fr; } }
`;

const FONTS = [
  ['Atkinson Hyperlegible', 400, 'atkinson-hyperlegible-400'],
  ['Atkinson Hyperlegible', 700, 'atkinson-hyperlegible-700'],
  ['Courier Prime', 700, 'courier-prime-700'],
] as const;

/** The fonts of a printed sheet, embedded so that the page needs no network. */
export function fontFaces(): string {
  const folder = join(import.meta.dirname, '../../../web/styles/fonts');
  return FONTS.map(([family, weight, file]) => {
    const bytes = readFileSync(join(folder, `${file}.woff2`)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`;
  }).join('');
}
