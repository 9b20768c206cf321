import mdx from '@mdx-js/rollup';
import { imageSize } from 'image-size';
import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { variantIndex, withoutVariant } from '../../engine/scenario/page-variants.ts';
import { keepPassages, variantsIn } from '../../engine/scenario/parse/passages.ts';

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

/**
 * A remark plugin that keeps only the passages of the variant that the file's name gives, «
 * laPasserelle~2.mdx ». A file without a number is compiled as its first variant, for stages that show any
 * file of a folder.
 */
function keptPassages() {
  return (tree: Root, page: VFile): Root => {
    const variants = variantsIn(tree);
    const variant = variants[variantIndex(page.path) ?? 0];
    if (variants.length > 0 && !variant) throw new Error(`No such variant: ${page.path}`);
    return variant ? keepPassages(tree, variant) : tree;
  };
}

/** Page components that show the picture of media/ in their attribute `name`. */
const PICTURES: ReadonlySet<string | null> = new Set(['Picture', 'Postmark', 'Token', 'Counterfoil']);

/**
 * A remark plugin that adds width and height in pixels to each picture, so that a browser reserves its space
 * before it is loaded. Pictures without a readable size get neither; missing files are reported by the city's
 * compiler.
 */
export function sizedPictures() {
  return (tree: Root, page: VFile): void => {
    const folder = join(page.path, '..');
    // A letter is in the city's folder, other pages are one folder below; a translation, one folder more.
    const places = ['media', '../media', '../../media'].map((place) => join(folder, place));
    for (const picture of picturesIn(tree)) {
      const name = picture.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      if (typeof name !== 'string') continue;
      const file = places.map((place) => join(place, name)).find((path) => existsSync(path));
      const size = file === undefined ? null : sizeOf(file);
      if (!size) continue;
      picture.attributes.push(
        { type: 'mdxJsxAttribute', name: 'width', value: String(size.width) },
        { type: 'mdxJsxAttribute', name: 'height', value: String(size.height) },
      );
    }
  };
}

/** Null when the file has no readable size, as some SVG drawings. */
function sizeOf(file: string): { readonly width: number; readonly height: number } | null {
  try {
    return imageSize(readFileSync(file));
  } catch {
    return null;
  }
}

function picturesIn(node: Parents): (MdxJsxFlowElement | MdxJsxTextElement)[] {
  return node.children.flatMap((child) => [
    ...('name' in child && PICTURES.has(child.name) ? [child] : []),
    ...('children' in child ? picturesIn(child) : []),
  ]);
}
