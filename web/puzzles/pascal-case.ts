/** `two-words` becomes `TwoWords`. */
export const pascalCase = (slug: string): string =>
  slug.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
