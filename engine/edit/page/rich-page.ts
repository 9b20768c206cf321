/**
 * A page as rich text, in the form of ProseMirror’s JSON: the editor of pages shows it, and `rewritePage` writes
 * it back.
 */
export interface RichNode {
  readonly type: RichNodeType;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly RichNode[];
  readonly text?: string;
  readonly marks?: readonly RichMark[];
}

export type RichNodeType =
  | 'doc'
  | 'paragraph'
  /** `level`. */
  | 'heading'
  | 'quote'
  /** `start`: the first number; null for a list of points. */
  | 'list'
  /** `checked`: null where nothing can be ticked. */
  | 'item'
  | 'rule'
  /** A component without content. `open`: its tag as it is written. */
  | 'card'
  /** A component around blocks. `name`; `open`: its opening tag as it is written. */
  | 'box'
  /** Anything else, as it is written: a table, code. `text`. */
  | 'source'
  | 'text'
  | 'break'
  /** A component in a line, without content. `open`: its tag as it is written. */
  | 'sign'
  /** Anything else in a line, as it is written. `text`. */
  | 'raw';

export interface RichMark {
  readonly type: 'strong' | 'emphasis' | 'strike' | 'link' | 'tag';
  /** Of a link: `open` and `close`; of a tag: its `name`, and `open`, its opening tag as it is written. */
  readonly attrs?: Readonly<Record<string, string>>;
}

/** One character of a line, or one thing in it. */
export interface Letter {
  readonly kind: 'char' | 'break' | 'sign' | 'raw';
  /** The character, or the source of the thing. */
  readonly text: string;
  /** From the outermost to the innermost. */
  readonly marks: readonly RichMark[];
}

export const markKey = ({ type, attrs }: RichMark): string =>
  type + (attrs?.['open'] ?? '') + (attrs?.['close'] ?? '');

const marksKey = (marks: readonly RichMark[]): string => marks.map(markKey).sort().join('\n');

export const letterKey = ({ kind, text, marks }: Letter): string => `${kind} ${text} ${marksKey(marks)}`;

export const haveSameMarks = (one: readonly RichMark[], other: readonly RichMark[]): boolean =>
  marksKey(one) === marksKey(other);

const isTextBlock = ({ type }: RichNode): boolean => type === 'paragraph' || type === 'heading';

/** A block in the form in which two pages are compared: what Markdown cannot write is left out. */
export interface PlainBlock {
  readonly type: RichNodeType;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly blocks: readonly PlainBlock[];
  /** Of a paragraph or heading. */
  readonly letters: readonly Letter[];
  /** Equal for blocks that are written alike. */
  readonly key: string;
}

export function plainBlock(
  type: RichNodeType,
  attrs: PlainBlock['attrs'],
  blocks: readonly PlainBlock[],
  letters: readonly Letter[] = [],
): PlainBlock {
  const inside = [...blocks.map(({ key }) => key), ...letters.map(letterKey)];
  return { type, attrs, blocks, letters, key: JSON.stringify([type, attrs, inside]) };
}

const ORDER = ['tag', 'link', 'strong', 'emphasis', 'strike'];

/** Marks from the outermost to the innermost, as they are written anew. */
export const inOrder = <Mark extends RichMark>(marks: readonly Mark[]): readonly Mark[] =>
  [...marks].sort((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));

const lettersOf = ({ type, text = '', attrs = {}, marks: own = [] }: RichNode): readonly Letter[] => {
  const marks = inOrder(own);
  if (type === 'text') return [...text].map((char) => ({ kind: 'char', text: char, marks }) as const);
  if (type === 'break') return [{ kind: 'break', text: '\n', marks }];
  return type === 'sign'
    ? [{ kind: 'sign', text: String(attrs['open']), marks }]
    : [{ kind: 'raw', text: String(attrs['text']), marks }];
};

const isSpace = ({ kind, text }: Letter): boolean => kind === 'char' && /^\s$/u.test(text);
const isLineEnd = (letter: Letter | undefined): boolean =>
  letter === undefined || letter.kind === 'break' || (letter.kind === 'char' && letter.text === '\n');
const isTrimmed = (letter: Letter | undefined): boolean =>
  letter?.kind === 'char' && (letter.text === ' ' || letter.text === '\t');

/** Without the spaces at the beginning and end of a line, which Markdown does not keep. */
function trimmed<Kind extends Letter>(letters: readonly Kind[]): readonly Kind[] {
  const kept: Kind[] = [];
  for (const letter of letters) {
    if (isTrimmed(letter) && isLineEnd(kept.at(-1))) continue;
    if (isLineEnd(letter)) while (kept.length > 0 && isTrimmed(kept.at(-1))) kept.pop();
    if (!(isLineEnd(letter) && isLineEnd(kept.at(-1)))) kept.push(letter);
  }
  while (kept.length > 0 && (isTrimmed(kept.at(-1)) || isLineEnd(kept.at(-1)))) kept.pop();
  return kept;
}

const FORMATS = ['strong', 'emphasis', 'strike'];

const isSolid = (letter: Letter): boolean => letter.kind !== 'break' && !isSpace(letter);

/** Tags and links are written around bold and italics, which end with them. */
const outerKey = ({ marks }: Letter): string => marksKey(marks.filter(({ type }) => !FORMATS.includes(type)));
const isInSameTags = (one: Letter, other: Letter | undefined): boolean =>
  other !== undefined && outerKey(one) === outerKey(other);

/** Bold and italics neither begin nor end with a space, in Markdown. */
function withoutMarkedEdges<Kind extends Letter>(letters: readonly Kind[], type: string): readonly Kind[] {
  const has = (letter: Letter | undefined): boolean =>
    letter?.marks.some((mark) => mark.type === type) ?? false;
  const bare = (letter: Kind): Kind => ({
    ...letter,
    marks: letter.marks.filter((mark) => mark.type !== type),
  });
  const fromStart = (all: readonly Kind[]): Kind[] => {
    let isInside = false;
    return all.map((letter, index) => {
      const goesOn = isInside && isInSameTags(letter, all[index - 1]);
      isInside = has(letter) && (goesOn || isSolid(letter));
      return isInside || !has(letter) ? letter : bare(letter);
    });
  };
  return fromStart(fromStart(letters).reverse()).reverse();
}

/** The letters of a paragraph or heading that Markdown can write. */
export function plainLetters<Kind extends Letter>(
  letters: readonly Kind[],
  isHeading: boolean,
): readonly Kind[] {
  const onLines = isHeading
    ? letters.map((letter) => (isLineEnd(letter) ? { ...letter, kind: 'char' as const, text: ' ' } : letter))
    : letters;
  return FORMATS.reduce<readonly Kind[]>(withoutMarkedEdges, trimmed(onLines));
}

/** The blocks that Markdown can write: an empty paragraph is none. */
export function plainBlocks(nodes: readonly RichNode[]): readonly PlainBlock[] {
  return nodes.flatMap((node): readonly PlainBlock[] => {
    const { type, attrs = {}, content = [] } = node;
    if (isTextBlock(node)) {
      const letters = plainLetters(content.flatMap(lettersOf), type === 'heading');
      return letters.length === 0 ? [] : [plainBlock(type, attrs, [], letters)];
    }
    const blocks = plainBlocks(content);
    const isEmptied = blocks.length === 0 && (type === 'quote' || type === 'list' || type === 'item');
    return isEmptied ? [] : [plainBlock(type, attrs, blocks)];
  });
}
