import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

export interface PrintedWords {
  readonly text: string;
  /** The same text, one entry per sheet. */
  readonly sheets: readonly string[];
}

/** Reads the text of a PDF without rendering it, which is fast. */
export async function readWords(pdf: Buffer): Promise<PrintedWords> {
  return inFile(pdf, async (file) => {
    const { stdout } = await run('pdftotext', ['-layout', file, '-']);
    const text = stdout.replace(/[\u00A0\u202F]/g, ' ');
    return { text, sheets: text.split('\f').slice(0, -1) };
  });
}

/** Writes the PDF to a temporary file for programs that read files. */
async function inFile<Read>(
  pdf: Buffer,
  read: (file: string, folder: string) => Promise<Read>,
): Promise<Read> {
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
  /** The contents of its QR codes, in order. */
  readonly qrCodes: readonly string[];
}

/** Reads the text of a PDF, and its QR codes from the rendered pages. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  return inFile(pdf, async (file, folder) => {
    const { stdout: text } = await run('pdftotext', ['-layout', file, '-']);
    // Compressing the pictures would take three quarters of the time.
    await run('pdftoppm', ['-r', '150', '-gray', file, join(folder, 'page')]);
    const pictures = readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort();
    const qrCodes: string[] = [];
    for (const picture of pictures) qrCodes.push(...(await readQrCodes(join(folder, picture))));
    return { pages: pictures.length, text, qrCodes };
  });
}

async function readQrCodes(picture: string): Promise<string[]> {
  const { stdout } = await run('zbarimg', ['-q', '--raw', '-Sdisable', '-Sqrcode.enable', picture]);
  return stdout.split('\n').filter((line) => line !== '');
}
