import { LOCK_FILE, translationOf } from '../../scenario/scenario.ts';
import { type FileKind, kindOf } from '../../scenario/schemas.ts';
import { readLock, writeLock } from '../../scenario/translation/lock.ts';
import { mergeTranslation } from '../../scenario/translation/merge.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { TRANSLATIONS } from '../../words/language.ts';
import type { CitiesDraft, CityPath } from './draft.ts';

/** The files of a city’s translations, each with the French file that it translates. */
const translatedFiles = (draft: CitiesDraft, slug: string): readonly (readonly [CityPath, CityPath])[] =>
  draft.files().flatMap((file) => {
    const { language, path } = translationOf(file.path);
    return file.slug === slug && language !== 'fr' ? [[file, { slug, path }] as const] : [];
  });

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
    const lock = { slug, path: `${language}/${LOCK_FILE}` };
    const was = draft.text(lock);
    if (was === null) continue;
    const now = writeLock(
      new Map(
        [...readLock(was)].map(([path, units]) => [
          path === page(from) ? page(to) : path,
          new Map([...units].map(([name, french]) => [unit(name), french])),
        ]),
      ),
    );
    draft.edit(lock, { op: 'splice', at: 0, was, now });
  }
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
