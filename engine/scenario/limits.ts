/** How much a writer may write, and how heavy a medium may be: far more than a city needs, far less than would stop a server. */
export const LIMITS = {
  /** Characters of a YAML file. */
  yamlFile: 200_000,
  /** Characters of a page. */
  page: 40_000,
  /** Characters of one text of a YAML file. */
  text: 6_000,
  /** Groups, lists, quotations and tags inside each other. */
  depth: 30,
  /** Of a picture, on a phone in the street. */
  pictureBytes: 1_000_000,
  /** Of a sound: a few minutes of voice. */
  soundBytes: 4_000_000,
} as const;

/** A number as the French write it. */
export const inFrenchDigits = (count: number): string => count.toLocaleString('fr-FR').replaceAll(/\s/gu, ' ');
