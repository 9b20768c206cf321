import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

/** Components of a page that show one picture of media/, named by their attribute `name`. */
const PICTURES: ReadonlySet<string | null> = new Set(['Picture', 'Token', 'Counterfoil']);

/**
 * A remark plugin: gives each picture of a page its width and height in pixels, read from the file, so that a browser
 * reserves its room before the file has come. A picture whose file is missing, or does not say its size, gets neither:
 * the compiler of the city reports missing files.
 */
export function sizedPictures() {
  return (tree: Root, page: VFile): void => {
    const folder = join(page.path, '..');
    // A letter lies in its city's own folder, the other pages one folder below it.
    const media = [join(folder, 'media'), join(folder, '../media')].find((path) => existsSync(path)) ?? folder;
    for (const picture of picturesIn(tree)) {
      const name = picture.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name')?.value;
      const size = typeof name === 'string' ? sizeOf(join(media, name)) : null;
      if (!size) continue;
      picture.attributes.push(
        { type: 'mdxJsxAttribute', name: 'width', value: String(size.width) },
        { type: 'mdxJsxAttribute', name: 'height', value: String(size.height) },
      );
    }
  };
}

/** Null where there is no such file, and where it has no size that can be read: a drawing may do without. */
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
