import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport, hasErrors, inReadingOrder } from '../diagnostics/report.ts';
import { instantAt } from '../hours/zoned.ts';
import { reportFrenchInFile } from '../scenario/french.ts';
import { checkTimeZone } from '../scenario/time-zone.ts';
import { parseYaml } from '../scenario/parse/parse-yaml.ts';
import type { SourceFile } from '../scenario/scenario.ts';
import { validateSchema } from '../scenario/validate-schema.ts';
import type { PromotionsFile } from '../types/promotions.generated.ts';
import { checkPromotions } from './check-promotions.ts';
import { solutionKey } from './find-promotion.ts';
import type { Promotion, Promotions } from './promotion.ts';
import { readDay } from '../hours/read-day.ts';

export interface PromotionsCompilation {
  /** Null when there is any error. */
  readonly promotions: Promotions | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles promotions.yaml to promotions, or to the list of its problems. `cities`: their names in the API.
 */
export function compilePromotions(source: SourceFile, cities: readonly string[]): PromotionsCompilation {
  const { report, diagnostics } = createReport();
  const file = parseYaml(source, report);
  const value = validateSchema(file, 'promotions', report);
  if (value) {
    reportFrenchInFile(file, report);
    checkTimeZone(file, value.timeZone, report);
    checkPromotions({ file, value, report }, cities);
  }
  const promotions = value && !hasErrors(diagnostics) ? assemble(value, cities) : null;
  return { promotions, diagnostics: inReadingOrder(diagnostics) };
}

/** Leaves out promotions for unknown cities. */
function assemble(
  { timeZone, promotions, anotherCity }: PromotionsFile,
  cities: readonly string[],
): Promotions {
  const offered = promotions.filter(({ city }) => cities.includes(city));
  return { list: offered.map((entry) => assembleOne(entry, timeZone)), anotherCity: anotherCity ?? null };
}

function assembleOne(entry: PromotionsFile['promotions'][number], timeZone: string): Promotion {
  const { name, city, solutions, promoCode, free = null, from, until, over } = entry;
  const [opensAt, endsAt] = [instantOf(from, 0, timeZone), instantOf(until, 24, timeZone)];
  return { name, city, keys: solutions.map(solutionKey), promoCode, free, opensAt, endsAt, over };
}

function instantOf(text: string | undefined, hours: number, timeZone: string): number | null {
  const day = text === undefined ? null : readDay(text);
  return day && instantAt(day, hours, timeZone);
}
