import type { Scenario } from '../scenario/scenario.ts';

/** What games under way call by its name, and a writer may rename. */
export type NamedKind = 'step' | 'message' | 'document' | 'place';

type FormerNames = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>;

interface Named {
  readonly name: string;
  readonly formerly?: readonly string[];
}

const known = new WeakMap<Scenario, FormerNames>();

/** Today's name of what was once called so; the name itself where nothing says that it bore it. */
export function presentName(scenario: Scenario, kind: NamedKind, name: string): string {
  return formerNames(scenario)[kind].get(name) ?? name;
}

/** Whether anything of a kind bore another name; nearly always nothing did. */
export const isRenamed = (scenario: Scenario, kind: NamedKind): boolean => formerNames(scenario)[kind].size > 0;

/** Today's names by those they replaced, gathered once for each scenario. */
function formerNames(scenario: Scenario): FormerNames {
  const found = known.get(scenario);
  if (found) return found;
  const names: FormerNames = {
    step: byFormer(Object.values(scenario.steps)),
    message: byFormer(scenario.messages.map(bySlug)),
    document: byFormer(scenario.documents.map(bySlug)),
    place: byFormer(scenario.places.map(bySlug)),
  };
  known.set(scenario, names);
  return names;
}

const bySlug = ({ slug, formerly }: { readonly slug: string; readonly formerly?: readonly string[] }): Named => ({ name: slug, formerly });

/** A name that something bears today leads there, whatever else claims it. */
function byFormer(list: readonly Named[]): ReadonlyMap<string, string> {
  const present = new Set(list.map(({ name }) => name));
  const claims = list.flatMap(({ name, formerly = [] }) => formerly.map((former) => [former, name] as const));
  return new Map(claims.filter(([former]) => !present.has(former)));
}
