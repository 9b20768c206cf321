/** Every run of words; for each first word, the shortest run first. */
export function* passages(words: readonly string[], between: string): Generator<string> {
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) yield words.slice(from, to).join(between);
  }
}

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Runs of words, then runs of the numbers among them. */
export function* wordsOrNumbers(words: readonly string[]): Generator<string> {
  yield* passages(words, ' ');
  yield* passages(words.filter(isNumber), '-');
}
