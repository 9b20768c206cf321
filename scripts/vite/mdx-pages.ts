import { readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { withoutVariant } from '../../engine/scenario/page-variants.ts';
import { keptPassages } from './kept-passages.ts';
import { sizedPictures } from './sized-pictures.ts';

/** The remark plugins of every page. */
export const PAGE_PLUGINS = [remarkGfm, keptPassages, sizedPictures];

const isVariant = (id: string): boolean => id.endsWith('.mdx') && withoutVariant(id) !== id;

/**
 * Compiles .mdx to React components. Runs before React's plugin, which needs plain JSX. A variant of a page
 * is a module of its own, whose file does not exist: « laPasserelle~2.mdx » is read from laPasserelle.mdx.
 */
export function mdxPages(): Plugin {
  return {
    enforce: 'pre',
    ...mdx({ remarkPlugins: PAGE_PLUGINS }),
    async resolveId(id, importer) {
      const page = isVariant(id) ? await this.resolve(withoutVariant(id), importer) : null;
      return page && page.id.replace(/(?=\.mdx$)/u, /~\d+(?=\.mdx$)/u.exec(id)?.[0] ?? '');
    },
    load(id) {
      if (!isVariant(id)) return null;
      const file = withoutVariant(id);
      this.addWatchFile(file);
      return readFileSync(file, 'utf8');
    },
  } as Plugin;
}
