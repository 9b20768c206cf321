import type { Scenario } from '../scenario/scenario.ts';

/** Kinds of names that are stored with orders and that a writer may change. */
export type NamedKind = 'step' | 'message' | 'document' | 'place';

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

/** The current name for a former one, or `name` itself when it is not a former name. */
export function currentName(
  { formerNames }: { readonly formerNames: FormerNames },
  kind: NamedKind,
  name: string,
): string {
  return formerNames[kind].get(name) ?? name;
}

const bySlug = ({
  slug,
  formerly,
}: {
  readonly slug: string;
  readonly formerly?: readonly string[];
}): Named => ({ name: slug, formerly });

/** A current name is never treated as a former one. */
function byFormer(list: readonly Named[]): ReadonlyMap<string, string> {
  const current = new Set(list.map(({ name }) => name));
  const claims = list.flatMap(({ name, formerly = [] }) => formerly.map((former) => [former, name] as const));
  return new Map(claims.filter(([former]) => !current.has(former)));
}
