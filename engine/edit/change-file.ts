import type { SourceFile } from '../scenario/scenario.ts';
import type { Edit, SpliceEdit } from './edit.ts';
import { editPage } from './page/edit-page.ts';
import { type EditRefusal, refuse, unlessRefused } from './refusal.ts';
import { applySplice, spliceBetween } from './splice.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/**
 * An edit of a file’s text, or the beginning or end of the file; those two stand alone in the list of a
 * file’s edits.
 */
export type FileEdit = Edit | { readonly op: 'create'; readonly text: string } | { readonly op: 'delete' };

/** `text`: null for a file that is not there. `inverse` restores the file as it was. */
interface ChangedFile {
  readonly text: string | null;
  readonly inverse: FileEdit;
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

function createdOrDeleted(text: string | null, edit: Exclude<FileEdit, Edit>): ChangedFile {
  if (edit.op === 'create')
    return text === null ? { text: edit.text, inverse: { op: 'delete' } } : refuse('edit-file-there');
  return text === null ? refuse('edit-nothing-there') : { text: null, inverse: { op: 'create', text } };
}

/** A changed text. `inverse` restores the old one to the byte. */
interface EditedText {
  readonly text: string;
  readonly inverse: SpliceEdit;
}

/** One edit of a file; throws a refusal. */
function changedText({ path, text }: SourceFile, edit: Edit): string {
  if (edit.op === 'splice') return applySplice(text, edit);
  return path.endsWith('.mdx') ? editPage(text, edit) : editYaml(text, edit);
}

/** Applies edits one after another, all or none. */
export function editText(
  file: SourceFile,
  edits: readonly Edit[],
): EditedText | { readonly refusal: EditRefusal } {
  return unlessRefused(() => {
    const text = edits.reduce((before, edit) => changedText({ ...file, text: before }, edit), file.text);
    return { text, inverse: spliceBetween(text, file.text) };
  });
}
