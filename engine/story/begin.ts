import { advance } from './advance.ts';
import { freshProgress } from './progress.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Story } from './story.ts';

/** The standing of a player whose letter was sent and activated at `now`, in milliseconds since 1970 UTC. */
export function begin(story: Story, now: number): Standing {
  const sent = advance(standingOf(story, freshProgress), { type: 'SEND' }, now).standing;
  return advance(sent, { type: 'ACTIVATE' }, now).standing;
}
