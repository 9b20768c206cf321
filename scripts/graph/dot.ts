import type { StoryEdge, StoryGraph, StoryNode } from '../../engine/graph/story-graph.ts';
import { edgeWords, kindWords } from './words.ts';

const NODE_STYLES: Readonly<Record<StoryNode['kind'], string>> = {
  puzzle: 'shape=box',
  gathering: 'shape=trapezium',
  part: 'shape=box, style=rounded',
  aside: 'shape=box, style=rounded',
  end: 'shape=box, peripheries=2',
  secret: 'shape=box, style=dashed',
  application: 'shape=component',
  damaged: 'shape=box, style=dotted, color=red',
  missing: 'shape=box, style=dotted, color=red',
};

const CHOICE_STYLE = 'shape=hexagon';

const EDGE_STYLES: Readonly<Record<StoryEdge['kind'], string>> = {
  next: 'weight=10',
  alternative: 'style=dashed, color="#83120e"',
  beside: 'arrowhead=none',
  opens: 'style=dotted, constraint=false',
  solves: 'style=dotted, constraint=false',
  'false-trail': 'style=dotted, color="#37415a"',
};

/** Graphviz source of a story. */
export function toDot(graph: StoryGraph): string {
  const nodes = graph.nodes.map(
    (node) =>
      `  ${quoted(node.id)} [label=${quoted(labelOf(node))}, ${node.isChoice ? CHOICE_STYLE : NODE_STYLES[node.kind]}];`,
  );
  const edges = graph.edges.map(
    (edge) => `  ${quoted(edge.from)} -> ${quoted(edge.to)} [${edgeAttributes(graph, edge)}];`,
  );
  const head = [
    `digraph ${quoted(graph.city)} {`,
    `  label=${quoted(graph.name || graph.city)};`,
    '  rankdir=TB;',
    '  node [fontname="sans-serif"];',
  ];
  return [...head, ...nodes, ...edges, '}', ''].join('\n');
}

const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

function labelOf(node: StoryNode): string {
  const { id, kind, index, title, arrives } = node;
  if (kind === 'application') return `${title}\n${kindWords(node)}`;
  const head = index === null ? id : `${index}. ${id}`;
  return [head, title, ...arrives.map((thing) => `+ ${thing}`), kindWords(node)].filter(Boolean).join('\n');
}

function edgeAttributes(graph: StoryGraph, edge: StoryEdge): string {
  const label = edgeWords(graph, edge).join('\n');
  return [
    `class=${quoted(edge.kind)}`,
    ...(label === '' ? [] : [`label=${quoted(label)}`]),
    EDGE_STYLES[edge.kind],
  ].join(', ');
}
