import type { Report } from '../diagnostics/report.ts';
import { explainSchemaErrors } from './explain-schema-error.ts';
import type { YamlFile } from './parse-yaml.ts';
import { type AnyFileOf, validators } from './schemas.ts';
import { startOf } from './source-text.ts';

/** A file's content when it follows the schema of its kind; null, with every misfit reported, when it does not. */
export function validateSchema<Kind extends keyof AnyFileOf>(file: YamlFile, kind: Kind, report: Report): AnyFileOf[Kind] | null {
  if (file.value === undefined) return null;
  if (file.value === null) {
    report('empty-file', startOf(file.path), 'Ce fichier est vide.', 'Remplissez-le, ou retirez-le.');
    return null;
  }
  const validate = validators[kind];
  if (validate(file.value)) return file.value;
  explainSchemaErrors(validate.errors ?? [], file, report);
  return null;
}
