import { kindOf } from '../../scenario/schemas.ts';
import type { NamedKind } from '../../story/former-names.ts';
import type { Edit } from '../edit.ts';
import { refuse } from '../refusal.ts';
import type { CitiesDraft } from './draft.ts';
import { type Reference, referencesTo } from './references.ts';
import { requireFreeName } from './taken-names.ts';

export interface Rename {
  readonly slug: string;
  readonly what: NamedKind;
  readonly from: string;
  readonly to: string;
}

/** The folders whose files bear the names of their things. */
const FOLDERS: Readonly<Partial<Record<NamedKind, string>>> = { message: 'messages', document: 'documents' };

/** Where a thing is declared: there its former names are kept. */
function isDeclaration({ slug, what }: Rename, { file, path }: Reference): boolean {
  if (file.slug !== slug || path === null) return false;
  const kind = kindOf(file.path);
  return what === 'step'
    ? kind === 'step' && path.length === 1 && path[0] === 'name'
    : path.at(-1) === 'slug';
}

/** A name that is taken back is no former name any more. */
function formerlyEdit(draft: CitiesDraft, { file, path }: Reference, { from, to }: Rename): Edit {
  const around = (path ?? []).slice(0, -1);
  const data = around.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string, unknown>>)[key],
    draft.data(file),
  );
  const { formerly, ...rest } = data as { readonly formerly?: readonly unknown[] };
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
}
