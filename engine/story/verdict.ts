/** The verdict on one attempt, as the journal stores it. */
export type Verdict = 'right' | 'wrong' | 'almost' | 'unreadable' | 'waiting';
