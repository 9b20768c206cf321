/** Enough for all solutions and replies of a city. */
const MAX_ENTRIES = 4096;

/** Longer texts were pasted and are not cached. */
const MAX_LENGTH = 200;

/** Caches the results of a pure function: every answer is compared with the same solutions and replies. */
export function memoised<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    if (text.length <= MAX_LENGTH) known.set(text, result);
    return result;
  };
}

/** A value that is made at its first use. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
