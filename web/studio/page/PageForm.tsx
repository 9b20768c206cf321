import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { propertiesOf } from '../../../engine/edit/page/page-tree.ts';
import { WORDS_A_MINUTE, wordsIn } from '../../../engine/graph/sheet.ts';
import type { DeskCity, DeskProblem } from '../../../engine/graph/desk.ts';
import { spliceBetween } from '../../../engine/edit/splice.ts';
import type { Edit } from '../../../engine/edit/edit.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import type { FileEditor } from '../files/file-editor.ts';
import type { EditedState } from '../files/file-editor-machine.ts';
import { FieldProblems } from '../form/FieldRow.tsx';
import { FormScopeContext, NO_FORM, fieldKey } from '../form/form-scope.ts';
import formStyles from '../form/Form.module.css';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { useNotesScope } from '../notes/notes-scope.ts';
import { duration, number } from '../views/french-numbers.ts';
import { blockAt } from './blocks.ts';
import { PageBar } from './PageBar.tsx';
import { PageFrames, TagHead } from './PageFrame.tsx';
import { hasLeftCode } from './page-model.ts';
import { type PageView, createPageView } from './page-view.ts';
import { placedBlocks } from './placed-blocks.ts';
import styles from './Page.module.css';
import type { Nodes } from 'mdast';
import { childrenOf, isElement, type JsxElement, PASSAGE } from '../../../engine/scenario/parse/passages.ts';
import { Stack } from '../../components/layout/layout.tsx';
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

interface PlacedTag {
  readonly tag: JsxElement;
  readonly path: ValuePath;
}

function tagsIn(node: Nodes, path: ValuePath): readonly PlacedTag[] {
  return childrenOf(node).flatMap((child, index): readonly PlacedTag[] => {
    const own = [...path, index];
    return [...(isElement(child) ? [{ tag: child, path: own }] : []), ...tagsIn(child, own)];
  });
}

/** The fields of the components around the cursor that stand among words. */
function TagsHere({ city, page }: { readonly city: DeskCity; readonly page: PageView }) {
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
  const here = tagsAt(placed.node, selection.from - placed.at - 1)
    .flatMap((rank) => all[rank] ?? [])
    .filter(({ tag }) => tag.name === PASSAGE || propertiesOf(tag).length > 0);
  if (here.length === 0) return null;
  return (
    <Stack gap={2} className={styles.here} role="group" aria-label={typeset('Là où est le curseur')}>
      {here.map(({ tag, path }) => (
        <TagHead key={path.join('.')} city={city} tag={tag} path={path} />
      ))}
    </Stack>
  );
}

interface PageFormProps {
  readonly city: DeskCity;
  readonly editor: FileEditor;
  readonly state: EditedState;
  /** Told of the block where the cursor is. */
  readonly onPlace: (path: ValuePath) => void;
}

function problemsByBlock(
  text: string,
  problems: readonly DeskProblem[],
): ReadonlyMap<string, readonly DeskProblem[]> {
  const byBlock = new Map<string, readonly DeskProblem[]>();
  for (const problem of problems) {
    const key = fieldKey(blockAt(text, problem));
    byBlock.set(key, [...(byBlock.get(key) ?? []), problem]);
  }
  return byBlock;
}

/** The editor of the page, which follows the text of the file; null while that cannot be read. */
function usePageView(editor: FileEditor, text: string, onPlace: PageFormProps['onPlace']): PageView | null {
  const [page, setPage] = useState(() => createPageView(text));
  useEffect(() =>
    page?.connect({
      onText(now) {
        const edit = spliceBetween(editor.state().draft?.text ?? '', now);
        if (edit.was !== edit.now) editor.change(edit);
      },
      onPlace,
      onPause: () => void editor.write(),
    }),
  );
  useEffect(() => page?.follow(text), [page, text]);
  const opened = page ?? createPageView(text);
  if (opened !== page) setPage(opened);
  return page;
}

const LEFT_CODE =
  'La lettre ne s’ouvre pas sans « Code d’activation » : il est resté, seul sur sa ligne. Pour l’ôter aussi, effacez-le.';

const NEVER = (): (() => void) => () => undefined;

/** A message or document, written as in a word processor. */
export function PageForm({ city, editor, state: { draft, trial, replacements }, onPlace }: PageFormProps) {
  const text = draft?.text ?? '';
  const page = usePageView(editor, text, onPlace);
  useSyncExternalStore(page?.subscribe ?? NEVER, page?.version ?? (() => 0));
  const problems = useMemo(() => problemsByBlock(text, trial?.problems ?? []), [text, trial]);
  const scope = useMemo(
    () => ({
      ...NO_FORM,
      city: city.slug,
      replacements,
      change(edit: Edit) {
        if (!editor.change(edit)) return false;
        page?.follow(editor.state().draft?.text ?? '');
        return true;
      },
      refusal: () => editor.state().refusal,
      write: () => void editor.write(),
      problems,
    }),
    [city.slug, replacements, editor, page, problems],
  );
  if (!page) return <p>{typeset('Cette page ne se lit pas : corrigez-la dans son texte.')}</p>;
  const words = wordsIn(page.tree().root);
  const refusal = page.refusal();
  return (
    <FormScopeContext value={scope}>
      <p className={styles.count} role="status">
        {typeset(`${number(words)} mots, ${duration(Math.round((words / WORDS_A_MINUTE) * 60))} de lecture`)}
      </p>
      <FieldProblems id="page-problems" problems={problems.get(fieldKey([])) ?? []} />
      <form
        className={`${formStyles.form} ${styles.page}`}
        onSubmit={(event) => event.preventDefault()}
        aria-label="Page"
      >
        <div className={styles.tools}>
          <PageBar city={city} page={page} />
        </div>
        <PageText page={page} isRefused={refusal !== null} />
        {hasLeftCode(page.state()) && <p role="status">{typeset(LEFT_CODE)}</p>}
        <TagsHere city={city} page={page} />
        {refusal && (
          <p role="alert" className={controls.alert}>
            {typeset(
              `${refusal} Vos mots restent ici ; ils ne sont pas encore dans le fichier. Ctrl+Z rend ce qu’il y avait avant.`,
            )}
          </p>
        )}
        <PageFrames city={city} page={page} />
        <BesideBlocks page={page} problems={problems} />
      </form>
    </FormScopeContext>
  );
}

function PageText({ page, isRefused }: { readonly page: PageView; readonly isRefused: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? page.mount(place.current) : undefined), [page]);
  return <div ref={place} className={styles.text} data-refused={isRefused || undefined} />;
}

interface BesideBlocksProps {
  readonly page: PageView;
  readonly problems: ReadonlyMap<string, readonly DeskProblem[]>;
}

/** Problems and notes, each under the block that it is about. */
function BesideBlocks({ page, problems }: BesideBlocksProps) {
  const { byField, open } = useNotesScope();
  const { doc } = page.state();
  const paths = useMemo(
    () => new Map(placedBlocks(doc).map(({ path }) => [fieldKey(path), path] as const)),
    [doc],
  );
  const wanted = [...paths.keys()].filter(
    (key) => problems.has(key) || byField.has(key) || (open !== null && fieldKey(open.path) === key),
  );
  const keys = wanted.join(' ');
  useEffect(() => page.setBeside(keys === '' ? [] : keys.split(' ')), [page, keys]);
  return wanted.map((key) =>
    createPortal(
      <>
        <FieldProblems id={`problems-${key}`} problems={problems.get(key) ?? []} />
        <FieldNotes path={paths.get(key) ?? []} />
      </>,
      page.elementUnder(key),
      key,
    ),
  );
}
