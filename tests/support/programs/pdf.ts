import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

export interface PrintedWords {
  readonly text: string;
  /** The same, a sheet each. */
  readonly sheets: readonly string[];
}

/** Reads the words of a PDF alone, which takes no time. */
export async function readWords(pdf: Buffer): Promise<PrintedWords> {
  return inFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-layout', file, '-']);
    const text = stdout.replace(/[\u00A0\u202F]/g, ' ');
    return { text, sheets: text.split('\f').slice(0, -1) };
  });
}

/** Gives the PDF to programs that read files, and leaves nothing behind. */
async function inFile<Read>(pdf: Buffer, read: (file: string, folder: string) => Promise<Read>): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'lettre.pdf');
  try {
    writeFileSync(file, pdf);
    return await read(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  /** What the squares on its pages say, in their order. */
  readonly squares: readonly string[];
}

/** Reads a PDF as a person with a telephone would: its words, and its squares from the pages as they look. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  return inFile(pdf, async (file, folder) => {
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
    await run('pdftoppm', ['-r', '150', '-png', file, join(folder, 'page')]);
    const pictures = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort();
    const squares: string[] = [];
    for (const picture of pictures) squares.push(...(await squaresOf(join(folder, picture))));
    return { pages: pictures.length, text, squares };
  });
}

async function squaresOf(picture: string): Promise<string[]> {
  const { stdout } = await run('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', picture]);
  return stdout.split('\n').filter((line) => line !== '');
}
