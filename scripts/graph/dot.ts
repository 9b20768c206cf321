import type { StoryEdge, StoryGraph, StoryNode } from '../../engine/graph/story-graph.ts';
import { countedTrails, EDGE_WORDS, KIND_WORDS } from './words.ts';

const NODE_STYLES: Readonly<Record<StoryNode['kind'], string>> = {
  puzzle: 'shape=box',
  end: 'shape=box, peripheries=2',
  secret: 'shape=box, style=dashed',
  application: 'shape=component',
  damaged: 'shape=box, style=dotted, color=red',
  missing: 'shape=box, style=dotted, color=red',
};

const EDGE_STYLES: Readonly<Record<StoryEdge['kind'], string>> = {
  next: 'weight=10',
  alternative: 'style=dashed, color="#83120e"',
  opens: 'style=dotted, constraint=false',
  solves: 'style=dotted, constraint=false',
  'false-trail': 'style=dotted, color="#37415a"',
};

/** Graphviz source of a story. */
export function toDot(graph: StoryGraph): string {
  const nodes = graph.nodes.map((node) => `  ${quoted(node.id)} [label=${quoted(labelOf(node))}, ${NODE_STYLES[node.kind]}];`);
  const edges = graph.edges.map((edge) => `  ${quoted(edge.from)} -> ${quoted(edge.to)} [${edgeAttributes(graph, edge)}];`);
  const head = [
    `digraph ${quoted(graph.city)} {`,
    `  label=${quoted(graph.name || graph.city)};`,
    '  rankdir=TB;',
    '  node [fontname="sans-serif"];',
  ];
  return [...head, ...nodes, ...edges, '}', ''].join('\n');
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

function labelOf({ id, kind, index, title, puzzle }: StoryNode): string {
  if (kind === 'application') return `${title}\n${KIND_WORDS.application}`;
  const head = index === null ? id : `${index}. ${id}`;
  return [head, title, kind === 'puzzle' ? puzzle : KIND_WORDS[kind]].filter(Boolean).join('\n');
}

function edgeAttributes({ nodes }: StoryGraph, { from, kind }: StoryEdge): string {
  const words = kind === 'false-trail' ? countedTrails(nodes.find(({ id }) => id === from)) : EDGE_WORDS[kind];
  return [`class=${quoted(kind)}`, ...(words === '' ? [] : [`label=${quoted(words)}`]), EDGE_STYLES[kind]].join(', ');
}
