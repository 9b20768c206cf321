/** Enough for all that a city's author wrote, and little memory. */
const MOST = 4096;

/** Nobody's own words are longer; what is was pasted, and is not worth keeping. */
const LONGEST = 200;

/**
 * A pure function of a text that keeps its latest results: at every answer the same solutions and replies are read again.
 */
export function remembering(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= MOST) known.clear();
    if (text.length <= LONGEST) known.set(text, result);
    return result;
  };
}
