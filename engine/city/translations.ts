import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../diagnostics/report.ts';
import { linkContext, type LinkContext } from '../scenario/link/context.ts';
import { checkEarlySolutions, checkHints, checkSolutions } from '../scenario/link/hints.ts';
import { checkLengths } from '../scenario/link/pages.ts';
import { checkReportTexts } from '../scenario/link/report.ts';
import { checkSpelling } from '../scenario/link/spells.ts';
import { checkLeftToChange } from '../scenario/link.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import { type Scenario, type ScenarioSource, translationOf } from '../scenario/scenario.ts';
import type { ReadTranslation } from '../scenario/translation/read-translation.ts';
import type { Story } from '../story/story.ts';

/** Pictures are named by their ids, which no language translates: a last hint describes them. */
function checkLastHints(context: LinkContext): void {
  const steps = context.draft.steps.filter(({ value: { puzzle } }) => !puzzle || !('pictures' in puzzle));
  checkHints({ ...context, draft: { ...context.draft, steps } });
}

/** The checks of what players read: the rest of a city is the same in all languages. */
const PASSES: readonly ((context: LinkContext) => void)[] = [
  checkLengths,
  checkLeftToChange,
  checkLastHints,
  checkEarlySolutions,
  checkSolutions,
  checkSpelling,
  checkReportTexts,
];

const sameAs = (one: Diagnostic) => (other: Diagnostic) =>
  one.code === other.code &&
  one.at.file === other.at.file &&
  one.at.line === other.at.line &&
  one.at.column === other.at.column;

/** The problems of a translation, without those that the French city has already. */
export function checkTranslation(
  { language, draft, diagnostics: read }: ReadTranslation,
  { diagnostics: told }: LinkContext,
  story: Story,
): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  const context = linkContext({ draft, scenario: story.in(language).scenario, report, diagnostics });
  for (const pass of PASSES) pass(context);
  return [...read, ...diagnostics.filter((found) => !told.some(sameAs(found)))];
}

/** Whether a problem stands in a file of a language that is still being written. */
export function isUnoffered({ at }: Diagnostic, declared: Scenario['languages']): boolean {
  const { language } = translationOf(at.file);
  return language !== 'fr' && declared[language] === 'draft';
}

/** Reports the folder of a language that scenario.yaml does not name. */
export function reportUndeclared(
  { files }: ScenarioSource,
  declared: Scenario['languages'],
  report: ReportDiagnostic,
): void {
  const told = new Set<string>();
  for (const { path } of files) {
    const { language } = translationOf(path);
    if (language === 'fr' || declared[language] !== undefined || told.has(language)) continue;
    told.add(language);
    const message = `Rien ne lit le dossier ${language}/ : scenario.yaml ne dit pas que la ville a cette langue.`;
    const wayOut = `Ajoutez « languages: { ${language}: draft } » à scenario.yaml, ou retirez le dossier.`;
    report('stray-file', startOf(path), message, wayOut);
  }
}
