import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { Translation } from '../../words/language.ts';
import { reportFrenchInFile } from '../french.ts';
import { parseYaml, type YamlFile } from '../parse/parse-yaml.ts';
import type { SourceFile } from '../scenario.ts';
import { shortened } from '../schema-words.ts';
import type { AnyFileOf } from '../schemas.ts';
import { type Lock, readLock, type TranslatedUnit } from './lock.ts';
import { mergedFile, mergeTranslation, type Unit } from './merge.ts';
import { figuresIn, reportUnits } from './report-units.ts';
import { unitsOfYaml } from './units.ts';

/** The files beside the cities: the translation of site.yaml is site.en.yaml. */
type KindBeside = 'promotions' | 'site';

/** The translation of such a file. `lock`: the text of its language’s lock, empty without one. */
export interface SourceBeside extends SourceFile {
  readonly lock: string;
}

/** The translations of such a file, as far as there are any. */
export type SourcesBeside = Partial<Readonly<Record<Translation, SourceBeside>>>;

/** Where the translation of such a file stands. */
export const pathBeside = (path: string, language: Translation): string =>
  path.replace(/(?=\.yaml$)/u, `.${language}`);

interface FileBeside<Kind extends KindBeside> {
  readonly file: YamlFile;
  readonly value: AnyFileOf[Kind];
}

export interface TranslatedBeside<Kind extends KindBeside> {
  /** The file with the translated texts; with the French one where there is none. */
  readonly texts: AnyFileOf[Kind];
  /** The French file with what the translation adds to the answers. */
  readonly withAnswers: FileBeside<Kind>;
  readonly units: readonly TranslatedUnit[];
  readonly lock: Lock;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Figures are compared with the French ones, and a translation without its French line is never shown: what is stale
 * or an orphan is only warned of, so that a server starts after both files were corrected by hand.
 */
const LENIENT: ReadonlySet<string> = new Set(['translation-orphan', 'translation-stale']);

const lenient = (diagnostic: Diagnostic): Diagnostic =>
  LENIENT.has(diagnostic.code) ? { ...diagnostic, severity: 'warning' } : diagnostic;

const sameFigures = ({ french, translation }: Unit): boolean =>
  figuresIn(french) === figuresIn(String(translation?.text));

/**
 * Reads the translation of a file beside the cities over the French one. The figures must be the same: they are
 * delays, prices and dates.
 */
export function readBeside<Kind extends KindBeside>(
  kind: Kind,
  french: FileBeside<Kind>,
  source: SourceBeside,
  language: Translation,
): TranslatedBeside<Kind> {
  const { report, diagnostics } = createReport();
  const lock = readLock(source.lock);
  const own = parseYaml(source, report);
  if (own.value === undefined)
    return { texts: french.value, withAnswers: french, units: [], lock, diagnostics };
  reportFrenchInFile(own, report, language);
  const merged = mergeTranslation(kind, french.value, own.value, 'texts');
  for (const { code, path, message, wayOut } of merged.misfits)
    report(code, own.keyAt(path), message, wayOut);
  for (const unit of merged.units) {
    if (!unit.translation || sameFigures(unit)) continue;
    const message = `Les nombres ne sont pas ceux de « ${shortened(unit.french)} ».`;
    report('translation-differs', own.valueAt(unit.translation.path), message, 'Reprenez la traduction.');
  }
  const units = unitsOfYaml(french.file.path, merged, own, own.path, lock);
  const answers = mergeTranslation(kind, french.value, own.value, 'answers');
  return {
    // Words for words: the form is that of the French file.
    texts: merged.value as AnyFileOf[Kind],
    withAnswers: {
      file: mergedFile(french.file, own, answers),
      value: answers.value as AnyFileOf[Kind],
    },
    units,
    lock,
    diagnostics: [...diagnostics, ...reportUnits(units, true)].map(lenient),
  };
}
