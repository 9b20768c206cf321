import type { GraphPoint } from '../../../engine/graph/placed-graph.ts';

const middle = (a: GraphPoint, b: GraphPoint): GraphPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const at = ({ x, y }: GraphPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/**
 * A line through the points with rounded corners: each bend runs from the middle of a segment to the middle
 * of the next.
 */
export function edgePath(points: readonly GraphPoint[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest
    .slice(0, -1)
    .map((corner, index) => `Q${at(corner)} ${at(middle(corner, rest[index + 1] ?? last))}`);
  return `M${at(first)}${bends.join('')}L${at(last)}`;
}

/** Position for a line's label: its first bend. */
export function labelPoint([first, corner, next]: readonly GraphPoint[]): GraphPoint {
  if (!first || !corner) return { x: 0, y: 0 };
  if (!next) return middle(first, corner);
  return middle(middle(first, corner), middle(corner, middle(corner, next)));
}
