import { typeset } from '../../engine/index.ts';
import { escapeMarkup } from '../../server/rendering/markup.ts';
import { fontFaces } from '../fieldsheet/font-faces.ts';
import { styles } from '../fieldsheet/sheet-styles.ts';
import type { SpokenPart } from './city-voices.ts';

const text = (words: string): string => escapeMarkup(typeset(words));

const inFrench = (value: number): string => String(value).replace('.', ',');

/**
 * The booklet for a recording, as a self-contained HTML page to print: each voice on its own sheet, with its
 * parts in the order of the game. `recorded`: the names of the parts that have a recording.
 */
export function bookletHtml(
  city: string,
  parts: readonly SpokenPart[],
  recorded: ReadonlySet<string>,
): string {
  const speakers = [...new Set(parts.map(({ speaker }) => speaker))];
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(`Livret d’enregistrement : ${city}`)}</title>
<style>${fontFaces()}${styles}</style>
<header>
  <p class="house">La Compagnie <span>${text('Livret d’enregistrement')}</span></p>
  <h1>${text(city)}</h1>
  <p class="warning">${text('Ce livret porte les paroles du jeu : il ne quitte pas l’équipe.')}</p>
  <p>${text('Une prise par fichier, en WAV, sous le nom imprimé. Une pièce sans écho, la bouche à une main du micro, le niveau loin du rouge. Une seconde de silence avant et après : elle sera coupée. Une barre (|) vaut un souffle ; plusieurs, un vrai silence. La durée est un plafond : plus court va bien. Deux essais valent mieux qu’un : gardez celui qui a l’air de parler à quelqu’un.')}</p>
</header>
${speakers
  .map((speaker) =>
    sheetOf(
      parts.filter((part) => part.speaker === speaker),
      recorded,
    ),
  )
  .join('\n')}
</html>
`;
}

function sheetOf(parts: readonly SpokenPart[], recorded: ReadonlySet<string>): string {
  const [first] = parts;
  if (!first) return '';
  return `<article>
  <h2>${text(first.voice.who)}</h2>
  <p>${text(first.voice.how)}</p>
  ${parts.map((part) => partOf(part, recorded.has(part.name))).join('\n')}
</article>`;
}

function partOf({ name, seconds, how, lines }: SpokenPart, isRecorded: boolean): string {
  const said = lines.map(
    ({ say, rest = 3 }, index) =>
      `${text(say)}${index < lines.length - 1 ? ` ${'|'.repeat(Math.max(1, Math.ceil(rest / 2)))}` : ''}`,
  );
  return `<div class="need">
    <p class="at">${escapeMarkup(name)}.wav, ${text(`${inFrench(seconds)} s au plus`)} ${isRecorded ? '☑' : '☐'}</p>
    ${how ? `<p class="because">${text(how)}</p>` : ''}
    <ul class="facts">${said.map((line) => `<li>${line}</li>`).join('')}</ul>
  </div>`;
}
