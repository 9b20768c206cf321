import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Nodes } from 'mdast';
import { readPageTree, segmentsOf } from '../../../engine/edit/page/page-tree.ts';
import type { WrittenPlace } from '../../../engine/graph/desk.ts';
import type { SourceFile } from '../../../engine/index.ts';
import { childrenOf } from '../../../engine/scenario/parse/passages.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { typeset } from '../../../engine/text/typeset.ts';

interface WrittenText {
  readonly path: ValuePath;
  readonly text: string;
}

/** As a screen shows it: set, and every run of spaces as one. */
export const asShown = (text: string): string => typeset(text).replace(/\s+/gu, ' ').trim();

function textsInYaml(node: Node | null, path: ValuePath): readonly WrittenText[] {
  if (isScalar(node)) return typeof node.value === 'string' ? [{ path, text: node.value }] : [];
  if (isSeq(node)) return node.items.flatMap((item, index) => textsInYaml(item as Node, [...path, index]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) ? textsInYaml(value as Node | null, [...path, String(key.value)]) : [],
  );
}

const wordsOf = (node: Nodes): string =>
  node.type === 'break' ? ' ' : 'value' in node ? node.value : childrenOf(node).map(wordsOf).join('');

/** The words of each paragraph, without the marks of Markdown, and the texts of properties. */
function textsInPage(text: string): readonly WrittenText[] {
  const tree = readPageTree(text);
  if (!tree) return [];
  return segmentsOf(tree).flatMap((segment) => {
    if (segment.kind === 'block') return [];
    if (segment.kind === 'property') return [segment];
    const node = segment.path.reduce<Nodes>(
      (found, index) => childrenOf(found)[Number(index)] ?? found,
      tree.root,
    );
    return [{ path: segment.path, text: wordsOf(node) }];
  });
}

const textsIn = ({ path, text }: SourceFile): readonly WrittenText[] =>
  path.endsWith('.mdx')
    ? textsInPage(text)
    : textsInYaml(parseDocument(text, { logLevel: 'silent' }).contents, []);

/**
 * Every place of a city whose whole text is what a screen shows. `shown`: texts of the screen, the smallest
 * first: the first one that is written somewhere counts.
 */
export function findWords(
  slug: string,
  files: readonly SourceFile[],
  shown: readonly string[],
): readonly WrittenPlace[] {
  const written = files.flatMap((file) =>
    textsIn(file).map(({ path, text }) => ({ file: `${slug}/${file.path}`, path, words: asShown(text) })),
  );
  for (const text of shown.map(asShown)) {
    const found = text === '' ? [] : written.filter(({ words }) => words === text);
    if (found.length > 0) return found.map(({ file, path }) => ({ file, path }));
  }
  return [];
}
