import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Puts texts that the server sends beside its program, as they were written. */
export const copiedTexts = (...files: readonly string[]): Plugin => ({
  name: 'copied-texts',
  apply: 'build',
  generateBundle() {
    for (const file of files)
      this.emitFile({ type: 'asset', fileName: basename(file), source: readFileSync(file) });
  },
});
