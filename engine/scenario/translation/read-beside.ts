import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { Translation } from '../../words/language.ts';
import { reportFrenchInFile } from '../french.ts';
import { parseYaml, type YamlFile } from '../parse/parse-yaml.ts';
import { startOf } from '../parse/source-text.ts';
import type { SourceFile } from '../scenario.ts';
import { shortened } from '../schema-words.ts';
import type { AnyFileOf } from '../schemas.ts';
import { mergedFile, mergeTranslation, type Unit } from './merge.ts';
import { figuresIn } from './report-units.ts';

/** The files beside the cities: the translation of site.yaml is site.en.yaml. */
type KindBeside = 'promotions' | 'site';

/** The translations of such a file, as far as there are any. */
export type SourcesBeside = Partial<Readonly<Record<Translation, SourceFile>>>;

/** Where the translation of such a file stands. */
export const pathBeside = (path: string, language: Translation): string =>
  path.replace(/(?=\.yaml$)/u, `.${language}`);

interface FileBeside<Kind extends KindBeside> {
  readonly file: YamlFile;
  readonly value: AnyFileOf[Kind];
}

interface TranslatedBeside<Kind extends KindBeside> {
  /** The file with the translated texts; with the French one where there is none. */
  readonly texts: AnyFileOf[Kind];
  /** The French file with what the translation adds to the answers. */
  readonly withAnswers: FileBeside<Kind>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A translation without its French line is a warning only: it is never shown, and may be removed later. */
const lenient = (diagnostic: Diagnostic): Diagnostic =>
  diagnostic.code === 'translation-orphan' ? { ...diagnostic, severity: 'warning' } : diagnostic;

const sameFigures = ({ french, translation }: Unit): boolean =>
  figuresIn(french) === figuresIn(String(translation?.text));

/**
 * Reads the translation of a file beside the cities over the French one. It has no lock: the figures must be the
 * same, because a delay or a date that changes in French would otherwise stay as it was.
 */
export function readBeside<Kind extends KindBeside>(
  kind: Kind,
  french: FileBeside<Kind>,
  source: SourceFile,
  language: Translation,
): TranslatedBeside<Kind> {
  const { report, diagnostics } = createReport();
  const own = parseYaml(source, report);
  if (own.value === undefined) return { texts: french.value, withAnswers: french, diagnostics };
  reportFrenchInFile(own, report, language);
  const merged = mergeTranslation(kind, french.value, own.value, 'texts');
  for (const { code, path, message, wayOut } of merged.misfits)
    report(code, own.keyAt(path), message, wayOut);
  for (const unit of merged.units) {
    if (!unit.translation) {
      const message = `Il manque la traduction de « ${shortened(unit.french)} » (${unit.name}).`;
      report('translation-missing', startOf(own.path), message, 'Traduisez ce texte dans ce fichier.');
    } else if (!sameFigures(unit)) {
      const message = `Les nombres ne sont pas ceux de « ${shortened(unit.french)} ».`;
      report('translation-differs', own.valueAt(unit.translation.path), message, 'Reprenez la traduction.');
    }
  }
  const answers = mergeTranslation(kind, french.value, own.value, 'answers');
  return {
    // Words for words: the form is that of the French file.
    texts: merged.value as AnyFileOf[Kind],
    withAnswers: {
      file: mergedFile(french.file, own, answers),
      value: answers.value as AnyFileOf[Kind],
    },
    diagnostics: diagnostics.map(lenient),
  };
}
