import { editText } from './edit-text.ts';
import type { Edit, SpliceEdit } from './edit.ts';
import { type EditRefusal, refuse, unlessRefused } from './refusal.ts';

/**
 * An edit of a file’s text, or the beginning or end of the file; those two stand alone in the list of a
 * file’s edits.
 */
export type FileEdit = Edit | WholeFileEdit;

type WholeFileEdit = { readonly op: 'create'; readonly text: string } | { readonly op: 'delete' };

/** `text`: null for a file that is not there. `inverse` restores the file as it was. */
export interface ChangedFile {
  readonly text: string | null;
  readonly inverse: SpliceEdit | WholeFileEdit;
}

interface FileNow {
  readonly path: string;
  readonly text: string | null;
}

const isOfText = (edit: FileEdit): edit is Edit => edit.op !== 'create' && edit.op !== 'delete';

/** Applies the edits of one file, all or none. */
export function changeFile(
  { path, text }: FileNow,
  edits: readonly FileEdit[],
): ChangedFile | { readonly refusal: EditRefusal } {
  const [first] = edits;
  if (first && edits.length === 1 && !isOfText(first))
    return unlessRefused(() => createdOrDeleted(text, first));
  const ofText = edits.filter(isOfText);
  const refused = unlessRefused(() =>
    text === null || ofText.length < edits.length ? refuse('edit-nothing-there') : null,
  );
  return refused ?? editText({ path, text: text ?? '' }, ofText);
}

function createdOrDeleted(text: string | null, edit: WholeFileEdit): ChangedFile {
  if (edit.op === 'create')
    return text === null ? { text: edit.text, inverse: { op: 'delete' } } : refuse('edit-file-there');
  return text === null ? refuse('edit-nothing-there') : { text: null, inverse: { op: 'create', text } };
}
