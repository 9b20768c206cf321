import type { Card } from './card-text.ts';
import type { StoryEdge, StoryGraph, StoryNode } from './story-graph.ts';

export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** x and y are its centre. */
export interface PlacedNode extends StoryNode, GraphPoint, Card {}

/** A line of an edge's words; x and y are its middle. */
export interface EdgeLine extends GraphPoint {
  readonly words: string;
}

export interface PlacedEdge extends StoryEdge {
  /** From one border to the other, corners between; empty for an edge drawn on the step itself. */
  readonly points: readonly GraphPoint[];
  readonly lines: readonly EdgeLine[];
}

/** A story graph with its layout. */
export interface PlacedGraph extends Pick<StoryGraph, 'city' | 'name'> {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}
