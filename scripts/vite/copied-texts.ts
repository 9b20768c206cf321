import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts texts of a folder that the server sends beside its program, as they were written. */
export const copiedTexts = (folder: string, ...files: readonly string[]): Plugin => ({
  name: 'copied-texts',
  apply: 'build',
  generateBundle() {
    for (const fileName of files)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) });
  },
});
