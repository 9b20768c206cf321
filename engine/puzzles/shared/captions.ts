/** A sentence of a recording, and the second at which its voice begins. */
export type Caption = { readonly at: number; readonly text: string };

/** A passage in brackets describes a sound and is one; else a sentence, with its closing quotation mark. */
const SENTENCE = /\([^)]*\)|[^.!?…(]+[.!?…]+(?:\s?[»”])?|[^.!?…(]+$/gu;

/** Sentences closer than this are read together. */
const TOGETHER_S = 1;

export const sentencesOf = (transcript: string): readonly string[] =>
  (transcript.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');

/** Without moments, or with those of another text, a sentence lasts as long as its share of the letters. */
function momentsOf(
  sentences: readonly string[],
  seconds: number,
  cues: readonly number[],
): readonly number[] {
  if (cues.length === sentences.length) return cues;
  const letters = sentences.map(({ length }) => length);
  const all = letters.reduce((sum, length) => sum + length, 0);
  return letters.map((_, index) => {
    const before = letters.slice(0, index).reduce((sum, length) => sum + length, 0);
    return Math.round((10 * seconds * before) / all) / 10;
  });
}

/** The transcript in parts, each from the moment at which it is heard. */
export function captionsOf(
  transcript: string,
  seconds: number,
  cues: readonly number[] = [],
): readonly Caption[] {
  const sentences = sentencesOf(transcript);
  const moments = momentsOf(sentences, seconds, cues);
  return sentences.reduce<readonly Caption[]>((captions, text, index) => {
    const at = moments[index] ?? 0;
    const last = captions.at(-1);
    return last && at - last.at < TOGETHER_S
      ? captions.with(-1, { at: last.at, text: `${last.text} ${text}` })
      : [...captions, { at, text }];
  }, []);
}
