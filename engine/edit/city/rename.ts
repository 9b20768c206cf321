import { kindOf } from '../../scenario/schemas.ts';
import type { NamedKind } from '../../story/former-names.ts';
import { valueAt } from '../../text/is-record.ts';
import type { Edit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type CitiesDraft, scenarioIn, stepsIn } from './draft.ts';
import { isInTranslation, type Reference, referencesTo } from './references.ts';
import { renameInTranslations } from './translations.ts';

export interface Rename {
  readonly slug: string;
  readonly what: NamedKind;
  readonly from: string;
  readonly to: string;
}

/** The folders whose files bear the names of their things. */
const FOLDERS: Readonly<Partial<Record<NamedKind, string>>> = { message: 'messages', document: 'documents' };

/** Where a thing is declared: there its former names are kept. */
function isDeclaration({ slug, what }: Rename, reference: Reference): boolean {
  const { file, path } = reference;
  if (file.slug !== slug || path === null || isInTranslation(reference)) return false;
  const kind = kindOf(file.path);
  return what === 'step'
    ? kind === 'step' && path.length === 1 && path[0] === 'name'
    : path.at(-1) === 'slug';
}

/** A name that is taken back is no former name any more. */
function formerlyEdit(draft: CitiesDraft, { file, path }: Reference, { from, to }: Rename): Edit {
  const around = (path ?? []).slice(0, -1);
  const { formerly, ...rest } = valueAt(draft.data(file), ...around) as {
    readonly formerly?: readonly unknown[];
  };
  if (!formerly)
    return {
      op: 'add',
      path: around,
      key: 'formerly',
      value: [from],
      at: Object.keys(rest).indexOf(String(path?.at(-1))) + 1,
    };
  const kept = formerly.filter((name) => name !== to).map(String);
  return { op: 'set', path: [...around, 'formerly'], value: [...kept, from] };
}

/**
 * Renames a step, a message, a document or a place wherever a file names it, in other cities too, and keeps
 * the old name in `formerly` for the games that are being played.
 */
export function rename(draft: CitiesDraft, change: Rename): void {
  const { slug, what, from, to } = change;
  const references = referencesTo(draft, { slug, what, name: from });
  const declared =
    references.find((reference) => isDeclaration(change, reference)) ??
    refuse('edit-no-such-name', `(${from})`);
  requireFreeName(draft, slug, what, to, from);
  const former = formerlyEdit(draft, declared, change);
  for (const reference of references) draft.edit(reference.file, reference.renamedTo(to));
  draft.edit(declared.file, former);
  const folder = FOLDERS[what];
  const page = { slug, path: `${folder}/${from}.mdx` };
  const text = draft.text(page);
  if (folder === undefined || text === null) return;
  draft.edit(page, { op: 'delete' });
  draft.edit({ slug, path: `${folder}/${to}.mdx` }, { op: 'create', text });
  renameInTranslations(draft, slug, folder, [from, to]);
}

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
function namedIn(draft: CitiesDraft, slug: string, what: NamedKind): readonly Named[] {
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
