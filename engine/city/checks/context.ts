import type { LinkContext } from '../../scenario/link/context.ts';
import type { Story } from '../../story/story.ts';

/** The link context and the story to play, for checks that judge answers or walk the routes. */
export interface PlayContext extends LinkContext {
  readonly story: Story;
}
