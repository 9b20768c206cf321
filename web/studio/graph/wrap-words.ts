/** Breaks a text into at most `most` lines of about `letters` letters; longer text ends in an ellipsis. */
export function wrapWords(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const end = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${end.length + 1 > letters ? end.replace(/\s?\S+$/u, '') : end}…`];
}
