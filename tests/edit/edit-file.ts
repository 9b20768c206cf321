import type { editText } from '../../engine/edit/edit-text.ts';
import type { SourceFile } from '../../engine/index.ts';

/** What edits a file, for the judges of edits. */
export type EditFile = (file: SourceFile) => ReturnType<typeof editText>;
