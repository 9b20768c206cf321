/** The names of one puzzle type: `six-wheels`, `sixWheels`, `SixWheels`. */
export interface TypeNames {
  readonly slug: string;
  readonly camel: string;
  readonly pascal: string;
}

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Null when it is no slug: lower-case words joined by dashes. */
export function namesOf(slug: string): TypeNames | null {
  if (!SLUG.test(slug)) return null;
  const pascal = slug.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
  return { slug, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
