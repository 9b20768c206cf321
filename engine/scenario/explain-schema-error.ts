import type { ErrorObject } from 'ajv';
import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { closest } from '../diagnostics/suggest.ts';
import type { YamlFile } from './parse/parse-yaml.ts';
import { badForm, BY_KEYWORD, type ExplanationContext, emptyValue, pieceOfText } from './schema-explanations.ts';
import { capitalised, param, pathOf } from './schema-words.ts';

/** A branch of a choice that failed is an echo of the choice; `if` only says that its `then` failed. */
const isEcho = (error: ErrorObject) =>
  error.keyword === 'if' || /\/(oneOf|anyOf|not)\/(\d+\/)?/u.test(error.schemaPath.replace(/\/(oneOf|anyOf|not)$/u, ''));

/** Keywords that judge one value: the first that fails says enough about it. */
const judgesWholeValue = (error: ErrorObject) => error.keyword !== 'required' && error.keyword !== 'additionalProperties';

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

/** « haeder » is a misspelt « header »: that header is missing is then no second problem. */
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

/** Ajv's errors as problems for writers: one sentence, the place typed, the way out. */
export function explainSchemaErrors(errors: readonly ErrorObject[], file: YamlFile, report: ReportDiagnostic): void {
  for (const error of withoutEchoes(errors)) {
    if (isMisspelt(error, errors)) continue;
    const context: ExplanationContext = { error, path: pathOf(error.instancePath, file.value), file };
    // A text that several commas cut is one text to put between quotes.
    if (pieceOfText(context)?.isFirst === false) continue;
    const explain = error.data === null && judgesWholeValue(error) ? emptyValue : (BY_KEYWORD[error.keyword] ?? badForm);
    const { code, at, message, wayOut } = explain(context);
    report(code, at, capitalised(message), wayOut);
  }
}
