import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
}

/** Beside each script and style sheet of the build, the same in brotli, as small as it gets: too slow to be done for who waits. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(names.map((name) => pack(join(dir, name))));
    },
  };
}
