import { writeFileSync } from 'node:fs';
import { drawPage, TooMuchMemory } from './draw-page.ts';
import { joinPdf, type JoinedPdf } from './join-pdf.ts';
import type { PrintAnswer, PrintFailure, PrintRequest } from './print-request.ts';

// A process of its own, started by print-file.ts: the server neither draws nor joins.
const [, , path = '', mostMemory = '0'] = process.argv;

try {
  // When memory runs out, this goes before the server does.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Only Linux has it.
}

let joined: JoinedPdf | undefined;

async function answer(request: PrintRequest): Promise<PrintAnswer> {
  try {
    joined ??= joinPdf(path);
    if (request === 'finish') joined.finish();
    else await joined.add(await drawPage(request.draw, Number(mostMemory)));
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: failureOf(error), words: String(error) };
  }
}

function failureOf(error: unknown): PrintFailure {
  if (error instanceof TooMuchMemory) return 'memory';
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '') ? 'disk' : 'failed';
}

process.on('message', (request: PrintRequest) => void answer(request).then((answered) => process.send?.(answered)));
// Chromium ends with this process: when it is told to, and when the server is no more.
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
