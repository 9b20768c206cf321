import type { PageTrial } from './check-page-edit.ts';
import { childrenOfNode, type FoundNode, nodesIn } from './page-oracle.ts';

const TEXTS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement']);

const wordTrials = (found: FoundNode): readonly PageTrial[] => {
  const { node, path, parent } = found;
  if (!TEXTS.has(node.type) || childrenOfNode(node).length === 0) return [];
  const inBlock = node.type === 'paragraph' && parent?.node.type !== 'listItem';
  const values = [
    'Un autre texte, *penché* ; « cité ».',
    ...(inBlock ? ['Une ligne\\\net la suivante'] : []),
  ];
  return values.map((value) => ({ edit: { op: 'set', path, value }, found }));
};

const propertyTrials = (found: FoundNode): readonly PageTrial[] => {
  const { node, path } = found;
  if (!('attributes' in node) || node.name === null) return [];
  const named = node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? one.name : [],
  );
  return [
    ...named.flatMap((name): readonly PageTrial[] => [
      { edit: { op: 'set', path: [...path, name], value: 'Dit « ceci » & "cela", l’un' }, found },
      { edit: { op: 'remove', path: [...path, name] }, found },
      { edit: { op: 'rename', path: [...path, name], key: 'autre' }, found },
    ]),
    { edit: { op: 'add', path, key: 'neuf', value: 'a "b" &amp; c' }, found },
    { edit: { op: 'rename', path, key: 'Autre' }, found },
  ];
};

/** Blocks of the page, and lines of a transcript, which are tags in a paragraph. */
const blockTrials = (found: FoundNode): readonly PageTrial[] => {
  const { path, parent, node } = found;
  const siblings = parent ? childrenOfNode(parent.node) : [];
  const isBlock = parent?.node.type === 'root';
  const isLine =
    node.type === 'mdxJsxTextElement' &&
    siblings.every((one) => one.type === node.type || (one.type === 'text' && one.value.trim() === ''));
  if (!parent || !(isBlock || isLine) || siblings.length < 2) return [];
  const at = path.at(-1) ?? 0;
  const value = isBlock ? 'Un alinéa de plus.' : '<Line voice="Elle">Bonjour.</Line>';
  return [
    { edit: { op: 'remove', path }, found },
    { edit: { op: 'add', path: parent.path, at, value }, found },
    ...[0, siblings.length - 1]
      .filter((to) => to !== at)
      .map((to): PageTrial => ({ edit: { op: 'move', path, to }, found })),
    ...(at === siblings.length - 1
      ? [{ edit: { op: 'add', path: parent.path, value }, found } as const]
      : []),
  ];
};

/** Every text, property, tag and block of a page is changed, added to, renamed, moved and removed. */
export const pageTrials = (text: string): readonly PageTrial[] =>
  nodesIn(text).flatMap((found) => [...wordTrials(found), ...propertyTrials(found), ...blockTrials(found)]);
