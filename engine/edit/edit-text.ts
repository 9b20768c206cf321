import type { SourceFile } from '../scenario/scenario.ts';
import type { Edit, SpliceEdit } from './edit.ts';
import { editPage } from './page/edit-page.ts';
import { type EditRefusal, unlessRefused } from './refusal.ts';
import { applySplice, spliceBetween } from './splice.ts';
import { editYaml } from './yaml/edit-yaml.ts';

/** A changed text. `inverse` restores the old one to the byte. */
export interface EditedText {
  readonly text: string;
  readonly inverse: SpliceEdit;
}

/** One edit of a file; throws a refusal. */
export function changedText({ path, text }: SourceFile, edit: Edit): string {
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
