import { LOCK_FILE, translationOf } from '../../scenario/scenario.ts';
import { type FileKind, kindOf } from '../../scenario/schemas.ts';
import { readLock, writeLock } from '../../scenario/translation/lock.ts';
import { mergeTranslation } from '../../scenario/translation/merge.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { TRANSLATIONS } from '../../words/language.ts';
import type { CitiesDraft, CityPath } from './draft.ts';

/** The files of a city’s translations, each with the French file that it translates. */
export const translatedFiles = (
  draft: CitiesDraft,
  slug: string,
): readonly (readonly [CityPath, CityPath])[] =>
  draft.files().flatMap((file) => {
    const { language, path } = translationOf(file.path);
    return file.slug === slug && language !== 'fr' ? [[file, { slug, path }] as const] : [];
  });

/** Renames what the locks of a city know, each text by the path of its French file and its name there. */
export function renameUnits(
  draft: CitiesDraft,
  slug: string,
  renamed: (place: readonly [path: string, unit: string]) => readonly [path: string, unit: string],
): void {
  for (const language of TRANSLATIONS) {
    const lock = { slug, path: `${language}/${LOCK_FILE}` };
    const was = draft.text(lock);
    if (was === null) continue;
    const now = new Map<string, Map<string, string>>();
    for (const [path, units] of readLock(was))
      for (const [name, french] of units) {
        const [newPath, newName] = renamed([path, name]);
        now.set(newPath, (now.get(newPath) ?? new Map<string, string>()).set(newName, french));
      }
    draft.edit(lock, { op: 'splice', at: 0, was, now: writeLock(now) });
  }
}

/** Moves the translations of a page that got another name, with what their locks know of it. */
export function renameInTranslations(
  draft: CitiesDraft,
  slug: string,
  folder: string,
  [from, to]: readonly [string, string],
): void {
  const page = (name: string): string => `${folder}/${name}.mdx`;
  // Replies are named by what is typed, which may read like a page.
  const unit = (name: string): string =>
    name
      .split('.')
      .map((part, index, parts) => (part === from && parts[index - 1] !== 'replies' ? to : part))
      .join('.');
  for (const language of TRANSLATIONS) {
    const own = { slug, path: `${language}/${page(from)}` };
    const text = draft.text(own);
    if (text !== null) {
      draft.edit(own, { op: 'delete' });
      draft.edit({ slug, path: `${language}/${page(to)}` }, { op: 'create', text });
    }
  }
  renameUnits(draft, slug, ([path, name]) => [path === page(from) ? page(to) : path, unit(name)]);
}

/** The entries of a translated file that the French file does not have. */
function orphansIn(draft: CitiesDraft, kind: FileKind, [own, french]: readonly [CityPath, CityPath]) {
  const { misfits } = mergeTranslation(kind, draft.data(french), draft.data(own), 'texts');
  return misfits.flatMap(({ code, path }) => (code === 'translation-orphan' ? [path] : []));
}

/** Lets the translations of a city lose what a change took out of it. `before`: the cities as they were. */
export function followInTranslations(before: CitiesDraft, draft: CitiesDraft, slug: string): void {
  for (const [own, french] of translatedFiles(draft, slug)) {
    if (french.path === LOCK_FILE || before.text(french) === null) continue;
    if (draft.text(french) === null) {
      draft.edit(own, { op: 'delete' });
      continue;
    }
    const kind = kindOf(french.path);
    if (kind === null || draft.text(french) === before.text(french)) continue;
    const known = new Set(orphansIn(before, kind, [own, french]).map((path) => JSON.stringify(path)));
    const isNew = (path: ValuePath): boolean => !known.has(JSON.stringify(path));
    // The last ones first: an entry that goes shifts those behind it.
    for (const path of orphansIn(draft, kind, [own, french]).filter(isNew).reverse())
      draft.edit(own, { op: 'remove', path });
  }
}
