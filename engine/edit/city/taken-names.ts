import type { NamedKind } from '../../story/former-names.ts';
import { refuse } from '../refusal.ts';
import { scenarioIn, stepsIn } from './city-files.ts';
import type { CitiesDraft } from './draft.ts';

const WRITTEN: Readonly<Record<NamedKind, RegExp>> = {
  step: /^[A-Z][A-Z0-9_]*$/u,
  message: /^[A-Za-z][A-Za-z0-9_-]*$/u,
  document: /^[A-Za-z][A-Za-z0-9_-]*$/u,
  place: /^[a-z][a-z0-9-]*$/u,
};

interface Named {
  readonly name?: string;
  readonly formerly?: readonly string[];
}

interface Listed {
  readonly slug?: string;
  readonly formerly?: readonly string[];
  readonly versions?: readonly { readonly page?: string }[];
}

const listed = (list: readonly Listed[] = []): readonly Named[] =>
  list.flatMap(({ slug, formerly, versions = [] }) => [
    { name: slug, formerly },
    ...versions.map(({ page }) => ({ name: page })),
  ]);

/**
 * Files and entries that have a name of a kind; pages of versions share the names of messages and documents.
 */
export function namedIn(draft: CitiesDraft, slug: string, what: NamedKind): readonly Named[] {
  if (what === 'step') return stepsIn(draft, slug).map(({ data }) => data);
  if (what === 'place') {
    const file = { slug, path: 'places.yaml' };
    return draft.text(file) === null ? [] : listed((draft.data(file) ?? []) as readonly Listed[]);
  }
  return listed(scenarioIn(draft, slug)[what === 'message' ? 'messages' : 'documents']);
}

/**
 * Refuses a name that cannot be written, or that something else of the city has or had. `except`: the thing
 * that is renamed.
 */
export function requireFreeName(
  draft: CitiesDraft,
  slug: string,
  what: NamedKind,
  name: string,
  except?: string,
): void {
  if (!WRITTEN[what].test(name)) return refuse('edit-bad-name', `(${name})`);
  const others = namedIn(draft, slug, what).filter((one) => one.name !== except);
  if (name === except || others.some((one) => one.name === name || one.formerly?.includes(name) === true))
    return refuse('edit-name-taken', `(${name})`);
}

/** A free name made of another: « lePont », then « lePont2 ». */
export function freeName(draft: CitiesDraft, slug: string, what: NamedKind, wish: string): string {
  const taken = new Set(namedIn(draft, slug, what).flatMap(({ name, formerly = [] }) => [name, ...formerly]));
  for (let number = 2; ; number += 1) if (!taken.has(`${wish}${number}`)) return `${wish}${number}`;
}
