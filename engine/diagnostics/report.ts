import { catalogue, type DiagnosticCode } from './catalogue.ts';
import type { Diagnostic, SourceRange } from './diagnostic.ts';

/** Notes one problem: what is wrong and what to do, in French. The severity comes with the code. */
export type ReportDiagnostic = (code: DiagnosticCode, at: SourceRange, message: string, wayOut: string) => void;

/** `before`: what was noted already. */
export function createReport(before: readonly Diagnostic[] = []): {
  readonly report: ReportDiagnostic;
  readonly diagnostics: Diagnostic[];
} {
  const diagnostics = [...before];
  const report: ReportDiagnostic = (code, at, message, wayOut) => {
    diagnostics.push({ code, severity: catalogue[code].severity, at, message, wayOut });
  };
  return { report, diagnostics };
}

const byPlace = (left: Diagnostic, right: Diagnostic) =>
  left.at.file.localeCompare(right.at.file, 'fr', { numeric: true }) || left.at.line - right.at.line || left.at.column - right.at.column;

/** File after file, from top to bottom, as one mends them. */
export const inReadingOrder = <Told extends Diagnostic>(diagnostics: readonly Told[]): Told[] => [...diagnostics].sort(byPlace);

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(({ severity }) => severity === 'error');
