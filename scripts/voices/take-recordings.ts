import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { didYouMean } from '../../engine/diagnostics/suggest.ts';
import { type SpokenPart, recordingOf } from './city-voices.ts';

/** In decibels below the loudest possible sample. */
const CLIPPED_DB = -0.05;
const SILENT_DB = -45;

/** Cuts rumble and the silence at both ends, and brings the voice to the loudness of the others. */
const FILTERS = [
  'highpass=f=70',
  'silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.04',
  'areverse',
  'silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.06',
  'areverse',
  'loudnorm=I=-18:TP=-2:LRA=7',
].join(',');

export interface TakenRecording {
  readonly file: string;
  /** In French; null when the recording was taken. */
  readonly refusal: string | null;
}

const inFrench = (value: number): string => value.toFixed(1).replace('.', ',');

/** Runs a program of ffmpeg, and returns what it says. Throws when it is not installed. */
function ffmpeg(
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
): { readonly fine: boolean; readonly says: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw new FfmpegMissing();
  return { fine: status === 0, says: `${stdout}${stderr}` };
}

export class FfmpegMissing extends Error {}

const seconds = (file: string): number =>
  Number(
    ffmpeg('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration',
      '-of',
      'csv=p=0',
      file,
    ]).says.trim(),
  );

function loudestDb(file: string): number | null {
  const { fine, says } = ffmpeg('ffmpeg', [
    '-hide_banner',
    '-i',
    file,
    '-af',
    'volumedetect',
    '-f',
    'null',
    '-',
  ]);
  const found = /max_volume: (-?[\d.]+|-inf) dB/u.exec(says)?.[1];
  return fine && found !== undefined ? (found === '-inf' ? -Infinity : Number(found)) : null;
}

/** Why a recording cannot be heard, whatever its length. */
function faultOf(file: string): string | null {
  const loudest = loudestDb(file);
  if (loudest === null) return 'ce n’est pas un son que ffmpeg sait lire. Exportez-le en WAV.';
  if (loudest >= CLIPPED_DB)
    return 'elle sature. Éloignez-vous du micro, ou baissez le niveau d’entrée, et redites-la.';
  return loudest < SILENT_DB ? 'on n’y entend rien. Vérifiez le micro.' : null;
}

/**
 * Takes a recording as the city's: trimmed, at the common loudness, as FLAC with one channel. Nothing is
 * written when it is refused.
 */
function takeOne(path: string, { name, seconds: room }: SpokenPart, cityFolder: string): string | null {
  const fault = faultOf(path);
  if (fault !== null) return fault;
  const goal = recordingOf(cityFolder, name);
  mkdirSync(dirname(goal), { recursive: true });
  const work = mkdtempSync(join(dirname(goal), '.taking-'));
  try {
    const trimmed = join(work, `${name}.flac`);
    const { fine } = ffmpeg('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      path,
      '-af',
      FILTERS,
      '-ac',
      '1',
      '-ar',
      '48000',
      trimmed,
    ]);
    if (!fine) return 'ffmpeg n’a pas pu la convertir.';
    const length = seconds(trimmed);
    if (length > room)
      return `elle dure ${inFrench(length)} s sans ses silences, et n’a que ${inFrench(room)} s. Redites-la plus vite.`;
    renameSync(trimmed, goal);
    return null;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Takes each WAV file of a folder that has the name of a part. Throws `FfmpegMissing`. */
export function takeRecordings(
  folder: string,
  parts: readonly SpokenPart[],
  cityFolder: string,
): TakenRecording[] {
  const files = readdirSync(folder).filter((file) => /\.wav$/iu.test(file));
  return files.map((file) => {
    const name = basename(file).replace(/\.wav$/iu, '');
    const part = parts.find((one) => one.name === name);
    if (part) return { file, refusal: takeOne(join(folder, file), part, cityFolder) };
    const names = parts.map((one) => one.name);
    return {
      file,
      refusal: `aucune prise ne s’appelle ainsi. ${didYouMean(name, names, `Les prises : ${names.join(', ')}.`)}`,
    };
  });
}
