import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportDiagnostic } from '../../engine/diagnostics/report.ts';
import { frenchNumber, LIMITS } from '../../engine/scenario/limits.ts';
import type { ScenarioSource } from '../../engine/scenario/scenario.ts';
import { sourceText, startOf } from '../../engine/scenario/parse/source-text.ts';
import { extensionOf } from './served-file.ts';

interface MediumKind {
  readonly most: number;
  /** Whether the bytes match the extension. */
  readonly matches: (bytes: Buffer) => boolean;
}

const startsWith =
  (...ways: readonly (readonly number[])[]) =>
  (bytes: Buffer): boolean =>
    ways.some((way) => way.every((byte, index) => bytes[index] === byte));

const hasText = (text: string, at: number) => (bytes: Buffer) =>
  bytes.toString('latin1', at, at + text.length) === text;

const picture = (matches: MediumKind['matches']): MediumKind => ({ most: LIMITS.pictureBytes, matches });
const sound = (matches: MediumKind['matches']): MediumKind => ({ most: LIMITS.soundBytes, matches });

const jpeg = picture(startsWith([0xff, 0xd8, 0xff]));

/** Supported formats by extension. YAML data is checked by the compiler. */
const KINDS: Readonly<Record<string, MediumKind>> = {
  svg: picture((bytes) => /^\uFEFF?\s*<(?:svg|[?!][\s\S]*<svg)[\s>/]/u.test(bytes.toString('utf8'))),
  png: picture(startsWith([0x89, 0x50, 0x4e, 0x47])),
  jpg: jpeg,
  jpeg,
  gif: picture(hasText('GIF8', 0)),
  webp: picture((bytes) => hasText('RIFF', 0)(bytes) && hasText('WEBP', 8)(bytes)),
  avif: picture(hasText('ftypavif', 4)),
  ogg: sound(hasText('OggS', 0)),
  mp3: sound((bytes) => hasText('ID3', 0)(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)),
};

/** Active or external content, which is refused in SVG. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/<script\b/iu, 'du code (script)'],
  [/\son[a-z]+\s*=/iu, 'du code (un attribut qui commence par on)'],
  [/javascript:/iu, 'du code (javascript:)'],
  [/<foreignObject\b/iu, 'une page dans le dessin (foreignObject)'],
  [/<!(?:ENTITY|DOCTYPE)\b/iu, 'des définitions (DOCTYPE)'],
  [/(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/iu, 'l’adresse d’un autre fichier'],
  [/url\(\s*["']?(?!["']?#)/iu, 'l’adresse d’un autre fichier'],
  [/@import\b/iu, 'l’adresse d’un autre fichier'],
];

function checkSvg(path: string, text: string, report: ReportDiagnostic): void {
  for (const [pattern, what] of UNSAFE) {
    const found = pattern.exec(text);
    if (!found) continue;
    const at = sourceText({ path, text }).range(found.index, found.index + found[0].length);
    report(
      'svg-unsafe',
      at,
      `Ce dessin contient ${what}.`,
      'Retirez ce passage, ou exportez à nouveau le dessin en « SVG simple ».',
    );
    return;
  }
}

/** The extension of a medium, by its bytes; null for a format that the game does not show. */
export const extensionOfBytes = (bytes: Buffer): string | null =>
  Object.entries(KINDS).find(([, { matches }]) => matches(bytes))?.[0] ?? null;

/** Checks format, content and size of one file of media/, or of the same folder of a translation. */
export function checkMedium(
  name: string,
  bytes: Buffer,
  report: ReportDiagnostic,
  path = `media/${name}`,
): void {
  const at = startOf(path);
  const extension = extensionOf(name);
  const kind = KINDS[extension];
  if (!kind) {
    const known = Object.keys(KINDS).join(', ');
    report(
      'medium-extension',
      at,
      `Le jeu ne montre pas de fichier « .${extension} ».`,
      `Convertissez-le dans l’une de ces sortes : ${known}.`,
    );
  } else if (bytes.length > kind.most) {
    const message = `Ce fichier pèse ${kilobytes(bytes.length)}, la limite est de ${kilobytes(kind.most)}.`;
    report(
      'medium-too-large',
      at,
      message,
      'Réduisez ses dimensions ou sa qualité, puis enregistrez-le à nouveau.',
    );
  } else if (!kind.matches(bytes)) {
    report(
      'medium-content',
      at,
      `Le contenu de ce fichier n’est pas celui d’un « .${extension} ».`,
      `Exportez-le à nouveau en « .${extension} » : changer son nom ne suffit pas.`,
    );
  } else if (extension === 'svg') {
    checkSvg(path, bytes.toString('utf8'), report);
  }
}

const kilobytes = (bytes: number): string => `${frenchNumber(Math.ceil(bytes / 1000))} ko`;

const hasWords = (name: string, bytes: Buffer): boolean =>
  extensionOf(name) === 'svg' && /<(?:text|tspan|textPath)\b/u.test(bytes.toString('utf8'));

/** Checks format, content and size of all media, and reads what the compiler knows of them. */
export function checkMediaFiles(
  root: string,
  names: readonly string[],
  report: ReportDiagnostic,
): Required<Pick<ScenarioSource, 'soundSeconds' | 'written'>> {
  const soundSeconds = new Map<string, number>();
  const written = new Set<string>();
  let heaviest = { name: '', size: 0 };
  let total = 0;
  for (const name of names.filter((medium) => extensionOf(medium) !== 'yaml')) {
    const bytes = readFileSync(join(root, 'media', name));
    checkMedium(name, bytes, report);
    total += bytes.length;
    if (bytes.length > heaviest.size) heaviest = { name, size: bytes.length };
    const length = extensionOf(name) === 'ogg' ? oggSeconds(bytes) : null;
    if (length !== null) soundSeconds.set(name, length);
    if (hasWords(name, bytes)) written.add(name);
  }
  // A single file beyond its own limit has been reported already.
  if (total > LIMITS.cityMediaBytes && heaviest.size <= (KINDS[extensionOf(heaviest.name)]?.most ?? 0)) {
    const message = `Les images et les sons pèsent ${kilobytes(total)}, dont ${kilobytes(heaviest.size)} pour celui-ci ; une ville tient en ${kilobytes(LIMITS.cityMediaBytes)}.`;
    report(
      'media-too-heavy',
      startOf(`media/${heaviest.name}`),
      message,
      'Allégez-le : moins de 20 ko pour une image, un seul canal pour un son.',
    );
  }
  return { soundSeconds, written };
}

const PAGE = Buffer.from('OggS');

/** Samples a second and samples before the sound begins, from the first page; null for another codec. */
function timing(bytes: Buffer): { readonly rate: number; readonly skipped: number } | null {
  const opus = bytes.subarray(0, 4096).indexOf('OpusHead');
  // Opus always counts 48,000 samples a second, whatever the recording's own rate.
  if (opus !== -1 && bytes.length >= opus + 12)
    return { rate: 48_000, skipped: bytes.readUInt16LE(opus + 10) };
  const vorbis = bytes.subarray(0, 4096).indexOf('\u0001vorbis');
  if (vorbis !== -1 && bytes.length >= vorbis + 16)
    return { rate: bytes.readUInt32LE(vorbis + 12), skipped: 0 };
  return null;
}

/**
 * Length of an Ogg sound (Opus or Vorbis) in seconds, from the position that its last page gives. Null when
 * it cannot be read.
 */
export function oggSeconds(bytes: Buffer): number | null {
  const times = timing(bytes);
  const last = bytes.lastIndexOf(PAGE);
  if (!times || times.rate === 0 || last === -1 || bytes.length < last + 14) return null;
  const samples = Number(bytes.readBigInt64LE(last + 6)) - times.skipped;
  return samples > 0 ? samples / times.rate : null;
}
