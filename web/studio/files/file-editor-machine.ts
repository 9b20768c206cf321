import { assign, fromPromise, not, raise, setup } from 'xstate';
import type { Edit } from '../../../engine/edit/edit.ts';
import { readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { rebased, spliceBetween } from '../../../engine/edit/splice.ts';
import type { DeskProblem, TextTrial } from '../../../engine/graph/desk.ts';
import type { ApiFailure, ApiResult } from '../../api/client.ts';
import {
  CHANGED,
  type EditedFile,
  readText,
  type SeenText,
  type TextConflict,
  tryUnwritten,
  type UnwrittenEdits,
  whyNot,
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
} from './file-draft.ts';

/** The state of an edited file. */
export interface EditedState {
  /** Null until the file was read. */
  readonly draft: FileDraft | null;
  /** The compiler’s last findings on the text; null until there are any. */
  readonly trial: TextTrial | null;
  readonly conflict: TextConflict | null;
  /** The errors because of which edits were not written. */
  readonly breaks: readonly DeskProblem[];
  /** Why the last edit was not made, in French. */
  readonly refusal: string | null;
  /** What else the last write changed, in French. */
  readonly told: readonly string[];
  /**
   * How many times the text was replaced without an edit: by another program, by undo, or because edits were
   * discarded.
   */
  readonly replacements: number;
}

export type SettleChoice = 'theirs' | 'both' | 'yours';

export interface FileEditorInput {
  readonly file: string;
  readonly onWritten: (written: readonly EditedFile[]) => void;
}

interface FileEditorContext extends EditedState, FileEditorInput {
  /** Answers that are judged beside the examples. */
  readonly answers: readonly string[];
  /** What was tried last. */
  readonly tried: TriedText | null;
}

interface TriedText {
  readonly text: string;
  readonly answers: readonly string[];
}

type FileEditorEvent =
  | { type: 'EDIT'; edit: Edit }
  | { type: 'WRITE'; force: boolean }
  | { type: 'JUDGE'; answers: readonly string[] }
  | { type: 'DISCARD' }
  | { type: 'RELOAD' }
  | { type: 'FORGET_TOLD' }
  | { type: 'SETTLE'; choice: SettleChoice }
  /** The text of the disk replaced the draft. */
  | { type: 'OPENED' }
  /** The edits made during a write are to be written after it. */
  | { type: 'WRITE_REST' };

type Change = Partial<EditedState>;

const NOTHING: EditedState = {
  draft: null,
  trial: null,
  conflict: null,
  breaks: [],
  refusal: null,
  told: [],
  replacements: 0,
};
const UNREADABLE = 'Ce fichier n’est plus là, ou ne se lit pas.';

/** Compilation takes some tenths of a second: it waits for a pause in the typing. */
const PAUSE_MS = 150;

const replaced = ({ replacements }: EditedState, draft: FileDraft): Change => ({
  draft,
  breaks: [],
  refusal: null,
  conflict: null,
  told: [],
  replacements: replacements + 1,
});

/** The text of the disk instead of the draft, unless that has edits. */
function followed(state: FileEditorContext, result: ApiResult<SeenText>): Change {
  if (!result.ok) return { refusal: result.status === 404 ? UNREADABLE : whyNot(result) };
  const { draft, file } = state;
  if (draft && (draft.edits.length > 0 || draft.saved.seen === result.data.seen)) return {};
  return replaced(state, openDraft(file, result.data));
}

function edited({ draft }: EditedState, edit: Edit): Change {
  if (!draft) return {};
  const next = withEdit(draft, edit);
  if ('refusal' in next) return { refusal: next.refusal.message };
  return { draft: next, refusal: null, breaks: [], told: [] };
}

/** Their text with the chosen edits, up to the first that it does not take. */
function settled(state: FileEditorContext, choice: SettleChoice): Change {
  const { conflict, draft, file } = state;
  if (!conflict || !draft) return {};
  const { theirs, seen, yours } = conflict;
  const theirDraft: EditedState = { ...state, ...replaced(state, openDraft(file, { text: theirs, seen })) };
  if (choice === 'theirs') return theirDraft;
  const edits = choice === 'yours' && yours !== null ? [spliceBetween(theirs, yours)] : draft.edits;
  return edits.reduce(
    (now, edit) => (now.refusal === null ? { ...now, ...edited(now, edit) } : now),
    theirDraft,
  );
}

/**
 * A page of which another program changed other words meanwhile, with both changes; null when the writer has
 * to be asked.
 */
function merged(state: FileEditorContext): Change | null {
  const { conflict, draft, file } = state;
  if (!conflict || !draft || !file.endsWith('.mdx')) return null;
  const { theirs, seen } = conflict;
  const before = draft.saved.text;
  const mine = rebased(spliceBetween(before, draft.text), spliceBetween(before, theirs));
  const next = mine && withEdit(openDraft(file, { text: theirs, seen }), mine);
  if (!next || 'refusal' in next || !readPageTree(next.text)) return null;
  return { draft: next, conflict: null, breaks: [], refusal: null };
}

/** What is held back stays among the edits, with the problems because of which it is. */
function written(state: FileEditorContext, { files, held, problems, told }: WrittenEdit): Change {
  const { draft, file, replacements } = state;
  const { seen, text } = files.find((one) => one.file === file) ?? {};
  if (!draft || !seen) return {};
  return {
    draft: asWritten(draft, { seen, text, held }),
    breaks: held.length > 0 ? problems : [],
    told,
    replacements: replacements + (text === undefined ? 0 : 1),
  };
}

/** Why the edits were not written; they are kept. */
function unwritten({ draft }: EditedState, failure: ApiFailure): Change {
  const kept = draft && asUnsent(draft);
  if (failure.error === WOULD_BREAK)
    return { draft: kept, breaks: failure.body.problems as readonly DeskProblem[] };
  if (failure.error === CHANGED)
    return { draft: kept, conflict: (failure.body.files as readonly TextConflict[])[0] ?? null };
  return { draft: kept, refusal: whyNot(failure) };
}

/** A file is read, edited, tried by the compiler after a pause in the typing, and written. */
export const fileEditorMachine = setup({
  types: {
    context: {} as FileEditorContext,
    events: {} as FileEditorEvent,
    input: {} as FileEditorInput,
  },
  actors: {
    read: fromPromise<ApiResult<SeenText>, { file: string }>(({ input }) => readText(input.file)),
    tryText: fromPromise<ApiResult<TextTrial>, TriedText & { file: string }>(({ input }) =>
      tryUnwritten(input.file, input.text, input.answers),
    ),
    write: fromPromise<ApiResult<WrittenEdit>, UnwrittenEdits & { force: boolean }>(
      ({ input: { force, ...edits } }) => writeEdits([edits], force),
    ),
  },
  actions: {
    discard: assign(({ context }) => (context.draft ? replaced(context, withoutEdits(context.draft)) : {})),
    judgeAlso: assign(({ event }) => (event.type === 'JUDGE' ? { answers: event.answers } : {})),
    settle: assign(({ context, event }) => (event.type === 'SETTLE' ? settled(context, event.choice) : {})),
    tryNow: raise({ type: 'OPENED' }),
  },
  guards: {
    hasUnsent: ({ context: { draft } }) => draft !== null && hasUnsent(draft),
    hasConflict: ({ context }) => context.conflict !== null,
    hasBreaks: ({ context }) => context.breaks.length > 0,
    isTried: ({ context: { draft, tried, answers } }) =>
      draft === null || (tried?.text === draft.text && tried.answers === answers),
    takesAll: ({ context, event }) =>
      event.type === 'SETTLE' && settled(context, event.choice).refusal === null,
  },
}).createMachine({
  id: 'file-editor',
  context: ({ input }) => ({ ...NOTHING, ...input, answers: [], tried: null }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'idle',
      states: {
        idle: { on: { RELOAD: 'reading' } },
        reading: {
          // Entered again from here: from the region, all other regions would be left, with a write under way.
          on: { RELOAD: { target: 'reading', reenter: true } },
          invoke: {
            src: 'read',
            input: ({ context }) => context,
            onDone: {
              target: 'idle',
              actions: [assign(({ context, event }) => followed(context, event.output)), 'tryNow'],
            },
          },
        },
      },
    },
    trial: {
      initial: 'waiting',
      states: {
        waiting: {
          initial: 'resting',
          on: {
            EDIT: '.pausing',
            DISCARD: '.pausing',
            JUDGE: { target: '.pausing', actions: 'judgeAlso' },
            OPENED: 'checking',
          },
          states: { resting: {}, pausing: { after: { [PAUSE_MS]: '#file-editor.trial.checking' } } },
        },
        checking: { always: [{ guard: 'isTried', target: 'waiting' }, { target: 'trying' }] },
        trying: {
          entry: assign({
            tried: ({ context: { draft, answers } }) => draft && { text: draft.text, answers },
          }),
          invoke: {
            src: 'tryText',
            input: ({ context: { file, draft, answers } }) => ({ file, text: draft?.text ?? '', answers }),
            onDone: {
              target: 'checking',
              actions: assign(({ event: { output } }) => (output.ok ? { trial: output.data } : {})),
            },
          },
          on: { JUDGE: { actions: 'judgeAlso' } },
        },
      },
    },
    writing: {
      initial: 'ready',
      on: {
        EDIT: { actions: assign(({ context, event }) => edited(context, event.edit)) },
        DISCARD: { actions: ['discard', raise({ type: 'RELOAD' })] },
        FORGET_TOLD: { actions: assign({ told: [] }) },
      },
      states: {
        ready: {
          on: {
            WRITE: { guard: 'hasUnsent', target: 'saving' },
            WRITE_REST: { guard: 'hasUnsent', target: 'saving' },
          },
        },
        saving: {
          initial: 'all',
          entry: assign(({ context: { draft } }) => ({
            draft: draft && asSent(draft),
            breaks: [],
            refusal: null,
          })),
          invoke: {
            src: 'write',
            input: ({ context: { file, draft }, event }) => ({
              file,
              edits: draft?.edits ?? [],
              seen: draft?.saved.seen ?? null,
              force: event.type === 'WRITE' && event.force,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'settled',
                actions: [
                  assign(({ context, event: { output } }) =>
                    output.ok ? written(context, output.data) : {},
                  ),
                  ({ context, event: { output } }) => output.ok && context.onWritten(output.data.files),
                ],
              },
              {
                target: 'settled',
                actions: assign(({ context, event: { output } }) =>
                  output.ok ? {} : unwritten(context, output),
                ),
              },
            ],
          },
          states: {
            all: { on: { WRITE: { guard: 'hasUnsent', target: 'rest' } } },
            /** Edits made meanwhile are to be written too. */
            rest: { exit: raise({ type: 'WRITE_REST' }) },
          },
        },
        settled: {
          always: [
            { guard: 'hasConflict', target: 'conflict' },
            { guard: 'hasBreaks', target: 'refused' },
            { target: 'ready' },
          ],
        },
        /** The same text would be refused again. */
        refused: {
          always: { guard: not('hasBreaks'), target: 'ready' },
          on: {
            WRITE: { guard: ({ event }) => event.force, target: 'saving' },
            WRITE_REST: 'saving',
          },
        },
        /** Settled before anything else is written. */
        conflict: {
          always: [
            { guard: not('hasConflict'), target: 'ready' },
            {
              guard: ({ context }) => merged(context) !== null,
              target: 'ready',
              actions: [
                assign(({ context }) => merged(context) ?? {}),
                'tryNow',
                raise({ type: 'WRITE_REST' }),
              ],
            },
          ],
          on: {
            SETTLE: [
              {
                guard: 'takesAll',
                target: 'ready',
                actions: ['settle', 'tryNow', raise({ type: 'WRITE_REST' })],
              },
              { target: 'ready', actions: ['settle', 'tryNow'] },
            ],
          },
        },
      },
    },
  },
});
