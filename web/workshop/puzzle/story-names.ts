/** The same named stories for every puzzle type: a designer finds each state at the same place. */
export const STORY_NAMES = [
  'Fresh',
  'Answered',
  'Wrong',
  'Solved',
  'Closed',
  'Waiting',
  'Offline',
  'SmallScreen',
  'LargeText',
  'ReducedMotion',
] as const;

export type StoryName = (typeof STORY_NAMES)[number];
