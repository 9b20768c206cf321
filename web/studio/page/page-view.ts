import {
  type Command,
  type EditorState,
  Selection,
  type Transaction,
  Plugin,
  PluginKey,
} from 'prosemirror-state';
import type { Node } from 'prosemirror-model';
import { EditorView, Decoration, DecorationSet } from 'prosemirror-view';
import { PASSAGE } from '../../../engine/scenario/parse/passages.ts';
import type { PageTree } from '../../../engine/edit/page/page-tree.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import { createFrames, type Frames } from './frames.ts';
import { writeBelow } from './page-keys.ts';
import { openPage } from './page-model.ts';
import { cleanPasted, pastedText } from './paste.ts';
import { placedBlocks } from './placed-blocks.ts';
import { fieldKey } from '../form/form-scope.ts';

/** Elements that stand under blocks, by the key of the block’s path. */
type Beside = ReadonlyMap<string, HTMLElement>;

const key = new PluginKey<Beside>('beside-blocks');

/** Says where the words of a component go that has none. */
function invitations(doc: Node): readonly Decoration[] {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    const only = node.type.name === 'box' && node.childCount === 1 ? node.firstChild : null;
    const words = node.attrs['name'] === PASSAGE ? 'Écrivez ici ce que ceux-là liront' : 'Écrivez ici';
    if (only?.isTextblock && only.content.size === 0)
      found.push(Decoration.node(at + 1, at + 1 + only.nodeSize, { 'data-invitation': typeset(words) }));
    return !node.isTextblock;
  });
  return found;
}

/**
 * Names each block by its path, as the fields of a form are named, puts elements under some, and invites to write
 * in empty ones.
 */
const besideBlocks = new Plugin<Beside>({
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
      return DecorationSet.create(state.doc, [...found, ...invitations(state.doc)]);
    },
  },
});

/** The mark by which a transaction gives the elements. */
const BESIDE = key;

/** The editor of one page on the screen. */
export interface PageView {
  readonly frames: Frames;
  /** Draws the editor in an element; the result takes it away. */
  mount(element: HTMLElement): () => void;
  /** Says who is told of what is written, from now on. */
  connect(handlers: PageHandlers): void;
  state(): EditorState;
  tree(): PageTree;
  /** Why what is shown is not in the text, in French. */
  refusal(): string | null;
  /** Shows another text of the file. */
  follow(text: string): void;
  run(command: Command): void;
  /** An element of the page that stands under a block. */
  elementUnder(key: string): HTMLElement;
  /** Shows the elements under these blocks. */
  setBeside(keys: readonly string[]): void;
  /** The path of the block where the cursor is. */
  here(): ValuePath;
  subscribe(listener: () => void): () => void;
  /** Increases at each change of what is shown. */
  version(): number;
}

interface PageHandlers {
  /** Takes the text that means what is shown. */
  onText(text: string): void;
  onPlace(path: ValuePath): void;
  /** Saves what was written: when the page is left, and after a pause in the typing. */
  onPause(): void;
}

const NOBODY: PageHandlers = { onText: () => undefined, onPlace: () => undefined, onPause: () => undefined };

const PAUSE_MS = 1200;

/** Named by the sheet that goes to a field: the cursor is to be in this block. */
export const EDIT_HERE = 'edit-here';

/** Null for a text that cannot be read. */
export function createPageView(text: string): PageView | null {
  const model = openPage(text, [besideBlocks]);
  if (!model) return null;
  const frames = createFrames();
  const listeners = new Set<() => void>();
  let view: EditorView | null = null;
  let refusal: string | null = null;
  let version = 0;
  let handlers = NOBODY;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const elements = new Map<string, HTMLElement>();
  const save = (after: number): void => {
    clearTimeout(pause);
    pause = setTimeout(() => handlers.onPause(), after);
  };
  const tell = (): void => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const elementOf = (key: string): HTMLElement => {
    const element = elements.get(key) ?? document.createElement('div');
    element.contentEditable = 'false';
    elements.set(key, element);
    return element;
  };
  const here = (): ValuePath => {
    const { from } = model.state().selection;
    const around = placedBlocks(model.state().doc).filter(
      ({ node, at }) => at <= from && from <= at + node.nodeSize,
    );
    return around.at(-1)?.path ?? [];
  };
  const show = (transaction: Transaction): void => {
    model.apply(transaction);
    view?.updateState(model.state());
  };
  const dispatch = (transaction: Transaction): void => {
    show(transaction);
    if (transaction.docChanged) {
      const result = model.write();
      refusal = 'refusal' in result ? result.refusal.message : null;
      if ('text' in result) handlers.onText(result.text);
      save(PAUSE_MS);
    }
    if (transaction.docChanged || transaction.selectionSet) handlers.onPlace(here());
    tell();
  };
  return {
    frames,
    connect: (next) => void (handlers = next),
    mount(element) {
      const opened = new EditorView(element, {
        state: model.state(),
        nodeViews: frames.nodeViews,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': typeset('Texte de la page'),
          lang: 'fr',
          spellcheck: 'true',
        },
        dispatchTransaction: dispatch,
        transformPastedHTML: cleanPasted,
        clipboardTextParser: pastedText,
        handleClick: (shown, _at, { clientY }) => {
          const last = shown.dom.lastElementChild?.getBoundingClientRect();
          return last !== undefined && clientY > last.bottom && writeBelow(shown.state, shown.dispatch);
        },
        handleDOMEvents: {
          blur: () => save(0),
          focus: () => handlers.onPlace(here()),
          [EDIT_HERE]: (shown, { target }) => {
            const at = shown.posAtDOM(target as Element, 0);
            shown.dispatch(shown.state.tr.setSelection(Selection.near(shown.state.doc.resolve(at))));
            shown.focus();
          },
        },
      });
      view = opened;
      return () => {
        view = null;
        opened.destroy();
      };
    },
    state: model.state,
    tree: model.tree,
    refusal: () => refusal,
    follow(now) {
      const transaction = model.follow(now);
      if (!transaction) return;
      refusal = null;
      show(transaction);
      tell();
    },
    run(command) {
      command(model.state(), dispatch, view ?? undefined);
      view?.focus();
    },
    elementUnder: elementOf,
    setBeside(keys) {
      const beside: Beside = new Map(keys.map((key) => [key, elementOf(key)]));
      show(model.state().tr.setMeta(BESIDE, beside));
    },
    here,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
