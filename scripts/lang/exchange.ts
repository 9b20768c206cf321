import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { importTexts } from '../../engine/edit/translation/import-texts.ts';
import { translatorTexts } from '../../engine/edit/translation/texts.ts';
import { readFile } from '../../engine/scenario/parse/read-file.ts';
import { readScenarioDraft } from '../../engine/scenario/draft.ts';
import { readTranslation } from '../../engine/scenario/translation/read-translation.ts';
import type { Translation } from '../../engine/words/language.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { counted } from '../shared/cities.ts';
import { EXIT, misuse } from '../shared/command-line.ts';
import { notesOn } from './notes.ts';
import { decodedPo, readPo } from './read-po.ts';
import { contextOf, writePo } from './write-po.ts';

/** How the English is written: whoever gets the texts gets it too. */
const STYLE_SHEET = join(import.meta.dirname, '../../docs/english.md');

export interface Exchange {
  readonly scenarios: string;
  readonly city: string;
  readonly language: Translation;
  /** The PO file; without one, an export is printed. */
  readonly file: string | undefined;
  readonly json: boolean;
}

/** Null, with the reason told, for a city that does not name the language. */
function openCity({ scenarios, city, language }: Exchange) {
  const source = readCityFolder(join(scenarios, city));
  const french = readScenarioDraft(source);
  if (french.scenario?.value.languages?.[language] !== undefined) return { source, french };
  return misuse(
    `La ville « ${city} » n’a pas cette langue : écrivez « languages: { ${language}: draft } » dans son scenario.yaml.`,
  );
}

/** The texts of a city as a PO file, with the style sheet beside it. */
export function exportCity(exchange: Exchange): void {
  const { city, language, file, json } = exchange;
  const opened = openCity(exchange);
  if (!opened) return;
  const { source, french } = opened;
  const translation = readTranslation(french, source, language, readFile);
  const texts = translatorTexts(source, translation);
  const po = writePo({ city, language, texts, notesOn: notesOn({ french, translation }) });
  if (file === undefined) return void process.stdout.write(po);
  const sheet = join(dirname(file), basename(STYLE_SHEET));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, po);
  if (resolve(sheet) !== resolve(STYLE_SHEET)) copyFileSync(STYLE_SHEET, sheet);
  const doubtful = texts.filter(({ state }) => state === 'stale' || state === 'unlocked').length;
  const missing = texts.filter(({ state }) => state === 'missing').length;
  console.log(
    json
      ? JSON.stringify({ file, sheet, texts: texts.length, missing, fuzzy: doubtful })
      : `${file} : ${counted(texts.length, 'texte')}, ${missing} à traduire, ${doubtful} à reprendre (fuzzy). À joindre : ${sheet}.`,
  );
}

/** A file of the city with its byte order mark, if it has one. */
function writeText(path: string, text: string, isThere: boolean): void {
  const mark = isThere && readFileSync(path, 'utf8').startsWith('\uFEFF') ? '\uFEFF' : '';
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, mark + text);
}

/** Takes a PO file into the city; says of each text that is refused why, and on which line it stands. */
export function importCity(exchange: Exchange): void {
  const { scenarios, city, language, file, json } = exchange;
  if (file === undefined) return void misuse('Il manque le fichier PO à lire.');
  const po = decodedPo(readFileSync(file));
  if (po === null) return void misuse(`« ${file} » n’est pas en UTF-8 : enregistrez-le ainsi.`);
  const { texts, faults } = readPo(po);
  const folder = join(scenarios, city);
  const opened = openCity(exchange);
  if (!opened) return;
  const { source } = opened;
  const { files, refused, changed, confirmed } = importTexts(source, language, texts);
  for (const [path, text] of files)
    writeText(
      join(folder, path),
      text,
      source.files.some((known) => known.path === path),
    );
  const told = [
    ...faults,
    ...refused.map(({ given, message }) => ({ line: given.line, context: contextOf(given), message })),
  ].sort((left, right) => left.line - right.line);
  const fuzzy = texts.filter(({ isFuzzy }) => isFuzzy).length;
  const summary = `${counted(changed, 'texte')} repris, ${confirmed} confirmés tels quels, ${told.length} refusés, ${fuzzy} laissés « fuzzy ».`;
  console.log(
    json
      ? JSON.stringify({ changed, confirmed, fuzzy, files: [...files.keys()], refused: told })
      : [
          ...told.map(({ line, context, message }) => `${file}:${line} : ${context} : ${message}`),
          ...[...files.keys()].map((path) => `${join(folder, path)} : récrit.`),
          summary,
        ].join('\n'),
  );
  if (told.length > 0) process.exitCode = EXIT.problems;
}
