import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { explainSchemaErrors } from './explain-schema-error.ts';
import { frenchNumber, LIMITS } from './limits.ts';
import type { ValuePath, YamlFile } from './parse/parse-yaml.ts';
import { capitalised, fieldName, textPaths } from './schema-words.ts';
import { type AnyFileOf, validators } from './schemas.ts';
import { startOf } from './parse/source-text.ts';

/** Reports each text above the length limit. */
function hasTooLongText(file: YamlFile, report: ReportDiagnostic): boolean {
  // A text is no longer than its file.
  if (file.source.text.length <= LIMITS.text) return false;
  const tooLong = textPaths(file.value).filter((path) => lengthAt(file, path) > LIMITS.text);
  for (const path of tooLong) {
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
