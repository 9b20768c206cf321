import type { Mark, Node } from 'prosemirror-model';

/**
 * Which of a paragraph’s components, in the order in which they open, are around an offset of it.
 */
export function tagsAt(paragraph: Node, offset: number): readonly number[] {
  let count = 0;
  let open: readonly { readonly mark: Mark; readonly rank: number }[] = [];
  let at = 0;
  const here = new Set<number>();
  for (const node of paragraph.children) {
    const tags = node.marks.filter(({ type }) => type.name === 'tag');
    const isKept = open.every(({ mark }, index) => tags[index]?.eq(mark));
    const kept = isKept ? open : open.filter(({ mark }, index) => tags[index]?.eq(mark));
    open = [...kept, ...tags.slice(kept.length).map((mark) => ({ mark, rank: count++ }))];
    const isAround = at <= offset && offset <= at + node.nodeSize;
    if (isAround) open.forEach(({ rank }) => here.add(rank));
    if (node.type.name === 'sign') {
      if (isAround) here.add(count);
      count += 1;
    }
    at += node.nodeSize;
  }
  return [...here];
}
