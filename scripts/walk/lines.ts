import { typeset } from '../../engine/index.ts';

const WIDTH = 88;

/** A text cut at spaces so that no line is longer than a page is wide; its own line breaks and indents stay. */
export function folded(text: string): string {
  return typeset(text).split('\n').flatMap(foldLine).join('\n');
}

function foldLine(line: string): readonly string[] {
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

/** Every line behind a mark; those after the first behind another where one is given. */
export function indented(text: string, first: string, others = first): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}
