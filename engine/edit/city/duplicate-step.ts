import type { EditValue } from '../edit.ts';
import { refuse } from '../refusal.ts';
import {
  type CitiesDraft,
  type CityPath,
  scenarioFile,
  scenarioIn,
  type StepInDraft,
  stepNamed,
  stepsIn,
} from './draft.ts';
import { codeOf, nextIndex, stepPath, withOwnCode } from './sample-step.ts';
import { freeName, requireFreeName } from './rename.ts';

/** Copies the page above the field under a free name. */
function copyPage(draft: CitiesDraft, slug: string, copy: CityPath, page: string | undefined): void {
  const text = page === undefined ? null : draft.text({ slug, path: `pages/${page}.mdx` });
  if (page === undefined || text === null) return;
  const taken = (name: string): boolean => draft.text({ slug, path: `pages/${name}.mdx` }) !== null;
  const name =
    Array.from({ length: 99 }, (_nothing, index) => `${page}${index + 2}`).find((one) => !taken(one)) ?? page;
  draft.edit({ slug, path: `pages/${name}.mdx` }, { op: 'create', text });
  draft.edit(copy, { op: 'set', path: ['page'], value: name });
}

/** Copies the message that arrives at the step and opens there. */
function copyMessage(
  draft: CitiesDraft,
  slug: string,
  copy: CityPath,
  name: string,
  { data }: StepInDraft,
): void {
  const { messages = [] } = scenarioIn(draft, slug);
  const index = messages.findIndex((one) => one.slug === data.reaction?.message && one.from === data.name);
  const message = messages[index];
  const text = message ? draft.text({ slug, path: `messages/${message.slug}.mdx` }) : null;
  if (!message || text === null) return;
  const { formerly: _formerly, replacedBy: _replacedBy, versions: _versions, ...rest } = message;
  const fresh = freeName(draft, slug, 'message', message.slug);
  draft.edit({ slug, path: `messages/${fresh}.mdx` }, { op: 'create', text });
  draft.edit(scenarioFile(slug), {
    op: 'add',
    path: ['messages'],
    at: index + 1,
    value: { ...rest, slug: fresh, from: name } as unknown as EditValue,
  });
  draft.edit(copy, { op: 'set', path: ['reaction', 'message'], value: fresh });
}

/** Lets the copy follow its original: on the route, or in the gathering of a part. */
function follow(draft: CitiesDraft, slug: string, { file, data }: StepInDraft, name: string): void {
  if (data.kind === 'aside') return;
  if (data.kind === 'part') {
    for (const one of stepsIn(draft, slug)) {
      const at = one.data.gather?.indexOf(data.name ?? '') ?? -1;
      if (at >= 0) draft.edit(one.file, { op: 'add', path: ['gather'], at: at + 1, value: name });
    }
    return;
  }
  if (data.next === undefined) return refuse('edit-no-arrow');
  draft.edit(file, { op: 'set', path: ['next'], value: name });
}

/** The text with another code behind its button, in its examples too. */
function textWithOwnCode(text: string, { data: { puzzle } }: StepInDraft, seed: string): string {
  const [old, own] = puzzle ? [codeOf(puzzle), codeOf(withOwnCode(puzzle, seed))] : [];
  return old === undefined || own === undefined ? text : text.replaceAll(old, own);
}

/** A copy of a step right after it, with its page and message under names of their own. */
export function duplicateStep(
  draft: CitiesDraft,
  slug: string,
  { step, name }: { readonly step: string; readonly name: string },
): void {
  requireFreeName(draft, slug, 'step', name);
  const original = stepNamed(draft, slug, step);
  if (original.data.kind === 'gathering') return refuse('edit-wrong-kind');
  const index = nextIndex(draft, slug);
  const copy = stepPath(slug, { name, index });
  draft.edit(copy, {
    op: 'create',
    text: textWithOwnCode(draft.text(original.file) ?? '', original, `${slug} ${name}`),
  });
  draft.edit(copy, { op: 'set', path: ['name'], value: name }, { op: 'set', path: ['index'], value: index });
  if (original.data.formerly) draft.edit(copy, { op: 'remove', path: ['formerly'] });
  copyPage(draft, slug, copy, original.data.page);
  copyMessage(draft, slug, copy, name, original);
  follow(draft, slug, original, name);
}
