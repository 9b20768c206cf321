import { Fragment, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Nodes } from 'mdast';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import { propertiesOf } from '../../../engine/edit/page/page-tree.ts';
import { childrenOf, isElement, type JsxElement, PASSAGE } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import controls from '../controls.module.css';
import { fieldKey, useFormScope } from '../form/form-scope.ts';
import { TextControl } from '../form/typed-controls.tsx';
import { MediumDrop } from '../media/MediumDrop.tsx';
import { MEDIUM_WORDS } from '../media/medium-words.ts';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { attributeName, blockName, choicesOf, componentName, isInside, mediumOfProperty } from './blocks.ts';
import type { Frame } from './frames.ts';
import { PassageFields } from './PassageFields.tsx';
import type { PageView } from './page-view.ts';
import { placedBlocks } from './placed-blocks.ts';
import styles from './Page.module.css';
import type { Node, ResolvedPos } from 'prosemirror-model';
import type { Command, Transaction } from 'prosemirror-state';

/** Takes a block out of its place; the last one leaves an empty paragraph. */
const takeOut = (tr: Transaction, at: number, node: Node): Transaction =>
  tr.doc.resolve(at).parent.childCount > 1
    ? tr.delete(at, at + node.nodeSize)
    : tr.replaceWith(at, at + node.nodeSize, node.type.schema.node('paragraph'));

/** How deep is what holds a block and may be left by it; 0 when it has to stay. */
function depthToLeave($at: ResolvedPos, node: Node): number {
  if (isInside(String(node.attrs['name']), String($at.parent.attrs['name']))) return 0;
  let { depth } = $at;
  while (depth > 0 && !$at.node(depth - 1).type.contentMatch.matchType(node.type)) depth -= 1;
  return depth;
}

/** Moves the block at a place before the one above it, or after the one below; out of its component at the edge. */
export const moveBlock =
  (at: number, step: -1 | 1): Command =>
  ({ doc, tr }, dispatch) => {
    const $at = doc.resolve(at);
    const [node, other] = [$at.nodeAfter, step < 0 ? $at.nodeBefore : $at.parent.maybeChild($at.index() + 1)];
    if (!node) return false;
    const depth = depthToLeave($at, node);
    if (!other && depth === 0) return false;
    const [before, after] = other
      ? [at - other.nodeSize, at + node.nodeSize + other.nodeSize]
      : [$at.before(depth), $at.after(depth)];
    const to = step < 0 ? before : after;
    takeOut(tr, at, node);
    dispatch?.(tr.insert(tr.mapping.map(to), node));
    return true;
  };

export const removeBlock =
  (at: number): Command =>
  ({ doc, tr }, dispatch) => {
    const node = doc.nodeAt(at);
    if (node) dispatch?.(takeOut(tr, at, node));
    return node !== null;
  };

interface PageFramesProps {
  readonly city: DeskCity;
  readonly page: PageView;
}

const blockAtPath = (root: Nodes, path: ValuePath): Nodes | null =>
  path.reduce<Nodes | null>((node, index) => (node && childrenOf(node)[Number(index)]) ?? null, root);

/** The heads of all components of a page, each in its frame of the editor. */
export function PageFrames({ city, page }: PageFramesProps) {
  const frames = useSyncExternalStore(page.frames.subscribe, page.frames.list);
  const placed = new Map(placedBlocks(page.state().doc).map(({ at, path }) => [at, path]));
  return frames.map((frame) => {
    const path = placed.get(frame.at() ?? -1);
    const node = path && blockAtPath(page.tree().root, path);
    return node && path
      ? createPortal(
          <FrameHead city={city} page={page} frame={frame} node={node} path={path} />,
          frame.head,
          String(frame.id),
        )
      : null;
  });
}

interface FrameHeadProps extends PageFramesProps {
  readonly frame: Frame;
  readonly node: Nodes;
  readonly path: ValuePath;
}

function FrameHead({ city, page, frame, node, path }: FrameHeadProps) {
  const name = blockName(node);
  const [own, rank] = [path.slice(0, -1), Number(path.at(-1))];
  const act = (make: (at: number) => Parameters<PageView['run']>[0]) => {
    const at = frame.at();
    if (at !== undefined) page.run(make(at));
  };
  const spoken = `${name} ${[...own, rank].map((index) => Number(index) + 1).join('.')}`;
  return (
    <Stack gap={1} className={styles.head} role="group" aria-label={typeset(spoken)}>
      <p className={styles.name}>
        <b>{typeset(name)}</b>
        <span>
          {(
            [
              ['↑', 'Monter', (at: number) => moveBlock(at, -1)],
              ['↓', 'Descendre', (at: number) => moveBlock(at, 1)],
              ['✕', 'Retirer', removeBlock],
            ] as const
          ).map(([sign, verb, make]) => (
            <button
              key={verb}
              type="button"
              className={controls.sign}
              aria-label={typeset(`${verb} : ${spoken}`)}
              onClick={() => act(make)}
            >
              {sign}
            </button>
          ))}
        </span>
      </p>
      {isElement(node) ? (
        <TagFields city={city} tag={node} path={path} />
      ) : (
        <TextControl
          path={path}
          value={String(frame.node().attrs['text'] ?? '')}
          isLong
          aria-label={typeset(spoken)}
        />
      )}
    </Stack>
  );
}

interface TagFieldsProps {
  readonly city: DeskCity;
  readonly tag: JsxElement;
  readonly path: ValuePath;
}

/** The properties of a component as fields; of a passage, whom it is for. */
function TagFields({ city, tag, path }: TagFieldsProps) {
  if (tag.name === PASSAGE) return <PassageFields city={city} tag={tag} path={path} />;
  const properties = propertiesOf(tag);
  if (properties.length === 0) return null;
  return (
    <Stack gap={1} className={styles.tag}>
      {properties.map(({ name, value }) =>
        typeof value === 'string' ? (
          <Fragment key={name}>
            <label data-field={fieldKey([...path, name])}>
              <span>{typeset(attributeName(name))}</span>
              <PropertyControl component={tag.name ?? ''} path={[...path, name]} value={value} />
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

interface PropertyControlProps {
  readonly component: string;
  /** Of the property. */
  readonly path: ValuePath;
  readonly value: string;
}

function PropertyControl({ component, path, value }: PropertyControlProps) {
  const { change, write } = useFormScope();
  const choices = choicesOf(component, String(path.at(-1)));
  if (choices.length === 0) return <TextControl path={path} value={value} isLong />;
  return (
    <select
      value={value}
      onChange={({ target }) => change({ op: 'set', path, value: target.value }) && write()}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {typeset(choice.label)}
        </option>
      ))}
    </select>
  );
}

/** The name of a component that is no block, above its fields. */
export function TagHead({ city, tag, path }: TagFieldsProps) {
  return (
    <Stack gap={1} className={styles.head} role="group" aria-label={typeset(componentName(tag.name))}>
      <b>{typeset(componentName(tag.name))}</b>
      <TagFields city={city} tag={tag} path={path} />
    </Stack>
  );
}

interface PageMediumProps extends Pick<TagFieldsProps, 'tag' | 'path'> {
  readonly name: string;
  readonly value: string;
}

/** Offers to drop the picture or sound that a property of a component names. */
function PageMedium({ tag, path, name, value }: PageMediumProps) {
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
