import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

/** A component, or another block that is no text, as the editor frames it. */
export interface Frame {
  readonly id: number;
  /** Its fields and buttons are drawn here. */
  readonly head: HTMLElement;
  node(): Node;
  /** Where it begins; undefined when it is gone. */
  at(): number | undefined;
}

export interface Frames {
  list(): readonly Frame[];
  subscribe(listener: () => void): () => void;
  readonly nodeViews: Readonly<
    Record<string, (node: Node, view: EditorView, at: () => number | undefined) => NodeView>
  >;
}

/** What is begun in a head, as a file that waits for its author, is lost with it. */
type Head = Pick<Frame, 'id' | 'head'>;

/** Whether a node is in one place only: a block that the mouse copies is the same node in two. */
function isThereOnce(doc: Node, sought: Node): boolean {
  let count = 0;
  doc.descendants((node) => void (count += node === sought ? 1 : 0));
  return count === 1;
}

/** The frames of one editor. */
export function createFrames(): Frames {
  let frames: readonly Frame[] = [];
  let last = 0;
  // The editor draws a block anew when another one above it goes, or when it moves: the head stays the block’s.
  const heads = new WeakMap<Node, Head>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    // After the editor has drawn: a frame is made while it draws.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const newHead = (): Head => ({ id: (last += 1), head: document.createElement('div') });
  const framed = (first: Node, view: EditorView, at: () => number | undefined): NodeView => {
    let node = first;
    const dom = document.createElement('div');
    const own = (isThereOnce(view.state.doc, first) ? heads.get(first) : undefined) ?? newHead();
    const { id, head } = own;
    heads.set(first, own);
    dom.dataset['frame'] = first.type.name;
    head.contentEditable = 'false';
    dom.append(head);
    const content = first.isLeaf ? null : document.createElement('div');
    if (content) dom.append(content);
    const frame: Frame = { id, head, node: () => node, at };
    frames = [...frames.filter((one) => one.id !== id), frame];
    tell();
    return {
      dom,
      ...(content && { contentDOM: content }),
      update(next) {
        const isOther = next !== node && (heads.get(next) ?? own) !== own;
        if (next.type !== node.type || isOther || head.parentElement !== dom) return false;
        node = next;
        heads.set(next, own);
        return true;
      },
      stopEvent: ({ target, type }) => head.contains(target as Element) && !type.startsWith('drag'),
      // Programs of the browser write attributes too: a block that is drawn anew takes the cursor out of its fields.
      ignoreMutation: ({ type, target }) =>
        type === 'attributes' || (type !== 'selection' && head.contains(target)),
      destroy() {
        frames = frames.filter((one) => one !== frame);
        tell();
      },
    };
  };
  return {
    list: () => frames,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    nodeViews: { card: framed, box: framed, source: framed },
  };
}
