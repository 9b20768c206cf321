import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oggSeconds } from '../../content/check-media.ts';
import type { StudioAnswer } from '../studio-answer.ts';
import { faultOfBytes, type MediaStore } from './media-store.ts';

const run = promisify(execFile);

const NO_CONVERTER = {
  error: 'NO_CONVERTER',
  message:
    'Cet ordinateur n’a pas encore de quoi préparer un son. Installez ffmpeg une fois (sous Debian : apt-get install ffmpeg), puis choisissez le son à nouveau. Sans lui, choisissez ensemble le même son en .ogg et en .mp3.',
};
const NO_SOUND = {
  error: 'medium-content',
  message: 'Ce fichier ne se lit pas comme un son (WAV, M4A, MP3, Ogg, FLAC…).',
};

/** Longer sounds are cut here: a telephone loads them in the street. */
const MOST_SECONDS = 600;
/** As loud as speech on the radio; louder than this at no moment. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
const SILENCE = '-50dB';
const TRIMMED = `silenceremove=start_periods=1:start_threshold=${SILENCE}:start_silence=0.1`;
const EVEN = [TRIMMED, 'areverse', TRIMMED, 'areverse', LOUDNESS, 'aresample=48000'].join(',');

/** The two formats that together play on every telephone. */
const FORMATS = {
  ogg: ['-c:a', 'libopus', '-b:a', '32k', '-application', 'audio'],
  mp3: ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '48k'],
} as const;
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-ac', '1'];

const MOST_OUTPUT = 4_000_000;
const ffmpeg = async (...args: readonly string[]): Promise<string> =>
  (await run('ffmpeg', ['-hide_banner', '-nostdin', '-y', ...args], { maxBuffer: MOST_OUTPUT })).stderr;

/** What one hears of a sound. */
export interface HeardSound {
  readonly seconds: number;
  /** In LUFS: about −16 for speech that is heard in a street; null for silence. */
  readonly loudness: number | null;
  /** Seconds without a sound at the beginning and at the end. */
  readonly silentStart: number;
  readonly silentEnd: number;
}

const numberAfter = (log: string, words: RegExp): number | null => {
  const found = words.exec(log)?.[1];
  return found === undefined || !Number.isFinite(Number(found)) ? null : Number(found);
};

/** Reads the reports of ffmpeg’s filters `silencedetect` and `ebur128`. */
export function heardIn(log: string, seconds: number): HeardSound {
  const starts = [...log.matchAll(/silence_start: (-?[\d.]+)/gu)].map(([, at]) => Number(at));
  const ends = [...log.matchAll(/silence_end: ([\d.]+)/gu)].map(([, at]) => Number(at));
  const [firstStart = 1, firstEnd = 0] = [starts[0], ends[0]];
  const last = starts.at(-1) ?? seconds;
  const isToTheEnd =
    starts.length > 0 && (ends.length < starts.length || (ends.at(-1) ?? 0) > seconds - 0.05);
  const loudness = numberAfter(log.slice(log.lastIndexOf('Integrated loudness')), /I:\s+(-?[\d.]+) LUFS/u);
  return {
    seconds,
    // The meter stops at −70, which nobody hears.
    loudness: loudness === null || loudness <= -69 ? null : loudness,
    silentStart: firstStart <= 0.05 ? firstEnd : 0,
    silentEnd: isToTheEnd ? Math.max(0, seconds - last) : 0,
  };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Makes both formats of a sound of any usual kind, and says what one hears. Nothing is written, as with
 * `takeMedium`. `even`: at the usual loudness, without silence at its ends.
 */
export async function convertSound(
  media: MediaStore,
  { base64, even = false }: { readonly base64: string; readonly even?: boolean | undefined },
): Promise<StudioAnswer> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-sound-'));
  const source = join(folder, 'source');
  try {
    writeFileSync(source, Buffer.from(base64, 'base64'));
    const input = ['-t', String(MOST_SECONDS), '-i', source, '-vn', '-map', '0:a:0'];
    const taken = [];
    for (const [extension, format] of Object.entries(FORMATS)) {
      const file = join(folder, `sound.${extension}`);
      await ffmpeg('-v', 'error', ...input, ...(even ? ['-af', EVEN] : []), ...EXACT, ...format, file);
      const bytes = readFileSync(file);
      const fault = faultOfBytes(`x.${extension}`, bytes);
      if (fault) return { status: 422, body: fault };
      const seconds = extension === 'ogg' ? oggSeconds(bytes) : null;
      taken.push({ hash: media.keep(bytes), extension, bytes: bytes.length, seconds });
    }
    const filters = `silencedetect=noise=${SILENCE}:d=0.3,ebur128=framelog=verbose`;
    const log = await ffmpeg('-nostats', '-i', join(folder, 'sound.ogg'), '-af', filters, '-f', 'null', '-');
    const heard = heardIn(log, taken[0]?.seconds ?? 0);
    return { status: 200, body: { media: taken, ...heard } };
  } catch (error) {
    return { status: 422, body: isMissing(error) ? NO_CONVERTER : NO_SOUND };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
