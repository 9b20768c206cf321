import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { variantIndex } from '../../engine/scenario/page-variants.ts';
import { keepPassages, variantsIn } from '../../engine/scenario/parse/passages.ts';

/**
 * A remark plugin that keeps only the passages of the variant that the file's name gives, «
 * laPasserelle~2.mdx ». A file without a number is compiled as its first variant, for stages that show any
 * file of a folder.
 */
export function keptPassages() {
  return (tree: Root, page: VFile): Root => {
    const variants = variantsIn(tree);
    const variant = variants[variantIndex(page.path) ?? 0];
    if (variants.length > 0 && !variant) throw new Error(`No such variant: ${page.path}`);
    return variant ? keepPassages(tree, variant) : tree;
  };
}
