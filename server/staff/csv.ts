import { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { mapWithYields } from '../event-loop.ts';

type Cell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, after blanks and in wide signs too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/** One line, every cell between quotes. An apostrophe in front keeps a text from being calculated. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '""';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Tells a spreadsheet that the accents are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Answers with a file of a French spreadsheet, sent while it is made. */
export function sendCsv(ctx: Context, name: string, header: readonly string[], lines: () => AsyncIterable<readonly Cell[][]>): void {
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(header);
    for await (const some of lines()) yield (await mapWithYields(some, csvLine)).join('');
  }
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('content-disposition', `attachment; filename="${name}"`);
  ctx.body = Readable.from(text());
}
