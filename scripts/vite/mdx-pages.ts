import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { sizedPictures } from './sized-pictures.ts';

/** Compiles .mdx to React components. Runs before React's plugin, which needs plain JSX. */
export function mdxPages(): Plugin {
  return { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm, sizedPictures] }) } as Plugin;
}
