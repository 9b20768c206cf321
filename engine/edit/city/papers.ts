import { kindOf } from '../../scenario/schemas.ts';
import { exitsOf } from '../../scenario/exits.ts';
import type { StepFile } from '../../types/step.generated.ts';
import type { Edit, EditValue } from '../edit.ts';
import { refuse } from '../refusal.ts';
import { type CitiesDraft, refuseWhileNamed, scenarioFile, scenarioIn, stepNamed, stepsIn } from './draft.ts';
import { isInTranslation, referencesTo } from './references.ts';
import { requireFreeName } from './rename.ts';

type Paper = 'message' | 'document';

const LISTS = { message: 'messages', document: 'documents' } as const;
/** The page of a new paper until it is written. */
export const newPaperText = 'Un passage à écrire.\n';

/** The steps that a player may reach after this one; a part and an aside end where their step goes on. */
function stepsAfter(draft: CitiesDraft, slug: string, name: string): ReadonlySet<string> {
  const steps = stepsIn(draft, slug).map(({ data }) => data as StepFile);
  const found = new Set<string>();
  const visit = (here: string): void => {
    const from = steps.find((step) => step.name === here)?.from;
    for (const step of steps) {
      if (step.name !== here && step.name !== from && !step.gather?.includes(here)) continue;
      const exits = [...exitsOf(step).map(({ to }) => to), step.alternative];
      for (const next of [...exits, ...(step.name === here ? (step.gather ?? []) : [])]) {
        if (next === undefined || next === name || found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    }
  };
  visit(stepNamed(draft, slug, name).data.name ?? name);
  return found;
}

/**
 * A message or a document before those of later steps, with its page: players read them in the order of the
 * list. `fields`: of its entry, besides its name.
 */
export function addPaper(
  draft: CitiesDraft,
  slug: string,
  what: Paper,
  name: string,
  fields: Readonly<Record<string, EditValue>>,
): void {
  requireFreeName(draft, slug, what, name);
  const { from } = fields;
  const later = typeof from === 'string' ? stepsAfter(draft, slug, from) : null;
  const at = (scenarioIn(draft, slug)[LISTS[what]] ?? []).findIndex((one) =>
    later?.has(one.from ?? ('after' in one ? (one.after ?? '') : '')),
  );
  draft.edit({ slug, path: `${LISTS[what]}/${name}.mdx` }, { op: 'create', text: newPaperText });
  draft.edit(scenarioFile(slug), {
    ...{ op: 'add', path: [LISTS[what]], value: { slug: name, ...fields } },
    ...(at >= 0 && { at }),
  });
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
