import { answerKey } from '../answers/reading.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder, type ReportDiagnostic } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { instantAt, readDay } from '../hours/zoned.ts';
import { reportFrenchInFile } from '../scenario/french.ts';
import { parseYaml, type ValuePath, type YamlFile } from '../scenario/parse/parse-yaml.ts';
import type { SourceFile } from '../scenario/scenario.ts';
import { checkTimeZone } from '../scenario/time-zone.ts';
import { readBeside, type SourcesBeside } from '../scenario/translation/read-beside.ts';
import { validateSchema } from '../scenario/validate-schema.ts';
import type { PromotionsFile } from '../types/promotions.generated.ts';
import { type ByLanguage, inEachLanguage, type Language, TRANSLATIONS } from '../words/language.ts';
import type { Promotion, Promotions } from './promotion.ts';

export interface PromotionsCompilation {
  /** Null when there is any error. */
  readonly promotions: Promotions | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles promotions.yaml to promotions, or to the list of its problems. `cities`: their names in the API.
 * `translations`: what visitors read in other languages, and what they may answer too.
 */
export function compilePromotions(
  source: SourceFile,
  cities: readonly string[],
  translations: SourcesBeside = {},
): PromotionsCompilation {
  const { report, diagnostics } = createReport();
  const file = parseYaml(source, report);
  const value = validateSchema(file, 'promotions', report);
  const read = value && readAll({ file, value, report }, translations, diagnostics);
  if (value && read) {
    reportFrenchInFile(file, report);
    checkTimeZone(file, value.timeZone, report);
    checkPromotions(read.checked, cities);
  }
  const promotions = read && !hasErrors(diagnostics) ? assemble(read, cities) : null;
  return { promotions, diagnostics: inReadingOrder(diagnostics) };
}

interface ReadPromotions {
  /** With the solutions of all languages. */
  readonly checked: CheckedPromotions;
  /** With the texts of each language. */
  readonly told: ByLanguage<PromotionsFile>;
}

/** Adds the problems of the translations. */
function readAll(
  french: CheckedPromotions,
  translations: SourcesBeside,
  problems: Diagnostic[],
): ReadPromotions {
  const { report, value } = french;
  const told: Record<Language, PromotionsFile> = { fr: value, en: value };
  let checked = french;
  for (const language of TRANSLATIONS) {
    const source = translations[language];
    if (!source) continue;
    const { texts, withAnswers, diagnostics } = readBeside('promotions', checked, source, language);
    problems.push(...diagnostics);
    told[language] = texts;
    checked = { ...withAnswers, report };
  }
  return { checked, told };
}

/** Leaves out promotions for unknown cities. */
function assemble({ checked: { value }, told }: ReadPromotions, cities: readonly string[]): Promotions {
  const { timeZone, promotions, anotherCity } = value;
  const list = promotions.map((entry, index) => {
    const over = inEachLanguage((language) => told[language].promotions[index]?.over ?? entry.over);
    return assembleOne(entry, over, timeZone);
  });
  return { list: list.filter(({ city }) => cities.includes(city)), anotherCity: anotherCity ?? null };
}

function assembleOne(entry: Entry, over: Promotion['over'], timeZone: string): Promotion {
  const { name, city, solutions, promoCode, free = null, from, until } = entry;
  const [opensAt, endsAt] = [instantOf(from, 0, timeZone), instantOf(until, 24, timeZone)];
  return { name, city, solutions, promoCode, free, opensAt, endsAt, over };
}

function instantOf(text: string | undefined, hours: number, timeZone: string): number | null {
  const day = text === undefined ? null : readDay(text);
  return day && instantAt(day, hours, timeZone);
}

interface CheckedPromotions {
  readonly file: YamlFile;
  readonly value: PromotionsFile;
  readonly report: ReportDiagnostic;
}

type Entry = PromotionsFile['promotions'][number];

const pathOf = (index: number, ...more: ValuePath): ValuePath => ['promotions', index, ...more];

/** Checks beyond the schema: unique names, solutions, dates, cities, prices. */
function checkPromotions(checked: CheckedPromotions, cities: readonly string[]): void {
  checkNames(checked);
  checkSolutions(checked);
  checkAnotherCity(checked);
  checked.value.promotions.forEach((entry, index) => {
    checkCity(checked, entry, index, cities);
    checkDays(checked, entry, index);
    checkCodes(checked, entry, index);
  });
}

function checkNames({ file, value, report }: CheckedPromotions): void {
  const names = new Set<string>();
  value.promotions.forEach(({ name }, index) => {
    if (names.has(name))
      report(
        'duplicate-slug',
        file.valueAt(pathOf(index, 'name')),
        `La promotion « ${name} » existe déjà.`,
        'Donnez-lui un autre nom.',
      );
    names.add(name);
  });
}

function checkSolutions({ file, value, report }: CheckedPromotions): void {
  const owners = new Map<string, string>();
  for (const [index, { name, solutions }] of value.promotions.entries()) {
    for (const [position, solution] of solutions.entries()) {
      const key = answerKey(solution, 'place');
      const at = file.valueAt(pathOf(index, 'solutions', position));
      const owner = owners.get(key);
      if (key === '')
        report(
          'promotion-solution-unreadable',
          at,
          `« ${solution} » n’a ni lettre ni chiffre.`,
          'Écrivez la solution en lettres.',
        );
      else if (owner === name)
        report(
          'promotion-solution-repeated',
          at,
          `« ${solution} » est déjà acceptée sous une autre écriture.`,
          'Retirez-la.',
        );
      else if (owner !== undefined)
        report(
          'promotion-same-solution',
          at,
          `« ${solution} » résout déjà « ${owner} ».`,
          'Changez l’une des deux énigmes.',
        );
      else owners.set(key, name);
    }
  }
}

function checkCity(
  { file, report }: CheckedPromotions,
  { city }: Entry,
  index: number,
  cities: readonly string[],
): void {
  if (cities.includes(city)) return;
  const wayOut = didYouMean(city, cities, 'Nommez une ville de scenarios/.');
  report(
    'promotion-unknown-city',
    file.valueAt(pathOf(index, 'city')),
    `La ville « ${city} » n’existe pas.`,
    wayOut,
  );
}

function checkDays({ file, report }: CheckedPromotions, entry: Entry, index: number): void {
  const wrong = (['from', 'until'] as const).filter(
    (field) => entry[field] !== undefined && !readDay(entry[field]),
  );
  for (const field of wrong) {
    const message = `Le « ${entry[field]} » n’existe pas.`;
    report(
      'promotion-bad-day',
      file.valueAt(pathOf(index, field)),
      message,
      'Écrivez un jour du calendrier : AAAA-MM-JJ.',
    );
  }
  const { from, until } = entry;
  // ISO dates compare as texts.
  if (wrong.length > 0 || from === undefined || until === undefined || from <= until) return;
  const message = `La promotion finirait le ${until}, avant de commencer le ${from}.`;
  report(
    'promotion-dates-reversed',
    file.valueAt(pathOf(index, 'until')),
    message,
    'Échangez les deux dates, ou corrigez l’une d’elles.',
  );
}

function checkCodes({ file, report }: CheckedPromotions, { free, promoCode }: Entry, index: number): void {
  if (free?.promoCode !== promoCode) return;
  const message = `« ${promoCode} » vaudrait à la fois la gratuité et le prix réduit.`;
  report(
    'promotion-same-code',
    file.valueAt(pathOf(index, 'free', 'promoCode')),
    message,
    'Créez deux codes chez le prestataire de paiement.',
  );
}

function checkAnotherCity({ file, value: { anotherCity }, report }: CheckedPromotions): void {
  if (!anotherCity || anotherCity.reduced !== anotherCity.regular) return;
  const message = `« ${anotherCity.regular} » vaudrait à la fois le prix réduit et le prix normal.`;
  report(
    'promotion-same-code',
    file.valueAt(['anotherCity', 'regular']),
    message,
    'Créez deux codes chez le prestataire de paiement.',
  );
}
