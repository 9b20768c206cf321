import { Graph, layout } from '@dagrejs/dagre';
import {
  cardOf,
  type GraphPoint,
  monoWidth,
  type PlacedEdge,
  type PlacedGraph,
  wrapText,
} from '../../engine/graph/placed-graph.ts';
import type { StoryEdge, StoryGraph } from '../../engine/graph/story-graph.ts';

const MARGIN = 24;

/** Heavier edges are straighter: the main route has priority. */
const WEIGHTS: Readonly<Record<StoryEdge['kind'], number>> = {
  next: 60,
  alternative: 1,
  beside: 4,
  opens: 0,
  solves: 0,
  'false-trail': 0,
};

/** Lays the graph out from top to bottom. False trails have no points. */
export function placeGraph(graph: StoryGraph): PlacedGraph {
  const sheet = new Graph({ multigraph: true });
  sheet.setGraph({
    rankdir: 'TB',
    align: 'DR',
    nodesep: 40,
    ranksep: 44,
    edgesep: 24,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  for (const node of graph.nodes) {
    const { width, height } = cardOf(node);
    sheet.setNode(node.id, { width, height });
  }
  for (const edge of drawn(graph)) {
    const { from, to, kind } = edge;
    sheet.setEdge(from, to, { weight: WEIGHTS[kind], ...roomFor(labelLines(edge)) }, kind);
  }
  layout(sheet);
  const { width = 0, height = 0 } = sheet.graph() as { width?: number; height?: number };
  return {
    city: graph.city,
    name: graph.name,
    width,
    height,
    nodes: graph.nodes.map((node) => {
      const { x, y } = sheet.node(node.id) as GraphPoint;
      return { ...node, ...cardOf(node), x, y };
    }),
    edges: graph.edges.map((edge) => placeEdge(sheet, graph, edge)),
  };
}

const drawn = ({ edges }: StoryGraph): readonly StoryEdge[] =>
  edges.filter(({ kind }) => kind !== 'false-trail');

const LABEL = { size: 13, line: 16, width: 190, most: 4, margin: 6 } as const;

/** Each option or condition begins a line. */
function labelLines({ words }: StoryEdge): readonly string[] {
  const fits = (line: string): boolean => monoWidth(line, LABEL.size) <= LABEL.width;
  return words.flatMap((one) => wrapText(one, fits, LABEL.most));
}

/** The layout leaves this room around the middle of an edge. */
function roomFor(lines: readonly string[]) {
  if (lines.length === 0) return {};
  const width = Math.max(...lines.map((line) => monoWidth(line, LABEL.size)));
  return {
    width: width + 2 * LABEL.margin,
    height: lines.length * LABEL.line + 2 * LABEL.margin,
    labelpos: 'c',
  };
}

/**
 * The layout takes a decision's card for a rectangle: its line begins this much further inside, below the
 * card.
 */
const TIP = 14;

function inside(point: GraphPoint, middle: GraphPoint): GraphPoint {
  const [width, height] = [middle.x - point.x, middle.y - point.y];
  const share = TIP / Math.max(TIP, Math.hypot(width, height));
  return { x: point.x + width * share, y: point.y + height * share };
}

function placeEdge(sheet: Graph, { nodes }: StoryGraph, edge: StoryEdge): PlacedEdge {
  if (edge.kind === 'false-trail') return { ...edge, points: [], lines: [] };
  const lines = labelLines(edge);
  const isChoice = nodes.some(({ id, ...node }) => id === edge.from && node.isChoice);
  const middle = sheet.node(edge.from) as GraphPoint;
  const {
    points,
    x = 0,
    y = 0,
  } = sheet.edge(edge.from, edge.to, edge.kind) as Partial<GraphPoint> & Pick<PlacedEdge, 'points'>;
  return {
    ...edge,
    points: points.map((point, index) =>
      isChoice && index === 0 ? inside(point, middle) : { x: point.x, y: point.y },
    ),
    lines: lines.map((words, index) => ({ x, y: y + (index - (lines.length - 1) / 2) * LABEL.line, words })),
  };
}
