import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../support/programs/run.ts';
import { drawDifference } from './compare.ts';
import { toPng, type SmallPicture } from './small-picture.ts';

/** Folder of the report on one part of the screens. */
const folderOf = (part: string): string => join(import.meta.dirname, 'out', part);
const pageOf = (part: string): string => join(folderOf(part), 'index.html');
const fromRoot = (file: string): string => relative(root, file);

/** A screen that differs from its stored picture or has none. */
export interface Surprise {
  readonly name: string;
  readonly before: SmallPicture | null;
  readonly now: SmallPicture;
}

const figure = (name: string, caption: string): string =>
  `<figure><img src="${name}.png" alt=""><figcaption>${caption}</figcaption></figure>`;

const sectionOf = ({ name, before }: Surprise): string =>
  `<section><h2>${name}</h2>${before ? figure(`${name}.avant`, 'avant') : '<p>Inconnue jusqu’ici.</p>'}
  ${figure(`${name}.maintenant`, 'maintenant')}${before ? figure(`${name}.difference`, 'différence') : ''}</section>`;

const documentOf = (
  surprises: readonly Surprise[],
): string => `<!doctype html><html lang="fr"><meta charset="utf-8">
<title>Mémoire visuelle</title>
<style>body{font:16px/1.4 sans-serif;margin:2rem;background:#ddd}section{display:flex;flex-wrap:wrap;gap:1rem;margin-bottom:2rem}
h2{flex-basis:100%;margin:0}figure{margin:0}img{width:390px;image-rendering:pixelated;border:1px solid #888}</style>
<h1>Ce qui a changé d’aspect : ${surprises.length}</h1>
${surprises.map(sectionOf).join('\n')}</html>
`;

/** Writes a report with the three pictures of each surprise, and replaces the previous report. */
export function writeReport(part: string, surprises: readonly Surprise[]): void {
  const outDir = folderOf(part);
  rmSync(outDir, { recursive: true, force: true });
  if (surprises.length === 0) return;
  mkdirSync(outDir, { recursive: true });
  for (const { name, before, now } of surprises) {
    const put = (kind: string, picture: SmallPicture) =>
      writeFileSync(join(outDir, `${name}.${kind}.png`), toPng(picture));
    put('maintenant', now);
    if (!before) continue;
    put('avant', before);
    put('difference', drawDifference(before, now));
  }
  writeFileSync(pageOf(part), documentOf(surprises));
}

/** The failure message of a surprise, with the command that accepts it. */
export function sentenceOf(part: string, { name, before }: Surprise): string {
  const what = before
    ? `L’écran « ${name} » a changé d’aspect`
    : `L’écran « ${name} » n’est pas encore dans la mémoire visuelle`;
  const where = `comparez avant, maintenant et différence dans ${fromRoot(pageOf(part))} (${fromRoot(folderOf(part))}/${name}.*.png)`;
  return `${what} : ${where}, puis, si c’est voulu, « npm run visual -- --only ${name} ».`;
}
