import { difference } from '../../text/difference.ts';
import { refuse } from '../refusal.ts';
import { lineEnding, lineStart, type Splice, spliced } from '../splice.ts';
import { marksBefore, type PageTree, rangeOf, readPageTree, withMarks } from './page-tree.ts';
import { type Letter, letterKey, type PlainBlock, plainBlocks, type RichNode } from './rich-page.ts';
import { type OpenMark, type SourceBlock, sourceBlocks } from './source-page.ts';
import { blocksText, itemText } from './write-blocks.ts';
import { ESCAPE_STYLES, type EscapeStyle, inlineText, type LineContext } from './write-text.ts';

/** Ways to write one change, the one that touches least first; the first that reads back is taken. */
type Candidates = readonly ((style: EscapeStyle) => readonly Splice[] | null)[];

/** Blocks that follow each other, and what stands around them. */
interface Place {
  readonly text: string;
  /** What contains the blocks; null for the page itself. */
  readonly parent: SourceBlock | null;
  readonly siblings: readonly SourceBlock[];
}

/** A letter of several paragraphs in one list; `gap` stands between two of them. */
type Unit = { readonly gap: true } | { readonly gap: false; readonly letter: Letter };
interface SourceUnit {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly open: readonly OpenMark[];
  /** Empty for a gap or another line. */
  readonly text: string;
}

const GAP = 'gap';

function unitsOf(blocks: readonly PlainBlock[]): readonly Unit[] {
  return blocks.flatMap(({ letters }, index): readonly Unit[] => [
    ...(index > 0 ? [{ gap: true } as const] : []),
    ...letters.map((letter) => ({ gap: false, letter }) as const),
  ]);
}

/** Null where a letter cannot be found in the file. */
function sourceUnits(blocks: readonly SourceBlock[]): readonly SourceUnit[] | null {
  if (blocks.some(({ letters }) => letters === null)) return null;
  return blocks.flatMap(({ letters, inside }, index): readonly SourceUnit[] => {
    const before = blocks[index - 1];
    const gap = before && { key: GAP, from: before.inside[1], to: inside[0], open: [], text: '' };
    const own = (letters ?? []).map((letter) => ({
      key: letterKey(letter),
      from: letter.from,
      to: letter.to,
      open: letter.open,
      text:
        letter.kind === 'char' && letter.text !== '\n'
          ? letter.text
          : letter.kind === 'break'
            ? ''
            : letter.text,
    }));
    return gap ? [gap, ...own] : own;
  });
}

const lineOf = (units: readonly SourceUnit[]): string => {
  const last = units.findLastIndex(({ text }) => text === '' || text === '\n');
  return units
    .slice(last + 1)
    .map(({ text }) => text)
    .join('');
};

const lineFrom = (units: readonly SourceUnit[]): string => {
  const first = units.findIndex(({ text }) => text === '' || text === '\n');
  return units
    .slice(0, first === -1 ? units.length : first)
    .map(({ text }) => text)
    .join('');
};

/** Splices that change letters of paragraphs, or of one heading, where they stand. */
function letterCandidates(place: Place, old: readonly SourceBlock[], now: readonly PlainBlock[]): Candidates {
  const [first, last] = [old[0], old.at(-1)];
  const units = sourceUnits(old);
  if (!first || !last || !units) return [];
  const { text } = place;
  const wanted = unitsOf(now);
  const keys = wanted.map((unit) => (unit.gap ? GAP : letterKey(unit.letter)));
  const { start, oldEnd, nowEnd } = difference(
    units.map(({ key }) => key),
    keys,
  );
  const ending = lineEnding(text);
  const marks = marksBefore(text, rangeOf(first.node)[0]);
  const newLine = ending + marks;
  const middle = wanted.slice(start, nowEnd);
  const [before, after] = [units[start - 1], units[oldEnd]];
  const [head, tail] = [units[start], units[oldEnd - 1]];
  const around = {
    leading: lineOf(units.slice(0, start)),
    following: lineFrom(units.slice(oldEnd)),
    newLine,
  };
  const write = (context: Pick<LineContext, 'before' | 'after'>, style: EscapeStyle): string =>
    unitsText(middle, { ...around, ...context }, ending + marks.trimEnd() + newLine, style);
  const endBefore = before?.to ?? first.inside[0];
  const startAfter = after?.from ?? last.inside[1];
  const [openBefore, openAfter] = [before?.open ?? [], after?.open ?? []];
  const replace =
    (from: number, to: number, open: readonly OpenMark[], close: readonly OpenMark[]) =>
    (style: EscapeStyle): readonly Splice[] => [
      { start: from, end: to, text: write({ before: open, after: close }, style) },
    ];
  const tight =
    head && tail && start < oldEnd
      ? [replace(head.from, tail.to, head.open, tail.open)]
      : [
          replace(endBefore, endBefore, openBefore, openBefore),
          replace(startAfter, startAfter, openAfter, openAfter),
        ];
  return [...tight, replace(endBefore, startAfter, openBefore, openAfter)];
}

function unitsText(units: readonly Unit[], context: LineContext, gap: string, style: EscapeStyle): string {
  const parts: Letter[][] = [[]];
  for (const unit of units) {
    if (unit.gap) parts.push([]);
    else parts.at(-1)?.push(unit.letter);
  }
  return parts
    .map((letters, index) => {
      const [isFirst, isLast] = [index === 0, index === parts.length - 1];
      return inlineText(
        letters,
        {
          before: isFirst ? context.before : [],
          after: isLast ? context.after : [],
          leading: isFirst ? context.leading : '',
          following: isLast ? context.following : '',
          newLine: context.newLine,
        },
        style,
      );
    })
    .join(gap);
}

const isParagraph = ({ type }: PlainBlock): boolean => type === 'paragraph';

/** The marks at the beginning of an item’s first line, as « - ». */
const itemMark = (text: string, { node, blocks }: SourceBlock): string =>
  text.slice(rangeOf(node)[0], blocks[0]?.range[0] ?? rangeOf(node)[0]);

interface Change extends Place {
  readonly start: number;
  readonly end: number;
  readonly now: readonly PlainBlock[];
}

/** What stands between two blocks here. */
function gapBetween({ text, parent, siblings }: Place, marks: string): string {
  const ending = lineEnding(text);
  if (parent?.plain.type !== 'list') return ending + marks.trimEnd() + ending + marks;
  const [first, second] = siblings;
  const isLoose = first && second && text.slice(first.range[1], second.range[0]).split('\n').length > 2;
  return isLoose ? ending + marks.trimEnd() + ending + marks : ending + marks;
}

/** New blocks in the place of old ones; those that were there before are written as they were. */
function blockCandidate(change: Change): Candidates[number] {
  const { text, parent, siblings, start, end, now } = change;
  const old = siblings.slice(start, end);
  const [before, after] = [siblings[start - 1], siblings[end]];
  const beside = old[0] ?? after ?? before;
  if (!beside) return () => null;
  const ending = lineEnding(text);
  const marks = marksBefore(text, lineIndent(text, beside.range[0]));
  const gap = gapBetween(change, marks);
  const kept = new Map(siblings.map((block) => [block.plain.key, text.slice(...block.range)]));
  const mark = parent?.plain.type === 'list' ? itemMark(text, siblings[0] as SourceBlock) : '- ';
  const written = (style: EscapeStyle): string =>
    now
      .map((block, index) => {
        const as = kept.get(block.key);
        if (as !== undefined) return as;
        const fresh =
          block.type === 'item'
            ? itemText(block, mark, style)
            : blocksText([block], style, now[index - 1] ?? before?.plain);
        return withMarks(fresh, marks, ending);
      })
      .join(gap);
  return (style) => {
    const [first, last] = [old[0], old.at(-1)];
    if (now.length === 0) return removal(change);
    const inserted = written(style);
    if (first && last) return [{ start: first.range[0], end: last.range[1], text: inserted }];
    return after
      ? [{ start: after.range[0], end: after.range[0], text: inserted + gap }]
      : [{ start: beside.range[1], end: beside.range[1], text: gap + inserted }];
  };
}

/** The beginning of the line’s own text: after the marks of the first line of a list, others stand. */
const lineIndent = (text: string, at: number): number => Math.max(lineStart(text, at), at);

function removal({ siblings, start, end }: Change): readonly Splice[] | null {
  const [first, last] = [siblings[start], siblings[end - 1]];
  const [before, after] = [siblings[start - 1], siblings[end]];
  if (!first || !last) return null;
  if (after) return [{ start: first.range[0], end: after.range[0], text: '' }];
  return before ? [{ start: before.range[1], end: last.range[1], text: '' }] : null;
}

const isContainer = ({ type }: PlainBlock): boolean => ['box', 'quote', 'list', 'item'].includes(type);

const isSameContainer = (one: PlainBlock, other: PlainBlock): boolean =>
  isContainer(one) && one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

/** Ways to turn the blocks of a place into others. */
function candidates(place: Place, now: readonly PlainBlock[]): Candidates {
  const old = place.siblings;
  const { start, oldEnd, nowEnd } = difference(
    old.map(({ plain }) => plain.key),
    now.map(({ key }) => key),
  );
  const [was, is] = [old.slice(start, oldEnd), now.slice(start, nowEnd)];
  const whole = blockCandidate({ ...place, start, end: oldEnd, now: is });
  return [...inPlace(place, was, is), whole];
}

function inPlace(place: Place, was: readonly SourceBlock[], is: readonly PlainBlock[]): Candidates {
  const [one, other] = [was[0], is[0]];
  if (!one || !other) return [];
  if (was.length === 1 && is.length === 1) {
    if (isSameContainer(one.plain, other))
      return candidates({ text: place.text, parent: one, siblings: one.blocks }, other.blocks);
    const isText = one.plain.type === other.type && (isParagraph(other) || other.type === 'heading');
    const isSameText = isText && JSON.stringify(one.plain.attrs) === JSON.stringify(other.attrs);
    return isSameText ? letterCandidates(place, was, is) : [];
  }
  const isKept = is.some(({ key }) => was.some(({ plain }) => plain.key === key));
  const pairs = was.length === is.length && !isKept ? pairCandidate(place, was, is) : [];
  const areTexts = was.every(({ plain }) => isParagraph(plain)) && is.every(isParagraph);
  return [...pairs, ...(areTexts && !isKept ? letterCandidates(place, was, is) : [])];
}

/** Each block changed where it stands. */
function pairCandidate(place: Place, was: readonly SourceBlock[], is: readonly PlainBlock[]): Candidates {
  const each = was.map((block, index) => {
    const other = is[index];
    return other ? inPlace(place, [block], [other]) : [];
  });
  const most = Math.max(...each.map(({ length }) => length));
  if (each.some(({ length }) => length === 0)) return [];
  return Array.from(
    { length: most },
    (_one, rank) => (style: EscapeStyle) =>
      each.flatMap((ways) => (ways[Math.min(rank, ways.length - 1)]?.(style) ?? []) as Splice[]),
  );
}

const keysOf = (blocks: readonly PlainBlock[]): string => JSON.stringify(blocks.map(({ key }) => key));

const plainOf = (tree: PageTree): readonly PlainBlock[] => sourceBlocks(tree).map(({ plain }) => plain);

/** The whole page anew, the last of all ways. */
const wholePage =
  ({ text }: PageTree, now: readonly PlainBlock[]) =>
  (style: EscapeStyle): readonly Splice[] => [
    {
      start: 0,
      end: text.length,
      text: now.length === 0 ? '' : withMarks(`${blocksText(now, style)}\n`, '', lineEnding(text)),
    },
  ];

const writtenBlocks = ({ content = [] }: RichNode): readonly PlainBlock[] => plainBlocks(content);

/**
 * A page that was edited as rich text: only what was edited is written anew. Refuses when no text would read
 * back as meant.
 */
export function rewritePage(tree: PageTree, page: RichNode): PageTree {
  const { text } = tree;
  const now = writtenBlocks(page);
  const wanted = keysOf(now);
  const siblings = sourceBlocks(tree);
  if (keysOf(siblings.map(({ plain }) => plain)) === wanted) return tree;
  const ways = [...candidates({ text, parent: null, siblings }, now), wholePage(tree, now)];
  for (const way of ways)
    for (const style of ESCAPE_STYLES) {
      const splices = way(style);
      const after = splices && readPageTree(spliced(text, splices));
      if (after && keysOf(plainOf(after)) === wanted) return after;
    }
  return refuse('edit-not-exact');
}

/** Whether a page reads as this rich text. */
export const readsAs = (tree: PageTree, page: RichNode): boolean =>
  keysOf(plainOf(tree)) === keysOf(writtenBlocks(page));
