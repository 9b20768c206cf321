import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

/** Page components that show the picture of media/ in their attribute `name`. */
const PICTURES: ReadonlySet<string | null> = new Set(['Picture', 'Token', 'Counterfoil']);

/**
 * A remark plugin that adds width and height in pixels to each picture, so that a browser reserves its space
 * before it is loaded. Pictures without a readable size get neither; missing files are reported by the city's
 * compiler.
 */
export function sizedPictures() {
  return (tree: Root, page: VFile): void => {
    const folder = join(page.path, '..');
    // A letter is in the city's folder, other pages are one folder below.
    const media =
      [join(folder, 'media'), join(folder, '../media')].find((path) => existsSync(path)) ?? folder;
    for (const picture of picturesIn(tree)) {
      const name = picture.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      )?.value;
      const size = typeof name === 'string' ? sizeOf(join(media, name)) : null;
      if (!size) continue;
      picture.attributes.push(
        { type: 'mdxJsxAttribute', name: 'width', value: String(size.width) },
        { type: 'mdxJsxAttribute', name: 'height', value: String(size.height) },
      );
    }
  };
}

/** Null when the file does not exist or has no readable size, as some SVG drawings. */
function sizeOf(file: string): { readonly width: number; readonly height: number } | null {
  if (!existsSync(file)) return null;
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
