import type { editText } from '../../engine/edit/change-file.ts';
import type { SourceFile } from '../../engine/index.ts';

/** Edits a file, for the tests that judge edits. */
export type EditFile = (file: SourceFile) => ReturnType<typeof editText>;
