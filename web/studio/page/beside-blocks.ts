import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { fieldKey } from '../form/form-scope.ts';
import { placedBlocks } from './placed-blocks.ts';

/** Elements that stand under blocks, by the key of the block’s path. */
export type Beside = ReadonlyMap<string, HTMLElement>;

const key = new PluginKey<Beside>('beside-blocks');

/** Names each block by its path, as the fields of a form are named, and puts elements under some. */
export const besideBlocks = new Plugin<Beside>({
  key,
  state: {
    init: () => new Map(),
    apply: (transaction, before) => (transaction.getMeta(key) as Beside | undefined) ?? before,
  },
  props: {
    decorations(state) {
      const beside = key.getState(state) ?? new Map<string, HTMLElement>();
      const found = placedBlocks(state.doc).flatMap(({ node, at, path }) => {
        const field = fieldKey(path);
        const element = beside.get(field);
        const own = Decoration.node(at, at + node.nodeSize, { 'data-field': field });
        return element
          ? [
              own,
              Decoration.widget(at + node.nodeSize, element, { side: -1, key: field, stopEvent: () => true }),
            ]
          : [own];
      });
      return DecorationSet.create(state.doc, found);
    },
  },
});

/** The mark by which a transaction gives the elements. */
export const BESIDE = key;
