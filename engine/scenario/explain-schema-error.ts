import type { ErrorObject } from 'ajv';
import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { closest } from '../diagnostics/suggest.ts';
import type { YamlFile } from './parse/parse-yaml.ts';
import {
  badForm,
  BY_KEYWORD,
  type ExplanationContext,
  emptyValue,
  pieceOfText,
} from './schema-explanations.ts';
import { capitalised, param, pathOf } from './schema-words.ts';

/** Errors that follow from another one: a failed branch of a choice, or `if` when its `then` failed. */
const isEcho = (error: ErrorObject) =>
  error.keyword === 'if' ||
  /\/(oneOf|anyOf|not)\/(\d+\/)?/u.test(error.schemaPath.replace(/\/(oneOf|anyOf|not)$/u, ''));

/** For keywords that check a whole value, only the first error is reported. */
const judgesWholeValue = (error: ErrorObject) =>
  error.keyword !== 'required' && error.keyword !== 'additionalProperties';

function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const judged = new Set<string>();
  return errors.filter((error) => {
    if (isEcho(error)) return false;
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
export function explainSchemaErrors(
  errors: readonly ErrorObject[],
  file: YamlFile,
  report: ReportDiagnostic,
): void {
  for (const error of withoutEchoes(errors)) {
    if (isMisspelt(error, errors)) continue;
    const context: ExplanationContext = { error, path: pathOf(error.instancePath, file.value), file };
    // A text cut by several commas is reported once.
    if (pieceOfText(context)?.isFirst === false) continue;
    const explain =
      error.data === null && judgesWholeValue(error) ? emptyValue : (BY_KEYWORD[error.keyword] ?? badForm);
    const { code, at, message, wayOut } = explain(context);
    report(code, at, capitalised(message), wayOut);
  }
}
