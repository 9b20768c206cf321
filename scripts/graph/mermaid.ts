import type { StoryEdge, StoryGraph, StoryNode } from '../../engine/graph/story-graph.ts';
import { edgeWords, kindWords } from './words.ts';

/** Brackets that define a node's shape. */
const SHAPES: Readonly<Record<StoryNode['kind'], readonly [string, string]>> = {
  puzzle: ['[', ']'],
  gathering: ['[/', '\\]'],
  part: ['(', ')'],
  aside: ['(', ')'],
  end: ['([', '])'],
  secret: ['{{', '}}'],
  application: ['[[', ']]'],
  damaged: ['>', ']'],
  missing: ['>', ']'],
};

const CHOICE_SHAPE = ['{', '}'] as const;

const ARROWS: Readonly<Record<StoryEdge['kind'], string>> = {
  next: '-->',
  alternative: '-.->',
  beside: '---',
  opens: '-.->',
  solves: '-.->',
  'false-trail': '-.->',
};

/** Mermaid source of a story. */
export function toMermaid(graph: StoryGraph): string {
  const nodes = graph.nodes.map(nodeLine);
  const edges = graph.edges.map(
    (edge) => `  ${idOf(edge.from)} ${ARROWS[edge.kind]}${edgeLabel(graph, edge)} ${idOf(edge.to)}`,
  );
  const classes = [
    '  classDef secret stroke-dasharray: 6 4',
    '  classDef damaged stroke:#83120e,stroke-dasharray: 2 3',
  ];
  return [
    '---',
    `title: ${JSON.stringify(graph.name || graph.city)}`,
    '---',
    'flowchart TD',
    ...nodes,
    ...edges,
    ...classes,
    '',
  ].join('\n');
}

/** Mermaid reads hyphens as parts of arrows. */
const idOf = (id: string): string => id.replaceAll('-', '_');

/** Escapes quotes and HTML as entities, which Mermaid writes with # instead of &. */
const escaped = (text: string): string =>
  text
    .replaceAll('#', '#35;')
    .replaceAll('&', '#amp;')
    .replaceAll('"', '#quot;')
    .replaceAll('<', '#lt;')
    .replaceAll('>', '#gt;')
    .replaceAll('\n', ' ');

function nodeLine(node: StoryNode): string {
  const [open, close] = node.isChoice ? CHOICE_SHAPE : SHAPES[node.kind];
  const mark =
    node.kind === 'secret'
      ? ':::secret'
      : node.kind === 'damaged' || node.kind === 'missing'
        ? ':::damaged'
        : '';
  return `  ${idOf(node.id)}${open}"${labelOf(node)}"${close}${mark}`;
}

function labelOf(node: StoryNode): string {
  const { id, kind, index, title, arrives } = node;
  if (kind === 'application') return `${escaped(title)}<br/>${kindWords(node)}`;
  const head = index === null ? id : `${index}. ${id}`;
  return lines([head, title, ...arrives.map((thing) => `+ ${thing}`), kindWords(node) ?? '']);
}

const lines = (parts: readonly string[]): string => parts.filter(Boolean).map(escaped).join('<br/>');

function edgeLabel(graph: StoryGraph, edge: StoryEdge): string {
  const label = lines(edgeWords(graph, edge));
  return label === '' ? '' : `|"${label}"|`;
}
