import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { withoutVariant } from '../../../engine/scenario/page-variants.ts';
import { PAGE_PLUGINS } from '../../vite/mdx-pages.ts';

/** Compiles the pages of a city in the pseudo-language. `folder`: of the city, for the size of its pictures. */
export const pageImporter =
  (pages: ReadonlyMap<string, string>, folder: string) =>
  (address: string): Promise<unknown> => {
    const path = `${address.replace(/^\/page\/(?:letter\/)?/u, '')}.mdx`;
    const value = pages.get(withoutVariant(path));
    if (value === undefined) return Promise.reject(new Error(`No page ${address}`));
    return evaluate({ path: join(folder, path), value }, { ...runtime, remarkPlugins: PAGE_PLUGINS });
  };
