import type { ReportDiagnostic } from '../diagnostics/report.ts';
import { explainSchemaErrors } from './explain-schema-error.ts';
import { inFrenchDigits, LIMITS } from './limits.ts';
import type { ValuePath, YamlFile } from './parse/parse-yaml.ts';
import { capitalised, fieldName, textPaths } from './schema-words.ts';
import { type AnyFileOf, validators } from './schemas.ts';
import { startOf } from './parse/source-text.ts';

/** Reports each text that is longer than any that a screen shows. True when there is one. */
function hasEndlessText(file: YamlFile, report: ReportDiagnostic): boolean {
  const endless = textPaths(file.value).filter((path) => lengthAt(file, path) > LIMITS.text);
  for (const path of endless) {
    const message = `${capitalised(fieldName(path))} a ${inFrenchDigits(lengthAt(file, path))} caractères, la limite est de ${inFrenchDigits(LIMITS.text)}.`;
    report('too-long', file.valueAt(path), message, 'Raccourcissez ce texte, ou faites-en une page.');
  }
  return endless.length > 0;
}

function lengthAt(file: YamlFile, path: ValuePath): number {
  const [start, end] = file.offsetsOf(path) ?? [0, 0];
  return end - start;
}

/** A file's content when it follows the schema of its kind; null, with every misfit reported, when it does not. */
export function validateSchema<Kind extends keyof AnyFileOf>(file: YamlFile, kind: Kind, report: ReportDiagnostic): AnyFileOf[Kind] | null {
  if (file.value === undefined) return null;
  if (file.value === null) {
    report('empty-file', startOf(file.path), 'Ce fichier est vide.', 'Remplissez-le, ou retirez-le.');
    return null;
  }
  if (hasEndlessText(file, report)) return null;
  const validate = validators[kind];
  if (validate(file.value)) return file.value;
  explainSchemaErrors(validate.errors ?? [], file, report);
  return null;
}
