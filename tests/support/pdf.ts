import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

export interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  /** What the squares on its pages say, in their order. */
  readonly squares: readonly string[];
}

/** Reads a PDF as a person with a telephone would: its words, and its squares from the pages as they look. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  const file = join(folder, 'lettre.pdf');
  try {
    writeFileSync(file, pdf);
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
    await run('pdftoppm', ['-r', '150', '-png', file, join(folder, 'page')]);
    const pictures = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort();
    const squares: string[] = [];
    for (const picture of pictures) squares.push(...(await squaresOf(join(folder, picture))));
    return { pages: pictures.length, text, squares };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function squaresOf(picture: string): Promise<string[]> {
  const { stdout } = await run('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', picture]);
  return stdout.split('\n').filter((line) => line !== '');
}
