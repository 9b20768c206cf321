import { Graph, layout } from '@dagrejs/dagre';
import type { PlacedGraph, PlacedEdge, GraphPoint } from '../../engine/graph/placed-graph.ts';
import type { StoryEdge, StoryGraph } from '../../engine/graph/story-graph.ts';

const NODE = { width: 264, height: 104 } as const;
const APPLICATION = { width: 176, height: 56 } as const;
const MARGIN = 24;

/** Heavier edges are straighter: the main route has priority. */
const WEIGHTS: Readonly<Record<StoryEdge['kind'], number>> = { next: 60, alternative: 1, opens: 0, solves: 0, 'false-trail': 0 };

/** Lays the graph out from top to bottom. False trails have no points. */
export function placeGraph(graph: StoryGraph): PlacedGraph {
  const sheet = new Graph({ multigraph: true });
  sheet.setGraph({ rankdir: 'TB', align: 'DR', nodesep: 40, ranksep: 44, edgesep: 24, marginx: MARGIN, marginy: MARGIN });
  for (const { id, kind } of graph.nodes) sheet.setNode(id, { ...(kind === 'application' ? APPLICATION : NODE) });
  for (const { from, to, kind } of drawn(graph)) sheet.setEdge(from, to, { weight: WEIGHTS[kind] }, kind);
  layout(sheet);
  const { width = 0, height = 0 } = sheet.graph() as { width?: number; height?: number };
  return {
    city: graph.city,
    name: graph.name,
    width,
    height,
    nodes: graph.nodes.map((node) => ({ ...node, ...(sheet.node(node.id) as GraphPoint & { width: number; height: number }) })),
    edges: graph.edges.map((edge) => placeEdge(sheet, edge)),
  };
}

const drawn = ({ edges }: StoryGraph): readonly StoryEdge[] => edges.filter(({ kind }) => kind !== 'false-trail');

function placeEdge(sheet: Graph, edge: StoryEdge): PlacedEdge {
  if (edge.kind === 'false-trail') return { ...edge, points: [] };
  const { points } = sheet.edge(edge.from, edge.to, edge.kind) as { points: readonly GraphPoint[] };
  return { ...edge, points: points.map(({ x, y }) => ({ x, y })) };
}
