import { kindOf } from '../../scenario/schemas.ts';
import type { Edit, EditValue } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type CitiesDraft, refuseWhileNamed, scenarioFile, scenarioIn, stepNamed } from './draft.ts';
import { isInTranslation, referencesTo } from './references.ts';
import { requireFreeName } from './rename.ts';

type Paper = 'message' | 'document';

const LISTS = { message: 'messages', document: 'documents' } as const;
/** The page of a new paper until it is written. */
export const newPaperText = 'Un passage à écrire.\n';

/**
 * A message or a document at the end of its list, with its page. `fields`: of its entry, besides its name.
 */
export function addPaper(
  draft: CitiesDraft,
  slug: string,
  what: Paper,
  name: string,
  fields: Readonly<Record<string, EditValue>>,
): void {
  requireFreeName(draft, slug, what, name);
  if (typeof fields.from === 'string') stepNamed(draft, slug, fields.from);
  draft.edit({ slug, path: `${LISTS[what]}/${name}.mdx` }, { op: 'create', text: newPaperText });
  draft.edit(scenarioFile(slug), { op: 'add', path: [LISTS[what]], value: { slug: name, ...fields } });
}

/** Takes a message or a document out, with its pages; refused while something names it. */
export function removePaper(draft: CitiesDraft, slug: string, what: Paper, name: string): void {
  const list = scenarioIn(draft, slug)[LISTS[what]] ?? [];
  const index = list.findIndex((one) => one.slug === name);
  const { versions = [] } = list[index] ?? refuse('edit-no-such-name', `(${name})`);
  const others = referencesTo(draft, { slug, what, name }).filter(
    (reference) =>
      !isInTranslation(reference) &&
      kindOf(reference.file.path) !== 'walkthrough' &&
      !(reference.file.path === 'scenario.yaml' && reference.path?.at(-1) === 'slug'),
  );
  refuseWhileNamed(slug, others);
  draft.edit(scenarioFile(slug), { op: 'remove', path: [LISTS[what], index] });
  for (const page of [name, ...versions.map((version) => version.page)]) {
    const file = { slug, path: `${LISTS[what]}/${page}.mdx` };
    if (draft.text(file) !== null) draft.edit(file, { op: 'delete' });
  }
}

/** A field that is set, added or, with null, taken away. */
function put(
  data: object,
  path: readonly (string | number)[],
  key: string,
  value: EditValue,
): readonly Edit[] {
  const isThere = Object.hasOwn(data, key);
  if (value === null)
    return isThere ? [{ op: 'remove', path: [...path, key] }] : refuse('edit-nothing-there');
  return [isThere ? { op: 'set', path: [...path, key], value } : { op: 'add', path, key, value }];
}

/** The hours at which a step takes answers; null: always. */
export function setOpening(draft: CitiesDraft, slug: string, step: string, between: string | null): void {
  const { file, data } = stepNamed(draft, slug, step);
  draft.edit(file, ...put(data, [], 'opens', between === null ? null : { between }));
}

/** When a message comes after its step; null: at once. */
export function setArrival(draft: CitiesDraft, slug: string, message: string, arrives: EditValue): void {
  const { messages = [] } = scenarioIn(draft, slug);
  const index = messages.findIndex((one) => one.slug === message);
  draft.edit(
    scenarioFile(slug),
    ...put(
      messages[index] ?? refuse('edit-no-such-name', `(${message})`),
      ['messages', index],
      'arrives',
      arrives,
    ),
  );
}
