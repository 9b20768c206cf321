import type { Nodes } from 'mdast';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { childrenOf, isElement, type JsxElement } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { TagHead } from './PageFrame.tsx';
import type { PageView } from './page-view.ts';
import { placedBlocks } from './placed-blocks.ts';
import { tagsAt } from './tags-at.ts';
import styles from './Page.module.css';

interface PlacedTag {
  readonly tag: JsxElement;
  readonly path: ValuePath;
}

/** The components among the words of a block, in their order. */
function tagsIn(node: Nodes, path: ValuePath): readonly PlacedTag[] {
  return childrenOf(node).flatMap((child, index): readonly PlacedTag[] => {
    const own = [...path, index];
    return [...(isElement(child) ? [{ tag: child, path: own }] : []), ...tagsIn(child, own)];
  });
}

/** The fields of the components around the cursor that stand among words. */
export function TagsHere({ city, page }: { readonly city: DeskCity; readonly page: PageView }) {
  const { doc, selection } = page.state();
  const placed = placedBlocks(doc).findLast(
    ({ node, at }) => node.isTextblock && at < selection.from && selection.from < at + node.nodeSize,
  );
  if (!placed) return null;
  const node = placed.path.reduce<Nodes | undefined>(
    (found, index) => found && childrenOf(found)[Number(index)],
    page.tree().root,
  );
  const all = node ? tagsIn(node, placed.path) : [];
  const here = tagsAt(placed.node, selection.from - placed.at - 1).flatMap((rank) => all[rank] ?? []);
  if (here.length === 0) return null;
  return (
    <Stack gap={2} className={styles.here} role="group" aria-label={typeset('Là où est le curseur')}>
      {here.map(({ tag, path }) => (
        <TagHead key={path.join('.')} city={city} tag={tag} path={path} />
      ))}
    </Stack>
  );
}
