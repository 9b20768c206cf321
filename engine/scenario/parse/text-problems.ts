import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { frenchNumber } from '../limits.ts';
import type { SourceText } from './source-text.ts';

/** Invisible control characters, without tabs and line ends. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/**
 * Whether a text can be parsed: below the length limit and without control characters. Reports the problem
 * otherwise.
 */
export function isText(source: SourceText, limit: number, report: ReportDiagnostic): boolean {
  const { text } = source;
  if (text.length > limit) {
    const message = `Ce fichier a ${frenchNumber(text.length)} caractères, la limite est de ${frenchNumber(limit)}.`;
    report(
      'file-too-long',
      source.range(0, 1),
      message,
      'Coupez-le en plusieurs fichiers, ou retirez ce qui n’a rien à y faire.',
    );
    return false;
  }
  const control = CONTROL.exec(text);
  if (!control) return true;
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const at = source.range(control.index, control.index + 1);
  report(
    'control-character',
    at,
    `Un caractère invisible (U+${code}) se trouve ici.`,
    'Effacez-le : placez le curseur à cet endroit et retapez le mot.',
  );
  return false;
}
