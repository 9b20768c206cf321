import type {
  StoryEdge,
  StoryEdgeKind,
  StoryGraph,
  StoryNode,
  StoryNodeKind,
} from '../../engine/graph/story-graph.ts';
import { counted } from '../shared/cities.ts';

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
      `  ${quoted(node.id)} [label=${quoted(labelLines(node).join('\n'))}, ${node.isChoice ? CHOICE_STYLE : NODE_STYLES[node.kind]}];`,
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

function edgeAttributes(graph: StoryGraph, edge: StoryEdge): string {
  const label = edgeWords(graph, edge).join('\n');
  return [
    `class=${quoted(edge.kind)}`,
    ...(label === '' ? [] : [`label=${quoted(label)}`]),
    EDGE_STYLES[edge.kind],
  ].join(', ');
}

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
  return `  ${idOf(node.id)}${open}"${lines(labelLines(node))}"${close}${mark}`;
}

const lines = (parts: readonly string[]): string => parts.map(escaped).join('<br/>');

function edgeLabel(graph: StoryGraph, edge: StoryEdge): string {
  const label = lines(edgeWords(graph, edge).filter(Boolean));
  return label === '' ? '' : `|"${label}"|`;
}

const KIND_WORDS: Readonly<Record<StoryNodeKind, string>> = {
  puzzle: 'épreuve',
  gathering: 'rassemblement',
  part: 'petite étape',
  aside: 'étape à côté',
  end: 'fin',
  secret: 'découverte cachée',
  application: 'application finale',
  damaged: 'fichier illisible',
  missing: 'étape introuvable',
};

/** Labels of the edges; the right answer has none. */
const EDGE_WORDS: Readonly<Record<Exclude<StoryEdgeKind, 'false-trail'>, string>> = {
  next: '',
  alternative: 'secours',
  beside: '',
  opens: 'ouvre',
  solves: 'résout',
};

/** « 7 fausses pistes ». */
function countedTrails(node: StoryNode | undefined): string {
  const count = node?.falseTrails.length ?? 0;
  return count > 1 ? `${count} fausses pistes` : counted(count, 'fausse piste');
}

/** The puzzle's type, or what else the node is. */
const kindWords = ({ kind, puzzle }: StoryNode): string | null =>
  kind === 'puzzle'
    ? puzzle
    : [KIND_WORDS[kind], kind === 'part' || kind === 'aside' ? puzzle : null].filter(Boolean).join(', ');

function labelLines(node: StoryNode): readonly string[] {
  const { id, kind, number, title, arrives } = node;
  const words = kindWords(node) ?? '';
  if (kind === 'application') return [title, words];
  const head = /\d/u.test(number) ? `${number}. ${id}` : id;
  return [head, title, ...arrives.map((thing) => `+ ${thing}`), words].filter(Boolean);
}

/** The label of an edge, line by line; empty for the right answer without condition. */
function edgeWords({ nodes }: StoryGraph, { from, kind, words }: StoryEdge): readonly string[] {
  const name = kind === 'false-trail' ? countedTrails(nodes.find(({ id }) => id === from)) : EDGE_WORDS[kind];
  return [...(name === '' ? [] : [name]), ...words];
}
