import { editText } from '../../../engine/edit/change-file.ts';
import type { Edit } from '../../../engine/edit/edit.ts';
import type { EditRefusal } from '../../../engine/edit/refusal.ts';
import { applySplice, spliceBetween } from '../../../engine/edit/splice.ts';
import type { SeenText } from './edit-calls.ts';

/** A file with edits that are not written yet. */
export interface FileDraft {
  readonly file: string;
  /** The text on the disk. */
  readonly saved: SeenText;
  readonly edits: readonly Edit[];
  /** How many of the edits are being written. */
  readonly sent: number;
  /** The text with all edits. */
  readonly text: string;
}

export const openDraft = (file: string, saved: SeenText): FileDraft => ({
  file,
  saved,
  edits: [],
  sent: 0,
  text: saved.text,
});

const isSamePlace = (one: Edit | undefined, other: Edit): boolean =>
  one?.op === 'set' && other.op === 'set' && JSON.stringify(one.path) === JSON.stringify(other.path);

const textWith = ({ file, saved, text }: FileDraft, edits: readonly Edit[]): string => {
  const edited = editText({ path: file, text: saved.text }, edits);
  return 'refusal' in edited ? text : edited.text;
};

/** The edits with one more: a value, or a whole text, that is typed is one edit, not one for each letter. */
function withMore(draft: FileDraft, edit: Edit): readonly Edit[] {
  const { edits, sent } = draft;
  const [last, before] = [edits.length > sent ? edits.at(-1) : undefined, edits.slice(0, -1)];
  if (isSamePlace(last, edit)) return [...before, edit];
  if (last?.op !== 'splice' || edit.op !== 'splice') return [...edits, edit];
  return [...before, spliceBetween(textWith(draft, before), applySplice(draft.text, edit))];
}

/** The draft with one more edit, or why that is refused. */
export function withEdit(draft: FileDraft, edit: Edit): FileDraft | { readonly refusal: EditRefusal } {
  const { file, saved, sent } = draft;
  const next = withMore(draft, edit);
  const edited = editText({ path: file, text: saved.text }, next);
  if ('refusal' in edited) return edited;
  return { ...draft, edits: edited.text === saved.text && sent === 0 ? [] : next, text: edited.text };
}

/** Without the edits that are not being written already. */
export function withoutEdits(draft: FileDraft): FileDraft {
  const edits = draft.edits.slice(0, draft.sent);
  return { ...draft, edits, text: textWith(draft, edits) };
}

/** Whether there are edits that nobody writes yet. */
export const hasUnsent = ({ edits, sent }: FileDraft): boolean => edits.length > sent;

export const asSent = (draft: FileDraft): FileDraft => ({ ...draft, sent: draft.edits.length });

export const asUnsent = (draft: FileDraft): FileDraft => ({ ...draft, sent: 0 });

/** `text`: where it is more than the sent edits give. `held`: positions of edits that are not written. */
interface WrittenText {
  readonly seen: string;
  readonly text?: string;
  readonly held?: readonly number[];
}

/** After the sent edits were written: what is held back and what was typed meanwhile is left to write. */
export function asWritten(draft: FileDraft, { seen, text, held = [] }: WrittenText): FileDraft {
  const { edits, sent } = draft;
  const isWritten = (_edit: Edit, index: number): boolean => index < sent && !held.includes(index);
  const saved = { text: text ?? textWith(draft, edits.filter(isWritten)), seen };
  const left = edits.filter((edit, index) => !isWritten(edit, index));
  const now = textWith({ ...draft, saved }, left);
  return { ...draft, saved, edits: now === saved.text ? [] : left, sent: 0, text: now };
}
