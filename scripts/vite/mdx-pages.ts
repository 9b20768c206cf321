import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { sizedPictures } from './sized-pictures.ts';

/** Compiles .mdx to React components. It runs before React's own plugin, which then sees plain JSX. */
export function mdxPages(): Plugin {
  return { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm, sizedPictures] }) } as Plugin;
}
