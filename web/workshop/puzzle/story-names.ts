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

/** The story names of one type: where no answer is wrong, there is no story `Wrong`. */
export const storyNamesOf = (incorrect: readonly string[]): readonly StoryName[] =>
  STORY_NAMES.filter((name) => name !== 'Wrong' || incorrect.length > 0);
