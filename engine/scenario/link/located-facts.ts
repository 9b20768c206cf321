import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ElsewhereFact } from '../../types/elsewhere.generated.ts';
import { factsElsewhere, type FactRead, factsRead } from '../condition.ts';
import { conditionsOf } from '../conditions.ts';
import type { YamlFile } from '../parse/parse-yaml.ts';
import type { LinkContext } from './context.ts';

/** A fact that a file reads, and its places there. */
export interface LocatedFact {
  readonly fact: FactRead;
  readonly at: () => SourceRange;
  readonly atStep: () => SourceRange;
  readonly atCity: () => SourceRange;
  /** For a case of `next`: the place of the word for this kind of fact. */
  readonly atWord?: () => SourceRange;
}

/**
 * Every fact that conditions read, in YAML files and in passages of pages, those that open the city, and
 * those that walkthroughs suppose in other cities.
 */
export function locatedFacts(context: LinkContext): readonly LocatedFact[] {
  return [
    ...factsOfEntry(context),
    ...factsOfConditions(context),
    ...factsOfPassages(context),
    ...factsOfWalkthroughs(context),
  ];
}

function factsOfEntry({ draft }: LinkContext): readonly LocatedFact[] {
  const { file, value } = draft.scenario ?? {};
  return file ? factsElsewhereIn(file, ['entry', 'when'], value?.entry?.when) : [];
}

/** The facts of a list in a file. */
function factsElsewhereIn(
  file: YamlFile,
  path: readonly string[],
  list: readonly ElsewhereFact[] = [],
): readonly LocatedFact[] {
  return list.flatMap((supposed, index) =>
    factsElsewhere(supposed).map((fact): LocatedFact => {
      const at = () => file.valueAt([...path, index, ...fact.path]);
      return { fact, at, atStep: at, atCity: () => file.valueAt([...path, index, 'city']) };
    }),
  );
}

function factsOfConditions({ scenario, draft, stepCalled }: LinkContext): readonly LocatedFact[] {
  return conditionsOf(scenario).flatMap(({ condition, step, path, onLeaving, passage }) => {
    const file = step === undefined ? draft.scenario?.file : stepCalled(step)?.file;
    if (!file || passage || path[0] === 'puzzle') return [];
    return factsRead(condition).map((fact): LocatedFact => {
      const at = () => file.valueAt([...path, ...fact.path]);
      const elsewhere = fact.path.slice(0, fact.path.lastIndexOf('elsewhere') + 1);
      return {
        fact,
        at,
        atStep: at,
        atCity: () => file.valueAt([...path, ...elsewhere, 'city']),
        ...(onLeaving && { atWord: () => file.keyAt([...path, ...fact.path]) }),
      };
    });
  });
}

function factsOfPassages({ draft }: LinkContext): readonly LocatedFact[] {
  return draft.pages.flatMap(({ passages }) =>
    passages.flatMap(({ condition, at, values }) => {
      const named = (attribute: string) => () => values[attribute] ?? at;
      return factsRead(condition).map((fact): LocatedFact => {
        const { kind } = fact;
        return {
          fact,
          at: named(kind === 'chose' ? 'is' : kind),
          atStep: named(kind),
          atCity: named('elsewhere'),
        };
      });
    }),
  );
}

function factsOfWalkthroughs({ draft }: LinkContext): readonly LocatedFact[] {
  return draft.walkthroughs.flatMap(({ file, value: { elsewhere } }) =>
    factsElsewhereIn(file, ['elsewhere'], elsewhere),
  );
}
