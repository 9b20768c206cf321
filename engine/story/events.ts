import type { Judgement } from './judge.ts';
import type { Verdict } from './verdict.ts';

/** What can happen to an order. `debug` shortens the waits, as the specification's debug timings do. */
export type StoryEvent =
  | { readonly type: 'SEND' }
  | { readonly type: 'ACTIVATE' }
  | { readonly type: 'ANSWER'; readonly code: string; readonly debug?: boolean }
  | { readonly type: 'ASK_CLUE' }
  | { readonly type: 'TAKE_ALTERNATIVE'; readonly debug: boolean }
  | { readonly type: 'SET_STEP'; readonly step: string }
  | { readonly type: 'RECOGNISED' }
  | { readonly type: 'REMOVE_STORY' };

/**
 * An event as the machine sees it: the engine is told the time, milliseconds since 1970 UTC. An answer that was judged
 * already brings its judgement along.
 */
export type TimedEvent = StoryEvent & { readonly now: number; readonly judgement?: Judgement };

export type RefusalReason = 'wrong' | 'almost' | 'unreadable' | 'waiting' | 'too-early' | 'exhausted' | 'not-offered' | 'not-allowed';

/** Why an event changed nothing of where the player stands. `message` is French and meant for the player. */
export interface MoveRefusal {
  readonly accepted: false;
  readonly reason: RefusalReason;
  readonly message: string;
  /** How long until it may be tried again. */
  readonly secondsLeft?: number;
}

/** What became of an event. For ANSWER, the verdict and the answer as it was read, for the journal. */
export type Outcome = ({ readonly accepted: true } | MoveRefusal) & { readonly verdict?: Verdict; readonly reading?: string };
