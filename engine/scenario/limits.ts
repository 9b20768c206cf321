/** Maximum sizes of files: far more than a city needs, far less than would block a server. */
export const LIMITS = {
  /** Characters of a YAML file. */
  yamlFile: 200_000,
  /** Characters of a page. */
  page: 40_000,
  /** Characters of one text of a YAML file. */
  text: 6_000,
  /** Nesting of groups, lists, quotations and tags. */
  depth: 30,
  pictureBytes: 1_000_000,
  /** All pictures and sounds of a city: they are downloaded in the street. */
  cityMediaBytes: 1_500_000,
  /** A few minutes of voice. */
  soundBytes: 4_000_000,
} as const;

/** Formatted in French, with plain spaces. */
export const frenchNumber = (count: number): string => count.toLocaleString('fr-FR').replaceAll(/\s/gu, ' ');
