import type { Elsewhere } from '../scenario/condition.ts';
import type { Sentence } from '../words/words.ts';
import type { Judgement, Verdict } from './judge.ts';

/**
 * Events of an order. `debug`: the specification's shortened timings; `at`: the open step beside the route
 * that is meant; `by`: the member of a party who answers.
 */
export type StoryEvent =
  | { readonly type: 'SEND' }
  | { readonly type: 'ACTIVATE' }
  | {
      readonly type: 'ANSWER';
      readonly code: string;
      readonly debug?: boolean;
      readonly at?: string;
      readonly by?: number;
    }
  | { readonly type: 'ASK_CLUE'; readonly at?: string }
  | { readonly type: 'TAKE_ALTERNATIVE'; readonly debug: boolean }
  | { readonly type: 'SET_STEP'; readonly step: string }
  | { readonly type: 'RECOGNISED'; readonly at?: string }
  | { readonly type: 'REMOVE_STORY' }
  /** The city was edited: a player whose step was removed, or whose gathering is complete now, moves. */
  | { readonly type: 'CONTENT_CHANGED' };

/**
 * An event of the machine. `now`: milliseconds since 1970 UTC; `for`: the step that is meant, null before
 * activation; `elsewhere`: what the player decided in other cities; `judgement`: present on an answer that
 * has been judged.
 */
export type TimedEvent = StoryEvent & {
  readonly now: number;
  readonly for: string | null;
  readonly elsewhere?: Elsewhere;
  readonly judgement?: Judgement;
};

export type RefusalReason =
  | 'wrong'
  | 'almost'
  | 'unreadable'
  | 'waiting'
  | 'too-early'
  | 'exhausted'
  | 'not-offered'
  | 'not-allowed'
  | 'closed';

/** `message`: for the player; before it is written, its key or the author's text. */
export interface MoveRefusal<Message = string> {
  readonly accepted: false;
  readonly reason: RefusalReason;
  readonly message: Message;
  /** Time until a retry is allowed. */
  readonly secondsLeft?: number;
}

/** How many parts of a wrong answer are right, where its step tells that. */
export interface PartlyRight {
  readonly right: number;
  readonly of: number;
}

/**
 * The result of an event. For ANSWER, `verdict` and `reading` (the normalised answer) are stored in the
 * journal.
 */
export type Outcome<Message = string> = ({ readonly accepted: true } | MoveRefusal<Message>) & {
  readonly verdict?: Verdict;
  readonly reading?: string;
  readonly partly?: PartlyRight;
};

/** Of the machine, which knows no language. */
export type UnwrittenRefusal = MoveRefusal<Sentence | string>;
export type UnwrittenOutcome = Outcome<Sentence | string>;
