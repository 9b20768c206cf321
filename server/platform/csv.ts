import { Readable } from 'node:stream';
import type { ParameterizedContext } from 'koa';

type Cell = string | number | null;

/** Start of a spreadsheet formula, also after blanks and in full-width signs. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/** One CSV line with quoted cells. A leading apostrophe prevents formula injection. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(';')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '""';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams a CSV file in French spreadsheet format. */
export function sendCsv(
  ctx: ParameterizedContext,
  name: string,
  header: readonly string[],
  lines: () => AsyncIterable<readonly Cell[][]>,
): void {
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(header);
    for await (const some of lines()) yield some.map(csvLine).join('');
  }
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('content-disposition', `attachment; filename="${name}"`);
  ctx.body = Readable.from(text());
}
