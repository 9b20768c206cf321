import type { StaffStatus } from '../staff-status.ts';

/** A step by its name; `index` is null once the city has it no more. */
export interface StepRef {
  readonly name: string;
  readonly index: number | null;
}

/** How long players take at a step, in seconds. */
export interface StepTimes {
  readonly medianSeconds: number;
  readonly p90Seconds: number;
  readonly players: number;
}

export interface Standing {
  readonly step: StepRef;
  readonly since: string | null;
  readonly seconds: number;
  readonly usual: StepTimes | null;
  readonly isStuck: boolean;
  /** Somebody tries all values of the instrument. */
  readonly isForced: boolean;
  /** Asked of the instrument of this step. */
  readonly questions: number;
  readonly hints: { readonly asked: number; readonly max: number };
  readonly mistakes: readonly string[];
  readonly waitsUntil: string | null;
  readonly alternativeFrom: string | null;
}

export type EntryKind = 'activation' | 'answer' | 'clue' | 'alternative' | 'recognised' | 'report' | 'staff' | 'edition' | 'withdrawal';
export type StaffAction =
  'create' | 'markSent' | 'print' | 'setStep' | 'fullOnWin' | 'removeStory' | 'tie' | 'gift' | 'note' | 'resend' | 'undo';

/** One line of the journal. */
export interface Entry {
  readonly id: number;
  readonly at: string;
  readonly kind: EntryKind;
  readonly action: StaffAction | null;
  readonly step: StepRef | null;
  readonly verdict: 'right' | 'wrong' | 'almost' | 'unreadable' | 'waiting' | null;
  /** How an answer was read; of a report, the place. */
  readonly reading: string | null;
  readonly reply: string | null;
  readonly seconds: number | null;
  /** The address of whoever did it. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly undoes: number | null;
  readonly changed: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
  readonly isUndone: boolean;
  readonly canUndo: boolean;
}

/** Everything about one order. */
export interface OrderFile {
  readonly order: StaffStatus;
  readonly standing: Standing | null;
  readonly timelineTotal: number;
  readonly timeline: readonly Entry[];
}
