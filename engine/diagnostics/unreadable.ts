import type { DiagnosticCode } from './catalogue.ts';
import { files } from './catalogue/files.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The city is read in spite of these. */
const READ_ANYWAY: ReadonlySet<string> = new Set(['missing-scenario', 'stray-file']);

const IN_PAGES: readonly DiagnosticCode[] = [
  'mdx-syntax',
  'page-code',
  'unknown-component',
  'unknown-attribute',
  'missing-attribute',
  'misplaced-component',
  'unsafe-link',
];

const UNREADABLE: ReadonlySet<string> = new Set([
  ...Object.keys(files).filter((code) => !READ_ANYWAY.has(code)),
  ...IN_PAGES,
]);

/** Because of a problem of these codes, the file that has it is no part of its city. */
export const isUnreadable = ({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean =>
  severity === 'error' && UNREADABLE.has(code);

const MISNAMED: ReadonlySet<string> = new Set<DiagnosticCode>([
  'unknown-step',
  'unknown-message',
  'unknown-document',
  'unknown-place',
  'unknown-city',
  'unknown-role',
  'option-unknown',
  'duplicate-step-name',
  'duplicate-slug',
]);

/** A form can prevent these: a text with one of them is not written. */
export const holdsBack = (problem: Pick<Diagnostic, 'code' | 'severity'>): boolean =>
  isUnreadable(problem) || (problem.severity === 'error' && MISNAMED.has(problem.code));
