import { type Letter, markKey, type RichMark } from './rich-page.ts';
import type { OpenMark } from './source-page.ts';

/** How much is written as an escape: the first that reads back is taken, so that a file looks as if typed. */
export interface EscapeStyle {
  /** Every sign of ASCII, and not only what is a sign almost everywhere. */
  readonly everySign: boolean;
  /** Letters beside bold and italics, without which these would not begin or end there. */
  readonly borders: boolean;
}

export const ESCAPE_STYLES: readonly EscapeStyle[] = [
  { everySign: false, borders: false },
  { everySign: false, borders: true },
  { everySign: true, borders: false },
  { everySign: true, borders: true },
];

/** The text around the written letters. */
export interface LineContext {
  /** Marks that are open before the letters, and those that are to be open after them. */
  readonly before: readonly OpenMark[];
  readonly after: readonly RichMark[];
  /** What stands on the line before the letters, and after them. */
  readonly leading: string;
  readonly following: string;
  /** Begins the next line of the same paragraph. */
  readonly newLine: string;
}

export const ALONE: LineContext = { before: [], after: [], leading: '', following: '', newLine: '\n' };

interface Piece {
  readonly text: string;
  readonly kind: 'char' | 'opening' | 'closing' | 'other';
}

const SIGNS: Readonly<Record<string, string>> = { strong: '**', emphasis: '*', strike: '~~' };
const isFormat = ({ type }: RichMark): boolean => type in SIGNS;

const signOf = (mark: OpenMark, style: EscapeStyle): string =>
  mark.closing ?? (style.borders && mark.type === 'emphasis' ? '_' : (SIGNS[mark.type] ?? ''));

const openingPiece = (mark: OpenMark, style: EscapeStyle): Piece =>
  isFormat(mark)
    ? { text: signOf(mark, style), kind: 'opening' }
    : { text: mark.attrs?.['open'] ?? '', kind: 'other' };

function closingPiece(mark: OpenMark, style: EscapeStyle): Piece {
  if (isFormat(mark)) return { text: signOf(mark, style), kind: 'closing' };
  const { name = '', close = `</${name}>` } = mark.attrs ?? {};
  return { text: close, kind: 'other' };
}

const holds = (marks: readonly RichMark[], mark: RichMark): boolean =>
  marks.some((one) => markKey(one) === markKey(mark));

/** The marks that stay open, the outermost first. */
function keptMarks(open: readonly OpenMark[], wanted: readonly RichMark[]): readonly OpenMark[] {
  const end = open.findIndex((mark) => !holds(wanted, mark));
  return end === -1 ? open : open.slice(0, end);
}

const PUNCTUATION = /^[!-/:-@[-`{-~]$/u;
const ALWAYS = /^[\\{<*`]$/u;
const WORD = /[\p{L}\p{N}]$/u;
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|(?:-\s*){2,}$|=+\s*$|\||:?-+:?\s*\||\[[^\]]*\]:)/u;
const ITEM_NUMBER = /^\d{1,9}$/u;
const CODE_OF_A_PAGE = /^(?:import|export) /u;

const entity = (char: string): string => `&#x${(char.codePointAt(0) ?? 0).toString(16)};`;

/** `line`: what stands on the line before the character, escapes left out; `rest`: from it to the line’s end. */
function escaped(char: string, line: string, rest: string, style: EscapeStyle): string {
  if (line.trim() === '' && CODE_OF_A_PAGE.test(rest)) return entity(char);
  if (!PUNCTUATION.test(char)) return char;
  if (style.everySign || ALWAYS.test(char)) return `\\${char}`;
  if (line.trim() === '' && BLOCK_START.test(rest)) return `\\${char}`;
  const next = rest.slice(char.length);
  if (/[.)]/u.test(char) && ITEM_NUMBER.test(line.trim()) && /^(?:\s|$)/u.test(next)) return `\\${char}`;
  const isInWord = WORD.test(line) && /^[\p{L}\p{N}]/u.test(next);
  return char === '_' && !isInWord ? '\\_' : char;
}

/** The rest of the line from each letter on. */
function restsOf(letters: readonly Letter[], following: string): readonly string[] {
  const rests: string[] = [];
  let rest = following;
  for (const { kind, text } of letters.toReversed()) {
    rest =
      kind === 'char' && text !== '\n'
        ? text + rest
        : kind === 'sign' || kind === 'raw'
          ? `\ufffc${rest}`
          : '';
    rests.unshift(rest);
  }
  return rests;
}

function pieces(letters: readonly Letter[], context: LineContext, style: EscapeStyle): readonly Piece[] {
  const written: Piece[] = [];
  let open = context.before;
  let line = context.leading;
  const turn = (wanted: readonly RichMark[]): void => {
    const kept = keptMarks(open, wanted);
    const opened = wanted.filter((mark) => !holds(kept, mark));
    written.push(
      ...open
        .slice(kept.length)
        .toReversed()
        .map((mark) => closingPiece(mark, style)),
    );
    written.push(...opened.map((mark) => openingPiece(mark, style)));
    open = [...kept, ...opened];
  };
  const rests = restsOf(letters, context.following);
  letters.forEach(({ kind, text, marks }, index) => {
    turn(marks);
    if (kind === 'break' || text === '\n') {
      written.push({ text: (kind === 'break' ? '\\' : '') + context.newLine, kind: 'other' });
      line = '';
    } else if (kind === 'char') {
      written.push({ text: escaped(text, line, rests[index] ?? '', style), kind: 'char' });
      line += text;
    } else {
      written.push({ text, kind: 'other' });
      line += '\ufffc';
    }
  });
  turn(context.after);
  return written;
}

/** Letters as Markdown. */
export function inlineText(letters: readonly Letter[], context: LineContext, style: EscapeStyle): string {
  const all = pieces(letters, context, style);
  if (!style.borders) return all.map(({ text }) => text).join('');
  return all
    .map(({ text, kind }, index) => {
      const [before, after] = [all[index - 1]?.kind, all[index + 1]?.kind];
      const isOutside = (before === 'closing' || after === 'opening') && !/^(?:\s|&|\\)/u.test(text);
      const isInside = (before === 'opening' || after === 'closing') && /^\s/u.test(text);
      return kind === 'char' && (isOutside || isInside) ? entity(text) : text;
    })
    .join('');
}
