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

/** The frames of one editor. */
export function createFrames(): Frames {
  let frames: readonly Frame[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    // After the editor has drawn: a frame is made while it draws.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  };
  const framed = (first: Node, _view: EditorView, at: () => number | undefined): NodeView => {
    let node = first;
    const dom = document.createElement('div');
    const head = document.createElement('div');
    dom.dataset['frame'] = first.type.name;
    head.contentEditable = 'false';
    dom.append(head);
    const content = first.isLeaf ? null : document.createElement('div');
    if (content) dom.append(content);
    const frame: Frame = { id: (last += 1), head, node: () => node, at };
    frames = [...frames, frame];
    tell();
    return {
      dom,
      ...(content && { contentDOM: content }),
      update(next) {
        if (next.type !== node.type) return false;
        node = next;
        return true;
      },
      stopEvent: ({ target, type }) => head.contains(target as Element) && !type.startsWith('drag'),
      ignoreMutation: (mutation) => mutation.type !== 'selection' && head.contains(mutation.target),
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
