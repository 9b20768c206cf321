import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { compileCity, dayAt, formatDay } from '../engine/index.ts';
import { type FieldSheet, fieldSheetOf } from '../engine/places/field-sheet.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { findChromium } from '../server/printing/find-chromium.ts';
import { printFile } from '../server/printing/print-file.ts';
import { sheetHtml } from '../server/studio/sheets/field-sheet-html.ts';
import { formatProblemOfCity, readCityRequest } from './shared/cities.ts';
import { EXIT, misuse } from './shared/command-line.ts';

interface Options {
  readonly out?: string;
  readonly pdf?: boolean;
}

/** Null, with the problems printed, when the city does not compile. */
function sheetOf(scenarios: string, city: string): FieldSheet | null {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  if (story) return fieldSheetOf(source, story.scenario, dayAt(Date.now(), story.scenario.timeZone));
  for (const diagnostic of diagnostics)
    process.stderr.write(`${formatProblemOfCity(diagnostic, source, scenarios)}\n`);
  return null;
}

async function write(sheet: FieldSheet, { out, pdf = false }: Options): Promise<number> {
  const today = dayAt(Date.now(), sheet.timeZone);
  const html = sheetHtml(sheet, formatDay(today, 'fr', { year: true }));
  if (pdf && findChromium() === null)
    return printError(
      'Aucun Chromium sur cette machine : imprimez la page HTML depuis votre navigateur.',
      EXIT.problems,
    );
  const path = out ?? `reperage-${sheet.slug}.${pdf ? 'pdf' : 'html'}`;
  if (pdf) await printFile(path, [{ html }], { signal: new AbortController().signal });
  else writeFileSync(path, html);
  console.log(`Écrite : ${path} (${sheet.places.length} lieux).`);
  return EXIT.fine;
}

function printError(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('fieldsheet')
    .description(
      'Imprime la feuille de repérage d’une ville : ses lieux, ce qu’il faut y voir, et la marche de l’un à l’autre.',
    )
    .option('--out <fichier>', 'où l’écrire ; sans rien, reperage-<ville>.html')
    .option('--pdf', 'en PDF, par le Chromium de cette machine');
  const request = readCityRequest(program, argv);
  if (!request) return;
  const [city] = request.cities;
  if (request.isEvery || city === undefined)
    return void misuse('De quelle ville ? « npm run fieldsheet -- <ville> ».');
  const sheet = sheetOf(request.scenarios, city);
  if (request.json && sheet) console.log(JSON.stringify(sheet));
  else if (sheet) process.exitCode = await write(sheet, program.opts<Options>());
  else process.exitCode = EXIT.problems;
}

if (import.meta.filename === process.argv[1]) await main(process.argv);
