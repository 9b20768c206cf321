/** The parts that words play around an answer. */
export const WORD_KINDS = [
  /** Doubt and politeness: cut before anything else is looked at, a denial inside it too. */
  'hedge',
  /** Names beside it are not meant as answers. */
  'denial',
  /** Several things are offered. */
  'either',
  /** What follows, up to the end of the sentence, explains: names in it are not meant. */
  'because',
  /** A thing is near what follows, and is not it. */
  'near',
  /** « de » and its kin join two nouns. */
  'of',
  'article',
  /** A place where one is. */
  'at',
  /** Somebody is spoken to: a name behind it is theirs. */
  'greeting',
  'and',
  /** Between a subject and what is said of it. */
  'verb',
  /** Says nothing. */
  'filler',
  /** A kind of street or place: optional in the name of a place. */
  'way',
  /** Stands before the name of a person, first names too. */
  'title',
] as const;

export type WordKind = (typeof WORD_KINDS)[number];

/**
 * What one language adds to each kind: phrases of folded words, the longest first where one begins another.
 * « a|b » is one word or the other, « a~ » may be missing; a mark of punctuation stands as a word.
 */
export type WordTable = Readonly<Partial<Record<WordKind, readonly string[]>>>;
