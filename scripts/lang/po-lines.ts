/** One entry of a PO file, as lines that its parser reads, and where it begins. */
export interface PoBlock {
  readonly text: string;
  /** The line of its msgctxt; without one, its first. */
  readonly line: number;
}

const KEYWORD = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)\s*/u;
/** The quotes that spreadsheets and word processors put in place of straight ones. */
const QUOTE = /^["“”„‟″]/u;
const AROUND = /^["“”„‟″]|["“”„‟″]$/gu;

/** A line that a spreadsheet has put between quotes of its own, with the quotes inside doubled. */
function withoutCells(line: string): string {
  const cell = /^"((?:#|msg(?:ctxt|id|str)|"").*)"$/su.exec(line.replace(/[\t;,\s]+$/u, ''))?.[1];
  return cell !== undefined && cell.includes('""') ? cell.replaceAll('""', '"') : line;
}

/** A text between straight quotes, those inside with their backslash. */
function quotedAgain(text: string): string {
  const inside = text.replaceAll(AROUND, '').replaceAll(/\\.|"/gsu, (sign) => (sign === '"' ? '\\"' : sign));
  return `"${inside}"`;
}

/** A line as a PO editor writes it. */
function mended(line: string): string {
  const plain = withoutCells(line);
  if (plain.trim() === '' || plain.startsWith('#')) return plain.trim();
  const [keyword = ''] = KEYWORD.exec(plain) ?? [];
  const text = plain.slice(keyword.length).trim();
  if (!QUOTE.test(text)) return plain;
  return keyword === '' ? quotedAgain(text) : `${keyword.trim()} ${quotedAgain(text)}`;
}

const isStart = (line: string): boolean => line.startsWith('#') || line.startsWith('msgctxt');

/**
 * The entries of a PO file that a spreadsheet may have saved: a byte order mark, other line ends and other
 * quotes are read. The header is no entry.
 */
export function poBlocks(text: string): readonly PoBlock[] {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map(mended);
  const blocks: PoBlock[] = [];
  let open: { first: number; lines: string[] } | null = null;
  const close = (): void => {
    const written = open?.lines.filter((line) => line !== '' && !line.startsWith('#~')) ?? [];
    const at = open?.lines.findIndex((line) => line.startsWith('msgctxt')) ?? -1;
    if (open && written.some((line) => !line.startsWith('#')) && !isHeader(written))
      blocks.push({ text: `${written.join('\n')}\n`, line: open.first + Math.max(at, 0) + 1 });
    open = null;
  };
  lines.forEach((line, index) => {
    const isWhole = open !== null && open.lines.some((one) => one.startsWith('msgstr'));
    if (line === '' || (isWhole && isStart(line))) close();
    if (line !== '') (open ??= { first: index, lines: [] }).lines.push(line);
  });
  close();
  return blocks;
}

/** The entry that says of which language and by which program the file is. */
function isHeader(lines: readonly string[]): boolean {
  const [first = '', next = ''] = lines.filter((line) => !line.startsWith('#'));
  return first === 'msgid ""' && next.startsWith('msgstr');
}
