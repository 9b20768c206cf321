import { typeset } from '../../engine/index.ts';

const WIDTH = 88;

/** Wraps a text at WIDTH columns; its own line breaks and indents are kept. */
export const wrappedVerbatim = (text: string): string => text.split('\n').flatMap(wrapLine).join('\n');

/** The same with French typography, which would change a passage of code. */
export const wrapped = (text: string): string => wrappedVerbatim(typeset(text));

function wrapLine(line: string): readonly string[] {
  const [, indent = '', words = ''] = /^( *)(.*?) *$/u.exec(line) ?? [];
  const lines: string[] = [];
  let current = indent;
  for (const word of words.split(' ')) {
    const isFull = current.length + 1 + word.length > WIDTH && current !== indent;
    if (isFull) lines.push(current);
    current = isFull || current === indent ? indent + word : `${current} ${word}`;
  }
  return [...lines, current];
}

/** Prefixes every line; `others` is for the lines after the first. */
export function indented(text: string, first: string, others = first): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}
