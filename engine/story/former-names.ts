import type { Scenario } from '../scenario/scenario.ts';

/** What games under way call by its name, and a writer may rename. */
export type NamedKind = 'step' | 'message' | 'document' | 'place';

/** Today's names by the former ones, for each kind. */
export type FormerNames = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>;

interface Named {
  readonly name: string;
  readonly formerly?: readonly string[];
}

export function formerNamesOf(scenario: Scenario): FormerNames {
  return {
    step: byFormer(Object.values(scenario.steps)),
    message: byFormer(scenario.messages.map(bySlug)),
    document: byFormer(scenario.documents.map(bySlug)),
    place: byFormer(scenario.places.map(bySlug)),
  };
}

/** The name that is used today instead of a former one; the name itself where nothing was renamed from it. */
export function currentName({ formerNames }: { readonly formerNames: FormerNames }, kind: NamedKind, name: string): string {
  return formerNames[kind].get(name) ?? name;
}

const bySlug = ({ slug, formerly }: { readonly slug: string; readonly formerly?: readonly string[] }): Named => ({ name: slug, formerly });

/** A name in use today is never a former one, whatever claims it. */
function byFormer(list: readonly Named[]): ReadonlyMap<string, string> {
  const current = new Set(list.map(({ name }) => name));
  const claims = list.flatMap(({ name, formerly = [] }) => formerly.map((former) => [former, name] as const));
  return new Map(claims.filter(([former]) => !current.has(former)));
}
