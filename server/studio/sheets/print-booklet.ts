import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, formatDay, type Scenario, type ScenarioSource, typeset } from '../../../engine/index.ts';
import { fieldSheetOf, type FieldSheet } from '../../../engine/places/field-sheet.ts';
import { findChromium } from '../../printing/find-chromium.ts';
import { printFile } from '../../printing/print-file.ts';
import { bookletOf } from '../reading/booklet.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import type { BookletFile, BookletPart } from '../../../engine/graph/desk.ts';
import { escapeMarkup } from '../../rendering/document.ts';
import { fontFaces, styles } from './sheet-styles.ts';
import { sketchMap } from './sketch-map.ts';

/** Typesets and escapes a text of the city's files; its own line ends stay. */
const text = (words: string): string => escapeMarkup(typeset(words)).replaceAll('\n', '<br>');

const OWN_STYLES = `
h2 { margin-top: 7mm; padding-top: 2mm; border-top: 0.6mm double; break-after: avoid; }
h3 { color: #83120e; }
.text { margin-top: 1.5mm; break-inside: avoid; }
.text b { font: 700 8.5pt 'Courier Prime', monospace; }
.answer { margin-top: 2mm; padding: 1.5mm 3mm; border: 0.3mm solid; break-inside: avoid; }
ol { margin-top: 2mm; padding-left: 7mm; }
ol li::before { content: none; }
ol li { padding-left: 0; }
`;

/** The whole story to be read on paper. `printed`: the date, in French. */
export function bookletHtml(parts: readonly BookletPart[], sheet: FieldSheet, printed: string): string {
  const { city, places } = sheet;
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`Livret : ${city}`)}</title>
<style>${fontFaces()}${styles}${OWN_STYLES}</style>
<header>
  <p class="house">La Compagnie <span>Livret</span></p>
  <h1>${text(city)}</h1>
  <p class="warning">${text('Ce livret porte les réponses du jeu : il ne quitte pas l’équipe.')}</p>
</header>
${places.length > 0 ? `<section><h2>Les lieux</h2>${sketchMap(places)}<ol>${places.map(({ name }) => `<li>${text(name)}</li>`).join('')}</ol></section>` : ''}
${parts.map(part).join('\n')}
<footer>${text(`Imprimé le ${printed}.`)}</footer>
</html>
`;
}

function part({ step, index, answer, files }: BookletPart): string {
  const [only] = files;
  const isLetter = step === null && only?.file === 'letter.mdx';
  const title = step === null ? (isLetter ? only.title : 'À côté des étapes') : `${index}. ${step}`;
  return `<section>
  <h2>${text(title)}</h2>
  ${files.map((one) => file(one, isLetter)).join('\n')}
  ${answer === null ? '' : `<p class="answer">${text('Réponse :')} <b>${text(answer.replaceAll('\n', ' / '))}</b></p>`}
</section>`;
}

const file = ({ title, texts }: BookletFile, isTitled: boolean): string =>
  `${isTitled ? '' : `<h3>${text(title)}</h3>`}
  ${texts
    .map(
      ({ label, text: words }) =>
        `<p class="text">${label === '' ? '' : `<b>${text(`${label} :`)}</b> `}${text(words)}</p>`,
    )
    .join('\n')}`;

/** The whole story on paper, as PDF; without Chromium as a page, which any browser prints. */
export async function printBooklet(source: ScenarioSource, scenario: Scenario): Promise<StudioAnswer> {
  const today = dayAt(Date.now(), scenario.timeZone);
  const sheet = fieldSheetOf(source, scenario, today);
  const html = bookletHtml(bookletOf(source, scenario), sheet, formatDay(today, 'fr', { year: true }));
  const file = (extension: string, type: string, bytes: Uint8Array): StudioAnswer => ({
    status: 200,
    body: null,
    file: { name: `livret-${scenario.slug}.${extension}`, type, bytes, isShown: true },
  });
  if (findChromium() === null) return file('html', 'text/html; charset=utf-8', Buffer.from(html));
  const folder = mkdtempSync(join(tmpdir(), 'livret-'));
  try {
    const path = join(folder, 'livret.pdf');
    await printFile(path, [{ html }], { signal: new AbortController().signal });
    return file('pdf', 'application/pdf', readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
