import { saveFile } from '../../state/device/save-file.ts';
import { shareFile } from '../../state/device/share-file.ts';
import { done, type FormOutcome, refusedForm } from '../../state/game/outcome.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import { drawPicture } from './draw-picture.ts';
import type { PrintedSheet } from './marks.ts';

type KeepWords = Catalogue<'beside'>['keep'];

/** « rapport-du-controle-ville ». */
const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-');

/** Shares a sheet as a picture, or saves it; null when the player changed their mind. */
export async function keepPicture(
  title: string,
  sheet: PrintedSheet,
  scale: number,
  words: KeepWords,
): Promise<FormOutcome | null> {
  const picture = await drawPicture(sheet, scale).catch(() => null);
  if (!picture) return refusedForm(words.noPicture);
  const end = await shareFile(`${plainName(title)}.png`, picture);
  return end === 'left' ? null : done(words.picture[end]);
}

export function keepPdf(title: string, pdf: Blob, words: KeepWords): FormOutcome {
  saveFile(`${plainName(title)}.pdf`, pdf);
  return done(words.pdf);
}
