import { Command } from 'commander';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { typeset } from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { escapeMarkup } from '../server/rendering/document.ts';
import { fontFaces, styles } from '../server/studio/sheets/sheet-styles.ts';
import { counted, formatProblemOfCity, readCityRequest } from './shared/cities.ts';
import { EXIT, misuse } from './shared/command-line.ts';
import { readParts, type SpokenPart, toRecord, unrecorded } from './voices/city-voices.ts';
import { FfmpegMissing, type TakenRecording, takeRecordings } from './voices/take-recordings.ts';

interface Options {
  readonly out?: string;
  readonly take?: string;
  readonly part?: string;
}

/** Null, with the reason printed, when the city has no voices that can be read. */
function partsOf(scenarios: string, city: string): readonly SpokenPart[] | null {
  const source = readCityFolder(join(scenarios, city));
  const read = readParts(source);
  if (!read) return complain(`La ville « ${city} » n’a pas de voix : écrivez-les dans voices.yaml.`);
  if (!hasErrors(read.diagnostics)) return read.parts;
  for (const diagnostic of read.diagnostics) complain(formatProblemOfCity(diagnostic, source, scenarios));
  return null;
}

function complain(sentence: string): null {
  process.stderr.write(`${sentence}\n`);
  return null;
}

/**
 * For make-sounds.sh: the seconds and the function of sounds.sh that makes a sentence, then a line « text|share of
 * the silence » for each sentence.
 */
function printPart(parts: readonly SpokenPart[], name: string): number {
  const part = parts.find((one) => one.name === name);
  if (!part) return complain(`Aucune prise ne s’appelle « ${name} ».`) ?? EXIT.problems;
  console.log(
    [
      `${part.seconds} ${makerOf(part.voice)}`,
      ...part.lines.map(({ say, rest = 3 }) => `${say}|${rest}`),
    ].join('\n'),
  );
  return EXIT.fine;
}

/** Until it is recorded, a person's part is a telegraph's rattle, and a machine's is synthesised. */
const makerOf = ({ telegraph, synthesis }: SpokenPart['voice']): string =>
  synthesis ? `say ${synthesis.voice} ${synthesis.speed} ${synthesis.pitch}` : `rattle ${telegraph?.baud}`;

function writeBooklet(
  city: string,
  folder: string,
  parts: readonly SpokenPart[],
  out = `voix-${city}.html`,
): number {
  const left = new Set(unrecorded(folder, parts).map(({ name }) => name));
  const recorded = new Set(parts.flatMap(({ name }) => (left.has(name) ? [] : [name])));
  writeFileSync(out, bookletHtml(city, parts, recorded));
  console.log(`Écrit : ${out} (${counted(parts.length, 'prise')}, dont ${recorded.size} enregistrées).`);
  return EXIT.fine;
}

/** Takes recordings, then makes the city's sounds anew if one was taken. */
function take(folder: string, recordings: string, parts: readonly SpokenPart[]): number {
  if (!existsSync(recordings) || !statSync(recordings).isDirectory())
    return complain(`Aucun dossier « ${recordings} ».`) ?? EXIT.misuse;
  let taken: readonly TakenRecording[];
  try {
    taken = takeRecordings(recordings, parts, folder);
  } catch (error) {
    if (!(error instanceof FfmpegMissing)) throw error;
    return complain('Il faut ffmpeg : apt-get install ffmpeg.') ?? EXIT.problems;
  }
  if (taken.length === 0) return complain(`« ${recordings} » n’a aucun fichier .wav.`) ?? EXIT.problems;
  for (const { file, refusal } of taken)
    console.log(refusal === null ? `${file} : prise.` : `${file} : refusée, ${refusal}`);
  const left = unrecorded(folder, parts);
  console.log(
    left.length === 0
      ? 'Toutes les voix sont enregistrées.'
      : `Encore au télégraphe : ${left.map(({ name }) => name).join(', ')}.`,
  );
  const isMade = taken.every(({ refusal }) => refusal !== null) || makeSounds(folder);
  return isMade && taken.every(({ refusal }) => refusal === null) ? EXIT.fine : EXIT.problems;
}

function makeSounds(folder: string): boolean {
  const script = join(resolve(folder), 'make-sounds.sh');
  if (!existsSync(script))
    return complain(`Montez vos sons avec elles : la ville n’a pas de make-sounds.sh.`) ?? true;
  const { status } = spawnSync('bash', [script], { stdio: 'inherit' });
  return status === 0;
}

export function main(argv: readonly string[]): void {
  const program = new Command('voices')
    .description(
      'Écrit le livret d’enregistrement des voix d’une ville, ou prend les enregistrements à la place du télégraphe.',
    )
    .option('--out <fichier>', 'où écrire le livret ; sans rien, voix-<ville>.html')
    .option('--take <dossier>', 'prend les WAV d’un dossier, chacun au nom de sa prise, et refait les sons')
    .option('--part <prise>', 'dit une prise à make-sounds.sh');
  const request = readCityRequest(program, argv);
  if (!request) return;
  const [city] = request.cities;
  if (request.isEvery || city === undefined)
    return void misuse('De quelle ville ? « npm run voices -- <ville> ».');
  const parts = partsOf(request.scenarios, city);
  const { out, take: recordings, part } = program.opts<Options>();
  const folder = join(request.scenarios, city);
  if (!parts) process.exitCode = EXIT.problems;
  else if (part !== undefined) process.exitCode = printPart(parts, part);
  else if (recordings !== undefined) process.exitCode = take(folder, recordings, parts);
  else process.exitCode = writeBooklet(city, folder, toRecord(parts), out);
}

const text = (words: string): string => escapeMarkup(typeset(words));

const inFrench = (value: number): string => String(value).replace('.', ',');

/**
 * The booklet for a recording, as a self-contained HTML page to print: each voice on its own sheet, with its
 * parts in the order of the game. `recorded`: the names of the parts that have a recording.
 */
function bookletHtml(city: string, parts: readonly SpokenPart[], recorded: ReadonlySet<string>): string {
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

if (import.meta.filename === process.argv[1]) main(process.argv);
