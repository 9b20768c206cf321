import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import { nodesIn, offsetsOfNode } from '../page-oracle.ts';

// What a page says, read by the packages alone, and what its editor shows.

const TEXT_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const plain = (text: string): string => text.replace(/[ \t\r\n]+/gu, ' ').trim();

function saidBy(node: Nodes): string {
  if ('value' in node && node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(saidBy).join('') : '';
}

/** The text of each paragraph and title of a page. */
export function saidInFile(text: string): readonly string[] {
  return nodesIn(text)
    .filter(({ node }) => TEXT_BLOCKS.has(node.type))
    .filter(({ node }) => node.type !== 'tableCell')
    .map(({ node }) => plain(saidBy(node)))
    .filter((said) => said !== '');
}

/** The same of what the editor shows. */
export function saidOnScreen(doc: Node): readonly string[] {
  const said: string[] = [];
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    said.push(
      plain(node.textBetween(0, node.content.size, '', (leaf) => (leaf.type.name === 'break' ? ' ' : ''))),
    );
    return false;
  });
  return said.filter((one) => one !== '');
}

/** The source of each block of a page. */
const sources = (text: string): readonly string[] =>
  nodesIn(text)
    .filter(({ path }) => path.length === 1)
    .map(({ node }) => text.slice(...offsetsOfNode(node)));

/** An empty paragraph, and a list of nothing else, are not in the file. */
const isWritten = (node: Node): boolean =>
  node.isTextblock || node.type.name === 'list'
    ? saidOnScreen(node.type.schema.node('doc', null, [node])).length > 0 || hasSign(node)
    : true;

function hasSign(node: Node): boolean {
  let found = false;
  node.descendants(({ type }) => void (found ||= type.name === 'sign' || type.name === 'raw'));
  return found;
}

const blocksOf = (doc: Node): readonly Node[] => doc.children.filter(isWritten);

/** How many blocks at the beginning, and at the end, an edit left as they were. */
function untouched(before: readonly Node[], after: readonly Node[]): readonly [number, number] {
  const most = Math.min(before.length, after.length);
  let first = 0;
  while (first < most && before[first]?.eq(after[first] as Node)) first += 1;
  let last = 0;
  while (last < most - first && before.at(-1 - last)?.eq(after.at(-1 - last) as Node)) last += 1;
  return [first, last];
}

interface Moment {
  readonly doc: Node;
  readonly text: string;
}

/** What an edit lost, or changed outside of the blocks that it changed. */
export function faultsBetween(before: Moment, after: Moment): readonly string[] {
  const [shown, written] = [saidOnScreen(after.doc).join('\n'), saidInFile(after.text).join('\n')];
  const faults = shown === written ? [] : [`words differ:\n${shown}\n— in the file:\n${written}`];
  const [first, last] = untouched(blocksOf(before.doc), blocksOf(after.doc));
  const [old, now] = [sources(before.text), sources(after.text)];
  const isKept =
    old.slice(0, first).join('\n\n') === now.slice(0, first).join('\n\n') &&
    (last === 0 || old.slice(-last).join('\n\n') === now.slice(-last).join('\n\n'));
  return isKept ? faults : [...faults, `changed elsewhere:\n${before.text}\n— now:\n${after.text}`];
}
