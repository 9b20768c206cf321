/** Story names common to all puzzle types. */
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
