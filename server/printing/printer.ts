import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIdleChromium } from './idle-chromium.ts';
import { imposePdf, TooLarge } from './impose-pdf.ts';
import { joinPdf, type PdfJoiner } from './join-pdf.ts';
import { createPageBrowser, type PageBrowser, TooMuchMemory } from './page-browser.ts';
import type { PagePrintRequest, PrintAnswer, PrintRequest } from './print-request.ts';
import type { PrintFailure } from '../store/staff/print-jobs.ts';

// Separate process started by print-file.ts, so that the server neither renders nor joins PDFs.
const [, , path = '', profile = '', mostMemory = '0', idleMs = '0', imposed = ''] = process.argv;

try {
  // The OOM killer ends this process before the server.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Linux only.
}

mkdirSync(profile, { recursive: true, mode: 0o700 });
const limits = { mostMemory: Number(mostMemory), profile };
const idleChromium = join(profile, 'idle-chromium.sh');
let joined: PdfJoiner | undefined;
let browser: PageBrowser | undefined;
let waitsForIdle = Number(idleMs) > 0;

/**
 * Draws a page while no other process needs the processor. A page that was not drawn so, because other
 * programs keep the processors busy or the system lacks the means, is drawn again with low priority, and so
 * are all pages after it.
 */
async function draw(page: PagePrintRequest): Promise<Buffer> {
  if (waitsForIdle) {
    try {
      browser ??= createPageBrowser({
        ...limits,
        mostMs: Number(idleMs),
        priority: 'idle',
        executable: writeIdleChromium(idleChromium),
      });
      return await browser.draw(page);
    } catch (error) {
      if (error instanceof TooMuchMemory) throw error;
      [waitsForIdle, browser] = [false, undefined];
    }
  }
  browser ??= createPageBrowser(limits);
  return browser.draw(page);
}

async function answer(request: PrintRequest): Promise<PrintAnswer> {
  try {
    joined ??= imposed === '' ? joinPdf(path) : imposePdf(path, imposed);
    if (request === 'finish') joined.finish();
    else if (request === 'close-browser') await browser?.close();
    else await joined.add(await draw(request.draw));
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
