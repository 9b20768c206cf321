import { type SnapshotFrom, createActor, waitFor } from 'xstate';
import type { Edit } from '../../../engine/edit/edit.ts';
import {
  type EditedState,
  type FileEditorInput,
  type SettleChoice,
  fileEditorMachine,
} from './file-editor-machine.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsent } from './file-draft.ts';
import { recordEdit } from './history.tsx';

export interface FileEditor {
  subscribe(listener: () => void): () => void;
  state(): EditedState;
  /** Makes an edit that is not written yet; false when it is refused. */
  change(edit: Edit): boolean;
  /** Writes all edits. `force`: even when the city could no longer be played. */
  write(force?: boolean): Promise<void>;
  /** Asks for the verdicts on answers beside the examples of the step. */
  judgeAlso(answers: readonly string[]): void;
  /**
   * Forgets the edits that are not written; false when there are none. Edits that are being written are
   * forgotten unless that succeeds.
   */
  discard(): Promise<boolean>;
  /** Takes away what was told of the last write. */
  forgetTold(): void;
  /** Reads the file again, unless it has edits. */
  reload(): void;
  /** Ends a conflict: with their text, with the edits made in their text, or with the writer’s whole text. */
  settle(choice: SettleChoice): void;
}

const isSaved = (snapshot: SnapshotFrom<typeof fileEditorMachine>): boolean =>
  !snapshot.matches({ writing: 'saving' });

/** Edits one file. `onWritten` is called at each change of the disk. */
export function createFileEditor(file: string, onWritten: FileEditorInput['onWritten']): FileEditor {
  const actor = createActor(fileEditorMachine, { input: { file, onWritten } }).start();
  const state = (): EditedState => actor.getSnapshot().context;
  const hasUnsentEdits = (): boolean => {
    const { draft } = state();
    return draft !== null && hasUnsent(draft);
  };
  return {
    subscribe: (listener) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    state,
    change: (edit) => {
      actor.send({ type: 'EDIT', edit });
      return state().draft !== null && state().refusal === null;
    },
    write: async (force = false) => {
      actor.send({ type: 'WRITE', force });
      await waitFor(actor, isSaved);
    },
    judgeAlso: (answers) => actor.send({ type: 'JUDGE', answers }),
    discard: async () => {
      if (!hasUnsentEdits()) await waitFor(actor, isSaved);
      if (!hasUnsentEdits()) return false;
      actor.send({ type: 'DISCARD' });
      return true;
    },
    forgetTold: () => actor.send({ type: 'FORGET_TOLD' }),
    reload: () => actor.send({ type: 'RELOAD' }),
    settle: (choice) => actor.send({ type: 'SETTLE', choice }),
  };
}

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

/** How many views show a file. */
const views = new Map<string, number>();

const countView = (file: string, more: 1 | -1): void => void views.set(file, (views.get(file) ?? 0) + more);

/** Reads the files that are shown again, each once. `changed`: the only cities whose files may be others. */
export function rereadShown(changed?: readonly string[]): void {
  for (const [file, count] of views)
    if (count > 0 && (changed?.includes(file.split('/')[0] ?? '') ?? true)) editorOf(file).reload();
}
import.meta.hot?.on('studio:desk', rereadShown);

/** The editor of one file, which follows the disk. */
export function useFileEditor(file: string): OpenFile {
  const editor = editorOf(file);
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  useEffect(() => {
    editor.reload();
    countView(file, 1);
    return () => {
      countView(file, -1);
      // A field that is taken from the screen while the cursor is in it is never left.
      void editor.write();
    };
  }, [editor, file]);
  return { editor, state };
}
