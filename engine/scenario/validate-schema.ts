import type { ErrorObject } from 'ajv';
import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { closest } from '../diagnostics/suggest.ts';
import { frenchNumber, LIMITS } from './limits.ts';
import type { ValuePath, YamlFile } from './parse/parse-yaml.ts';
import { startOf } from './parse/source-text.ts';
import {
  badForm,
  BY_KEYWORD,
  emptyValue,
  type ExplanationContext,
  pieceOfText,
} from './schema-explanations.ts';
import { capitalised, fieldName, param, pathOf, textsIn } from './schema-words.ts';
import { type AnyFileOf, validators } from './schemas.ts';

function hasTooLongText(file: YamlFile, report: ReportDiagnostic): boolean {
  // A text is no longer than its file.
  if (file.source.text.length <= LIMITS.text) return false;
  const tooLong = textsIn(file.value).filter(({ path }) => lengthAt(file, path) > LIMITS.text);
  for (const { path } of tooLong) {
    const message = `${capitalised(fieldName(path))} a ${frenchNumber(lengthAt(file, path))} caractères, la limite est de ${frenchNumber(LIMITS.text)}.`;
    report('too-long', file.valueAt(path), message, 'Raccourcissez ce texte, ou faites-en une page.');
  }
  return tooLong.length > 0;
}

function lengthAt(file: YamlFile, path: ValuePath): number {
  const [start, end] = file.offsetsOf(path) ?? [0, 0];
  return end - start;
}

/** The content of a valid file; null, with every error reported, otherwise. */
export function validateSchema<Kind extends keyof AnyFileOf>(
  file: YamlFile,
  kind: Kind,
  report: ReportDiagnostic,
): AnyFileOf[Kind] | null {
  if (file.value === undefined) return null;
  if (file.value === null) {
    report('empty-file', startOf(file.path), 'Ce fichier est vide.', 'Remplissez-le, ou retirez-le.');
    return null;
  }
  if (hasTooLongText(file, report)) return null;
  const validate = validators[kind];
  if (validate(file.value)) return file.value;
  explainSchemaErrors(validate.errors ?? [], file, report);
  return null;
}

/** Errors that follow from another one: a failed branch of a choice, or `if` when its `then` failed. */
const isEcho = (error: ErrorObject) =>
  error.keyword === 'if' ||
  /\/(oneOf|anyOf|not)\/(\d+\/)?/u.test(error.schemaPath.replace(/\/(oneOf|anyOf|not)$/u, ''));

/** For keywords that check a whole value, only the first error is reported. */
const judgesWholeValue = (error: ErrorObject) =>
  error.keyword !== 'required' && error.keyword !== 'additionalProperties';

/** Whether an entry of a list that repeats another is wrong by itself: that is put right first. */
function repeatsFault(
  { keyword, instancePath, params }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  if (keyword !== 'uniqueItems') return false;
  const entry = `${instancePath}/${Number((params as { readonly i: number }).i)}`;
  return errors.some((other) => other.instancePath === entry || other.instancePath.startsWith(`${entry}/`));
}

function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const judged = new Set<string>();
  return errors.filter((error) => {
    if (isEcho(error) || repeatsFault(error, errors)) return false;
    if (!judgesWholeValue(error)) return true;
    if (judged.has(error.instancePath)) return false;
    judged.add(error.instancePath);
    return true;
  });
}

/** Whether a missing field is explained by a misspelt one: « haeder » for « header ». */
function isMisspelt(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword !== 'required') return false;
  const missing = String(param(error, 'missingProperty'));
  return errors.some(
    (other) =>
      other.keyword === 'additionalProperties' &&
      other.instancePath === error.instancePath &&
      closest(String(param(other, 'additionalProperty')), [missing]) !== null,
  );
}

/** Reports Ajv's errors as problems for writers: one sentence, the position, the way out. */
function explainSchemaErrors(errors: readonly ErrorObject[], file: YamlFile, report: ReportDiagnostic): void {
  for (const error of withoutEchoes(errors)) {
    if (isMisspelt(error, errors)) continue;
    const context: ExplanationContext = { error, path: pathOf(error.instancePath, file.value), file };
    // A text cut by several commas is reported once.
    if (pieceOfText(context)?.isFirst === false) continue;
    const explain =
      error.data === null && judgesWholeValue(error) ? emptyValue : (BY_KEYWORD[error.keyword] ?? badForm);
    const { code, at, message, wayOut } = explain(context);
    report(code, at ?? file.valueAt(context.path), capitalised(message), wayOut);
  }
}
