import { useEffect, useSyncExternalStore } from 'react';
import { createFileEditor, type FileEditor } from './file-editor.ts';
import type { EditedState } from './file-editor-machine.ts';
import { recordEdit } from './use-history.ts';

/** Kept while the page is open: a file that was left keeps its edits. */
const editors = new Map<string, FileEditor>();

const hasUnwritten = (): boolean =>
  [...editors.values()].some((editor) => (editor.state().draft?.edits.length ?? 0) > 0);

window.addEventListener('beforeunload', (event) => {
  if (hasUnwritten()) event.preventDefault();
});

function editorOf(file: string): FileEditor {
  const editor = editors.get(file) ?? createFileEditor(file, recordEdit);
  editors.set(file, editor);
  return editor;
}

export interface OpenFile {
  readonly editor: FileEditor;
  readonly state: EditedState;
}

/** The editor of one file, which follows the disk. */
export function useFileEditor(file: string): OpenFile {
  const editor = editorOf(file);
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => {
    editor.reload();
    import.meta.hot?.on('studio:desk', editor.reload);
    return () => import.meta.hot?.off('studio:desk', editor.reload);
  }, [editor]);
  return { editor, state };
}
