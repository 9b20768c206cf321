import type { StoryEdge, StoryGraph, StoryNode } from './story-graph.ts';

export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** Its middle, in the drawing's units. */
export interface PlacedNode extends StoryNode, GraphPoint {
  readonly width: number;
  readonly height: number;
}

export interface PlacedEdge extends StoryEdge {
  /** From one border to the other, corners between; none where it is told on the step itself. */
  readonly points: readonly GraphPoint[];
}

/** A story with its place on a sheet. */
export interface PlacedGraph extends Pick<StoryGraph, 'city' | 'name'> {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}
