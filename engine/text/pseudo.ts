// The pseudo-language of tools: every text stands between ⟦ and ⟧, a third longer. What is read outside them comes
// from no catalogue and no file of a city.

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Breaks a line as words do, and fits no line too well. */
const FILLING = 'lorem ipsum dolor sit amet '.repeat(40);

/** A text of the pseudo-language; a line without letters is the same in all. `most`: its longest form. */
export function pseudo(text: string, most = Infinity): string {
  const lines = text.split('\n');
  return lines.length === 1 ? pseudoLine(text, most) : lines.map((line) => pseudoLine(line)).join('\n');
}

function pseudoLine(text: string, most = Infinity): string {
  if (!hasLetters(text)) return text;
  const [start = ''] = /^\s*/u.exec(text) ?? [];
  const [end = ''] = /\s*$/u.exec(text) ?? [];
  const words = text.trim().slice(0, Math.max(1, most - start.length - end.length - 2));
  const left = most - start.length - end.length - words.length - 2;
  const more = Math.min(Math.ceil(words.length / 3), left);
  const filling = more < 2 ? '' : ` ${FILLING.slice(0, more - 1).trimEnd()}`;
  return `${start}⟦${words}${filling}⟧${end}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The same around holes: what they were filled with is no text of its sentence. */
export function pseudoAround(text: string, holes: readonly string[], most?: number): string {
  const kept = holes.filter(hasLetters).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${['⟦[^⟦⟧]*⟧', ...kept.map(escaped)].join('|')})`, 'u');
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? part : pseudo(part, most)))
    .join('');
}

/** A text of a report: its blanks stay as they are. */
export const pseudoWithBlanks = (text: string, most?: number): string =>
  pseudoAround(text, text.match(/\{[^{}]*\}/gu) ?? [], most);

/** The texts among what a sentence was made with. */
const textsIn = (hole: unknown): readonly string[] =>
  typeof hole === 'string' ? [hole] : Array.isArray(hole) ? hole.flatMap(textsIn) : [];

/** Makes the sentence of a catalogue that is no text: a part of a screen. */
export type PseudoNode = (value: object, holes: readonly unknown[]) => unknown;

const isPlain = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** A catalogue in the pseudo-language: sentences, sentences with holes, and groups of them. */
export function pseudoWords<Words>(words: Words, node: PseudoNode = (value) => value): Words {
  const of = (value: unknown, holes: readonly unknown[]): unknown => {
    if (typeof value === 'string') return pseudoAround(value, holes.flatMap(textsIn));
    if (typeof value === 'function')
      return (...given: readonly unknown[]) => of((value as (...all: unknown[]) => unknown)(...given), given);
    if (Array.isArray(value)) return value.map((item) => of(item, holes));
    if (typeof value !== 'object' || value === null) return value;
    if ('$$typeof' in value || !isPlain(value)) return node(value, holes);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner, holes)]));
  };
  return of(words, []) as Words;
}

/** Text without its parts in the pseudo-language, also of those that stand in one another. */
export function withoutPseudo(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ');
  return rest === text ? text : withoutPseudo(rest);
}

/** Words that stand outside the pseudo-language and are not to be kept: a leak, if there is one. */
export const leakedWords = (text: string, keep: ReadonlySet<string>): readonly string[] =>
  (withoutPseudo(text).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).filter(
    (word) => word.length > 1 && !keep.has(word.toLowerCase()),
  );
