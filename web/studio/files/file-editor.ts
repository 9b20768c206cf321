import type { Edit } from '../../../engine/edit/edit.ts';
import type { DeskProblem, TextTrial } from '../../../engine/graph/desk.ts';
import { spliceBetween } from '../../../engine/edit/splice.ts';
import type { ApiFailure, ApiResult } from '../../api/client.ts';
import { explanationOf } from '../../state/game/outcome.ts';
import {
  CHANGED,
  type EditedFile,
  readText,
  type TextConflict,
  tryUnwritten,
  WOULD_BREAK,
  writeEdits,
  type WrittenEdit,
} from './edit-calls.ts';
import {
  asSent,
  asUnsent,
  asWritten,
  type FileDraft,
  hasUnsent,
  openDraft,
  withEdit,
  withoutEdits,
  withoutSent,
} from './file-draft.ts';

/** The state of an edited file. */
export interface EditedState {
  /** Null until the file was read. */
  readonly draft: FileDraft | null;
  /** The compiler’s last findings on the text; null until there are any. */
  readonly trial: TextTrial | null;
  readonly conflict: TextConflict | null;
  /** The errors because of which nothing was written. */
  readonly breaks: readonly DeskProblem[];
  /** Why the last edit was not made, in French. */
  readonly refusal: string | null;
  /**
   * How many times the text was replaced without an edit: by another program, by undo, or because edits were
   * discarded.
   */
  readonly replacements: number;
}

export interface FileEditor {
  subscribe(listener: () => void): () => void;
  state(): EditedState;
  /** Makes an edit that is not written yet; false when it is refused. */
  change(edit: Edit): boolean;
  /** Writes all edits. `force`: even when the city could no longer be played. */
  write(force?: boolean): Promise<void>;
  /** Asks for the verdicts on answers beside the examples of the step. */
  judgeAlso(answers: readonly string[]): void;
  /** Forgets the edits that are not written. */
  discard(): void;
  /** Reads the file again, unless it has edits. */
  reload(): Promise<void>;
  /** Ends a conflict: with their text, with the edits made in their text, or with the writer’s whole text. */
  settle(choice: 'theirs' | 'both' | 'yours'): Promise<void>;
}

const NOTHING: EditedState = {
  draft: null,
  trial: null,
  conflict: null,
  breaks: [],
  refusal: null,
  replacements: 0,
};
const NO_ANSWER = 'Le serveur ne répond pas. Rien n’est écrit, rien n’est perdu : réessayez.';
const UNREADABLE = 'Ce fichier n’est plus là, ou ne se lit pas.';

/** Compilation takes some tenths of a second: it waits for a pause in the typing. */
const PAUSE_MS = 150;

const wordsOf = (failure: ApiFailure): string => explanationOf(failure) ?? NO_ANSWER;

/** Edits one file. `onWritten` is told of each change of the disk. */
export function createFileEditor(
  file: string,
  onWritten: (written: readonly EditedFile[]) => void,
): FileEditor {
  const listeners = new Set<() => void>();
  let now = NOTHING;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tried: string | null = null;
  let isTrying = false;
  let answers: readonly string[] = [];
  /** A write that was asked for during another. */
  let isWanted = false;
  /** The edits that are being written were given up meanwhile: they are kept only if they are written. */
  let isGivenUp = false;

  const set = (part: Partial<EditedState>): void => {
    now = { ...now, ...part };
    listeners.forEach((listener) => listener());
  };

  const replace = (draft: FileDraft, part: Partial<EditedState>): void =>
    set({ ...part, draft, replacements: now.replacements + 1 });

  const tryLatest = async (): Promise<void> => {
    if (isTrying) return;
    isTrying = true;
    while (now.draft && now.draft.text !== tried) {
      const { text } = now.draft;
      const told = await tryUnwritten(file, text, answers);
      tried = text;
      if (told.ok) set({ trial: told.data });
    }
    isTrying = false;
  };

  const tryAfterPause = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void tryLatest(), PAUSE_MS);
  };

  const storeFailure = (failure: ApiFailure): void => {
    if (isGivenUp && now.draft) return replace(withoutSent(now.draft), {});
    const draft = now.draft && asUnsent(now.draft);
    if (failure.error === WOULD_BREAK)
      return set({ draft, breaks: failure.body.problems as readonly DeskProblem[] });
    if (failure.error === CHANGED)
      return set({ draft, conflict: (failure.body.files as readonly TextConflict[])[0] ?? null });
    set({ draft, refusal: wordsOf(failure) });
  };

  const storeAnswer = (answer: ApiResult<WrittenEdit>): void => {
    if (!answer.ok) return storeFailure(answer);
    const written = answer.data.files.find((one) => one.file === file);
    if (!written?.seen || !now.draft) return;
    set({ draft: asWritten(now.draft, written.seen) });
    onWritten(answer.data.files);
  };

  const send = async (force: boolean): Promise<void> => {
    // A conflict is settled before anything else is written.
    if (!now.draft || now.conflict || !hasUnsent(now.draft)) return;
    if (now.draft.sent > 0) return void (isWanted = true);
    // The same text would be refused again.
    if (now.breaks.length > 0 && !force) return;
    const { edits, saved, text } = now.draft;
    set({ draft: asSent(now.draft), breaks: [], refusal: null });
    storeAnswer(await writeEdits([{ file, edits, seen: saved.seen }], force));
    const isAskedAgain = isWanted && now.draft.text !== text;
    [isWanted, isGivenUp] = [false, false];
    if (!isAskedAgain) return;
    set({ breaks: [] });
    await send(false);
  };

  const open = (text: string, seen: string): void => {
    replace(openDraft(file, { text, seen }), { ...NOTHING, trial: now.trial });
    void tryLatest();
  };

  const editor: FileEditor = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => now,
    change: (edit) => {
      if (!now.draft) return false;
      const next = withEdit(now.draft, edit);
      if ('refusal' in next) {
        set({ refusal: next.refusal.message });
        return false;
      }
      set({ draft: next, refusal: null, breaks: [] });
      tryAfterPause();
      return true;
    },
    write: (force = false) => send(force),
    judgeAlso: (asked) => {
      answers = asked;
      tried = null;
      tryAfterPause();
    },
    discard: () => {
      if (!now.draft) return;
      isGivenUp = now.draft.sent > 0;
      replace(withoutEdits(now.draft), { breaks: [], refusal: null, conflict: null });
      tryAfterPause();
    },
    reload: async () => {
      const read = await readText(file);
      if (!read.ok) return set({ refusal: read.status === 404 ? UNREADABLE : wordsOf(read) });
      const { draft } = now;
      if (draft && (draft.edits.length > 0 || draft.saved.seen === read.data.seen)) return;
      open(read.data.text, read.data.seen);
    },
    settle: async (choice) => {
      const { conflict, draft } = now;
      if (!conflict || !draft) return;
      const { theirs, seen, yours } = conflict;
      const edits = choice === 'yours' && yours !== null ? [spliceBetween(theirs, yours)] : draft.edits;
      open(theirs, seen);
      if (choice !== 'theirs' && edits.every((edit) => editor.change(edit))) await send(false);
    },
  };
  return editor;
}
