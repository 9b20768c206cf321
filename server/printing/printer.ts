import { mkdirSync } from 'node:fs';
import { imposePdf, TooLarge } from './impose-pdf.ts';
import { joinPdf, type PdfJoiner } from './pdf-file.ts';
import { createPageBrowser, TooMuchMemory } from './page-browser.ts';
import type { PrintAnswer, PrintRequest } from './print-request.ts';
import type { PrintFailure } from '../store/staff/print-jobs.ts';

// Separate process started by print-file.ts, so that the server neither renders nor joins PDFs.
const [, , path = '', profile = '', mostMemory = '0', imposed = ''] = process.argv;

mkdirSync(profile, { recursive: true, mode: 0o700 });
const browser = createPageBrowser({ mostMemory: Number(mostMemory), profile });
let joined: PdfJoiner | undefined;

async function answer(request: PrintRequest): Promise<PrintAnswer> {
  try {
    joined ??= imposed === '' ? joinPdf(path) : imposePdf(path, imposed);
    if (request === 'finish') joined.finish();
    else if (request === 'close-browser') await browser.close();
    else await joined.add(await browser.draw(request.draw));
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: failureOf(error), message: String(error) };
  }
}

function failureOf(error: unknown): PrintFailure {
  if (error instanceof TooMuchMemory) return 'memory';
  if (error instanceof TooLarge) return 'size';
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? 'disk'
    : 'failed';
}

process.on(
  'message',
  (request: PrintRequest) => void answer(request).then((answered) => process.send?.(answered)),
);
// Chromium ends with this process, on SIGTERM or when the server is gone.
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
