import { catalogue, type DiagnosticCode } from './catalogue.ts';
import type { Diagnostic, SourceRange } from './diagnostic.ts';

/** Collects one problem. `message` and `wayOut` in French; the severity comes from the catalogue. */
export type ReportDiagnostic = (
  code: DiagnosticCode,
  at: SourceRange,
  message: string,
  wayOut: string,
) => void;

export function createReport(initial: readonly Diagnostic[] = []): {
  readonly report: ReportDiagnostic;
  readonly diagnostics: Diagnostic[];
} {
  const diagnostics = [...initial];
  const report: ReportDiagnostic = (code, at, message, wayOut) => {
    diagnostics.push({ code, severity: catalogue[code].severity, at, message, wayOut });
  };
  return { report, diagnostics };
}

const byPlace = (left: Diagnostic, right: Diagnostic) =>
  left.at.file.localeCompare(right.at.file, 'fr', { numeric: true }) ||
  left.at.line - right.at.line ||
  left.at.column - right.at.column;

/** Sorts by file, line and column. */
export const inReadingOrder = <Item extends Diagnostic>(diagnostics: readonly Item[]): Item[] =>
  [...diagnostics].sort(byPlace);

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
