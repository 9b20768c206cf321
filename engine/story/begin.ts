import type { Elsewhere } from '../scenario/condition.ts';
import { advance } from './advance.ts';
import { freshProgress } from './progress.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Story } from './story.ts';

/** The standing of a player whose letter was sent and activated at `now`, in milliseconds since 1970 UTC. */
export function begin(story: Story, now: number, elsewhere: Elsewhere = {}): Standing {
  const sent = advance(standingOf(story, freshProgress, elsewhere), { type: 'SEND' }, now).standing;
  return advance(sent, { type: 'ACTIVATE' }, now).standing;
}
