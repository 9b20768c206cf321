import type { LinkContext } from '../../scenario/link/context.ts';
import type { Story } from '../../story/story.ts';

/** What the checks that play the city share. */
export interface PlayContext extends LinkContext {
  readonly story: Story;
}
