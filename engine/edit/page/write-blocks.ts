import { withMarks } from './page-tree.ts';
import type { PlainBlock } from './rich-page.ts';
import { ALONE, type EscapeStyle, inlineText } from './write-text.ts';

const indented = (text: string, mark: string): string => withMarks(text, ' '.repeat(mark.length), '\n');

/** Two lists of one kind, one after the other, differ by their marks; otherwise they would be one. */
const isAfterItsLike = (list: PlainBlock, before: PlainBlock | undefined): boolean =>
  before?.type === 'list' && (before.attrs['start'] === null) === (list.attrs['start'] === null);

export function itemText({ attrs, blocks }: PlainBlock, mark: string, style: EscapeStyle): string {
  const tick = attrs['checked'] === null ? '' : attrs['checked'] === true ? '[x] ' : '[ ] ';
  // Without blank lines: the item would be set as a paragraph.
  return mark + indented(tick + blocksText(blocks, style, undefined, '\n'), mark);
}

function listText({ attrs, blocks }: PlainBlock, style: EscapeStyle, isOther: boolean): string {
  const start = attrs['start'] as number | null;
  const mark = (index: number): string =>
    start === null ? (isOther ? '* ' : '- ') : `${start + index}${isOther ? ')' : '.'} `;
  return blocks.map((item, index) => itemText(item, mark(index), style)).join('\n');
}

/** A block as Markdown, its lines ended by line feeds. */
function blockText(block: PlainBlock, style: EscapeStyle, isOther: boolean): string {
  const { type, attrs, blocks, letters } = block;
  switch (type) {
    case 'paragraph':
      return inlineText(letters, ALONE, style);
    case 'heading':
      return `${'#'.repeat(Number(attrs['level']))} ${inlineText(letters, { ...ALONE, leading: '#' }, style)}`;
    case 'quote':
      return `> ${withMarks(blocksText(blocks, style), '> ', '\n')}`;
    case 'list':
      return listText(block, style, isOther);
    case 'item':
      return itemText(block, '- ', style);
    case 'rule':
      return '***';
    case 'box':
      return [
        attrs['open'],
        ...(blocks.length > 0 ? [blocksText(blocks, style)] : []),
        `</${String(attrs['name'])}>`,
      ].join('\n');
    case 'card':
      return String(attrs['open']);
    case 'source':
      return String(attrs['text']);
    case 'doc':
    case 'text':
    case 'break':
    case 'sign':
    case 'raw':
      throw new Error(`${type} is no block`);
  }
}

/** Blocks as Markdown. `before`: the block that stands before them. */
export function blocksText(
  blocks: readonly PlainBlock[],
  style: EscapeStyle,
  before?: PlainBlock,
  listGap = '\n\n',
): string {
  let text = '';
  let isOther = false;
  let last = before;
  for (const block of blocks) {
    isOther = isAfterItsLike(block, last) && !isOther;
    const gap = last?.type === 'paragraph' && block.type === 'list' ? listGap : '\n\n';
    text += (text === '' ? '' : gap) + blockText(block, style, isOther);
    last = block;
  }
  return text;
}
