/** The verdict on one attempt, as stored in the journal. */
export type Verdict = 'right' | 'wrong' | 'almost' | 'unreadable' | 'waiting';
