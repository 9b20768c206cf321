import type { Nodes } from 'mdast';
import { Fragment, useId, useMemo } from 'react';
import { contentOf, isSegment, propertiesOf, readPageTree } from '../../../engine/edit/page/page-tree.ts';
import { WORDS_A_MINUTE, wordsIn } from '../../../engine/graph/sheet.ts';
import { childrenOf, isElement, type JsxElement } from '../../../engine/scenario/parse/passages.ts';
import { pageComponents } from '../../../engine/scenario/parse/page-components.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import type { FileEditor } from '../files/file-editor.ts';
import type { EditedState } from '../files/file-editor-machine.ts';
import { FieldProblems } from '../form/FieldRow.tsx';
import { FormScopeContext, NO_FORM, fieldKey, focusSoon, useFormScope } from '../form/form-scope.ts';
import formStyles from '../form/Form.module.css';
import { ListItem } from '../form/ListItem.tsx';
import { MediumDrop } from '../media/MediumDrop.tsx';
import { MEDIUM_WORDS } from '../media/medium-words.ts';
import { TextControl } from '../form/typed-controls.tsx';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { duration, number } from '../views/french-numbers.ts';
import {
  attributeName,
  blockAt,
  blockName,
  componentName,
  componentText,
  mediumOfProperty,
} from './blocks.ts';
import styles from './Page.module.css';

interface PageFormProps {
  readonly editor: FileEditor;
  readonly state: EditedState;
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

/** A message or document as its paragraphs and components, each edited in place. */
export function PageForm({ editor, state: { draft, trial, replacements } }: PageFormProps) {
  const text = draft?.text ?? '';
  const city = draft?.file.split('/')[0] ?? '';
  const tree = useMemo(() => readPageTree(text), [text]);
  const problems = useMemo(() => problemsByBlock(text, trial?.problems ?? []), [text, trial]);
  const scope = useMemo(
    () => ({
      ...NO_FORM,
      city,
      replacements,
      change: editor.change,
      write: () => void editor.write(),
      problems,
    }),
    [city, replacements, editor, problems],
  );
  if (!tree) return <p>{typeset('Cette page ne se lit pas : corrigez-la dans son texte.')}</p>;
  const words = wordsIn(tree.root);
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
        <Blocks text={text} parent={tree.root} path={[]} />
      </form>
    </FormScopeContext>
  );
}

interface BlocksProps {
  readonly text: string;
  readonly parent: Nodes;
  readonly path: ValuePath;
}

/** The content of a block, with the buttons that move it or take it out. */
function Blocks({ text, parent, path }: BlocksProps) {
  const children = childrenOf(parent);
  const shown = children.flatMap((node, index) => (isSegment(node) ? [{ node, index }] : []));
  return (
    <>
      <Stack as="ol" gap={2} className={formStyles.list}>
        {shown.map(({ node, index }) => (
          <ListItem key={index} list={path} index={index} count={children.length} what={blockName(node)}>
            <Block text={text} node={node} path={[...path, index]} />
          </ListItem>
        ))}
      </Stack>
      {shown.length > 0 && <Additions path={path} at={children.length} />}
    </>
  );
}

const HOLDERS = new Set(['list', 'listItem', 'blockquote', 'table', 'tableRow']);
const TEXTS = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement']);

function Block({
  text,
  node,
  path,
}: {
  readonly text: string;
  readonly node: Nodes;
  readonly path: ValuePath;
}) {
  const { problems } = useFormScope();
  const id = useId();
  const name = `${blockName(node)} ${path.map((index) => Number(index) + 1).join('.')}`;
  return (
    <Stack
      gap={2}
      data-field={fieldKey(path)}
      data-block={node.type}
      className={formStyles.inItem}
      {...(TEXTS.has(node.type) ? {} : { role: 'group', 'aria-label': typeset(name) })}
    >
      {isElement(node) && <Properties tag={node} path={path} />}
      {TEXTS.has(node.type) && !isEmptyTag(node) && (
        <TextControl
          path={path}
          value={contentOf(text, node)}
          isLong
          aria-label={typeset(name)}
          aria-describedby={`${id}-problems`}
        />
      )}
      {(HOLDERS.has(node.type) || node.type === 'mdxJsxFlowElement') && (
        <Blocks text={text} parent={node} path={path} />
      )}
      {node.type === 'code' && (
        <TextControl path={path} value={contentOf(text, node)} isLong aria-label={typeset(name)} />
      )}
      <FieldProblems id={`${id}-problems`} problems={problems.get(fieldKey(path)) ?? []} />
      <FieldNotes path={path} />
    </Stack>
  );
}

const isEmptyTag = (node: Nodes): boolean => isElement(node) && childrenOf(node).length === 0;

/** A tag as a card: its name, and its properties as fields. */
function Properties({ tag, path }: { readonly tag: JsxElement; readonly path: ValuePath }) {
  return (
    <Stack gap={1} className={styles.tag}>
      <b>{typeset(componentName(tag.name))}</b>
      {propertiesOf(tag).map(({ name, value }) =>
        typeof value === 'string' ? (
          <Fragment key={name}>
            <label data-field={fieldKey([...path, name])}>
              <span>{typeset(attributeName(name))}</span>
              <TextControl path={[...path, name]} value={value} isLong />
            </label>
            <PageMedium tag={tag} path={path} name={name} value={value} />
            <FieldNotes path={[...path, name]} />
          </Fragment>
        ) : (
          <span key={name}>{typeset(attributeName(name))}</span>
        ),
      )}
    </Stack>
  );
}

/** Offers to drop the picture or sound that a property of a component names. */
function PageMedium({
  tag,
  path,
  name,
  value,
}: {
  readonly tag: JsxElement;
  readonly path: ValuePath;
  readonly name: string;
  readonly value: string;
}) {
  const kind = mediumOfProperty(tag.name ?? '', name);
  if (!kind) return null;
  const words = propertiesOf(tag).find((property) => property.name in MEDIUM_WORDS);
  const field = words && {
    path: [...path, words.name],
    title: MEDIUM_WORDS[words.name] ?? '',
    value: typeof words.value === 'string' ? words.value : '',
  };
  return <MediumDrop kind={kind} path={[...path, name]} value={value} words={field} />;
}

/** Adds a paragraph or a component at the end of what contains it. */
function Additions({ path, at }: { readonly path: ValuePath; readonly at: number }) {
  const { change, write } = useFormScope();
  const add = (value: string) => {
    if (!change({ op: 'add', path, value, at })) return;
    write();
    focusSoon([...path, at]);
  };
  return (
    <select
      className={formStyles.offer}
      aria-label={typeset('Ajouter à la page')}
      value=""
      onChange={({ target }) => add(target.value)}
    >
      <option value="">Ajouter…</option>
      <option value="Un nouveau paragraphe.">Un paragraphe</option>
      <option value="## Un titre">Un titre</option>
      {Object.keys(pageComponents).map((name) => (
        <option key={name} value={componentText(name)}>
          {typeset(componentName(name))}
        </option>
      ))}
    </select>
  );
}
