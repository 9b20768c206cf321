import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { FactRead } from '../scenario/condition.ts';
import { impossibleFact, locatedFacts } from '../scenario/link/conditions.ts';
import type { LinkContext } from '../scenario/link/context.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A fact of another city that a file of this one reads. */
export interface ElsewhereRead {
  readonly fact: FactRead;
  readonly city: string;
  readonly at: SourceRange;
  readonly atStep: SourceRange;
  readonly atCity: SourceRange;
}

export const elsewhereReads = (context: LinkContext): readonly ElsewhereRead[] =>
  locatedFacts(context).flatMap(({ fact, at, atStep, atCity }) =>
    fact.city === undefined || fact.city === context.scenario.slug
      ? []
      : [{ fact, city: fact.city, at: at(), atStep: atStep(), atCity: atCity() }],
  );

/**
 * Checks what a city reads of others. `cities`: the names of all folders; `scenarioOf`: null for a city with
 * errors, of which nothing is said.
 */
export function checkElsewhere(
  reads: readonly ElsewhereRead[],
  cities: readonly string[],
  scenarioOf: (city: string) => Scenario | null,
): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  const read = new Map(
    [...new Set(reads.map(({ city }) => city))].map((city) => [
      city,
      cities.includes(city) ? scenarioOf(city) : undefined,
    ]),
  );
  for (const { fact, city, at, atStep, atCity } of reads) {
    const scenario = read.get(city);
    const step = scenario?.steps[fact.step];
    if (scenario === undefined) {
      report(
        'unknown-city',
        atCity,
        `La ville « ${city} » n’existe pas.`,
        didYouMean(city, cities, 'Écrivez le nom de son dossier.'),
      );
    } else if (scenario && !step) {
      const wayOut = didYouMean(
        fact.step,
        Object.keys(scenario.steps),
        'Écrivez le nom de l’une de ses étapes.',
      );
      report('unknown-step', atStep, `La ville « ${city} » n’a pas d’étape « ${fact.step} ».`, wayOut);
    }
    const impossible = step && impossibleFact(step, fact);
    if (impossible) report(impossible.code, at, `À ${city} : ${impossible.message}`, impossible.wayOut);
  }
  return diagnostics;
}
