import { defaultKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { spliceBetween } from '../../../engine/edit/splice.ts';
import { typeset } from '../../components/text/typography.tsx';
import type { FileEditor } from '../files/file-editor.ts';
import styles from './RawText.module.css';

interface RawTextProps {
  /** Its path, which tells its language. */
  readonly path: string;
  readonly text: string;
  readonly editor: FileEditor;
}

/** The inks of paper, which the default colours are too pale for. */
const INKS = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName), tags.tagName, tags.typeName],
    color: 'var(--postal-red)',
  },
  { tag: [tags.string, tags.attributeValue], color: 'var(--postal-green)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-soft)' },
  { tag: [tags.heading, tags.strong], fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);

/** The text of a file as it is, for those who prefer it. Tab leaves the field; undo is that of the studio. */
export function RawText({ path, text, editor }: RawTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  useEffect(() => {
    const isPage = path.endsWith('.mdx');
    const opened = new EditorView({
      parent: place.current as HTMLDivElement,
      state: EditorState.create({
        doc: editor.state().draft?.text ?? '',
        extensions: [
          lineNumbers(),
          isPage ? markdown() : yaml(),
          syntaxHighlighting(INKS),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': typeset(`Texte de ${path}`), lang: 'fr' }),
          EditorView.domEventHandlers({ blur: () => void editor.write() }),
          EditorView.updateListener.of(
            ({ docChanged, state }) => docChanged && take(editor, state.doc.toString()),
          ),
          keymap.of(defaultKeymap),
        ],
      }),
    });
    view.current = opened;
    return () => opened.destroy();
  }, [editor, path]);
  // Undo, or another program, gives another text.
  useEffect(() => {
    const shown = view.current?.state.doc;
    const { at, was, now } = spliceBetween(shown?.toString() ?? '', text);
    if (was !== now) view.current?.dispatch({ changes: { from: at, to: at + was.length, insert: now } });
  }, [text]);
  return <div ref={place} className={styles.raw} />;
}

/** The typed text becomes one splice. */
function take(editor: FileEditor, typed: string): void {
  const edit = spliceBetween(editor.state().draft?.text ?? '', typed);
  if (edit.was !== edit.now) editor.change(edit);
}
