import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ReportDiagnostic } from '../../engine/diagnostics/report.ts';
import { LIMITS } from '../../engine/scenario/limits.ts';
import { sourceText } from '../../engine/scenario/parse/source-text.ts';

/** Enough to detect an oversized file, whatever its encoding. */
const MOST_BYTES = 8 * LIMITS.yamlFile;

/** Reads at most MOST_BYTES of a file. */
function readBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(file).size, MOST_BYTES));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

/** Reads a text file. Reports the place of bytes that are not UTF-8; removes a byte order mark. */
export function readTextFile(path: string, name: string, report: ReportDiagnostic): string {
  const bytes = readBytes(path);
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (Buffer.compare(Buffer.from(text), withoutMark(bytes)) === 0 || bytes.length === MOST_BYTES) return text;
  const at = Math.max(0, text.indexOf('\uFFFD'));
  const place = sourceText({ path: name, text }).range(at, at + 1);
  report(
    'not-utf8',
    place,
    'Les lettres de ce fichier ne se lisent pas à partir d’ici.',
    'Enregistrez-le à nouveau en « UTF-8 », puis retapez les accents perdus.',
  );
  return text;
}

const MARK = Buffer.from('\uFEFF');

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
