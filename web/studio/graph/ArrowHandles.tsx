import type { PlacedEdge, PlacedGraph } from '../../../engine/graph/placed-graph.ts';
import { arrowKey, cardAt, changeableArrows, mayLead } from './step-ways.ts';
import { edgePath } from './StoryDrawing.tsx';
import type { ArrowHandlers, DrawnArrow } from './use-pan-zoom.ts';

interface ArrowHandlesProps {
  readonly graph: PlacedGraph;
  /** The arrow that is being drawn. */
  readonly drawn: DrawnArrow | null;
  readonly chosen: PlacedEdge | null;
  readonly handlersOf: ArrowHandlers;
  readonly onChoose: (edge: PlacedEdge) => void;
}

const HANDLE = 8;
/** A finger is wider than a mouse’s point. */
const REACH = 18;

/**
 * What a pointer takes hold of: a card’s foot draws an arrow, an arrow is chosen, its end is moved. A list
 * does the same by keyboard.
 */
export function ArrowHandles({ graph, drawn, chosen, handlersOf, onChoose }: ArrowHandlesProps) {
  const isChosen = (edge: PlacedEdge): boolean => chosen !== null && arrowKey(edge) === arrowKey(chosen);
  const cards = new Map(graph.nodes.map((node) => [node.id, node]));
  // Where several arrows end at one point, the chosen one is on top.
  const arrows = changeableArrows(graph).toSorted(
    (one, other) => Number(isChosen(one)) - Number(isChosen(other)),
  );
  return (
    <g aria-hidden="true">
      {arrows.map((edge) => {
        const [from, end] = [cards.get(edge.from), edge.points.at(-1)];
        return (
          <g
            key={arrowKey(edge)}
            className="story-hold"
            data-arrow={arrowKey(edge)}
            data-chosen={isChosen(edge) || undefined}
          >
            <path className="story-hold__line" d={edgePath(edge.points)} onClick={() => onChoose(edge)} />
            {from && end && <Handle x={end.x} y={end.y} {...handlersOf(from, edge)} />}
          </g>
        );
      })}
      {graph.nodes.filter(mayLead).map((node) => (
        <g key={node.id} className="story-hold story-hold--card" data-draw={node.id}>
          <Handle x={node.x} y={node.y + node.height / 2} {...handlersOf(node, null)} />
        </g>
      ))}
      {drawn && <DrawnLine graph={graph} arrow={drawn} />}
    </g>
  );
}

function Handle({
  x,
  y,
  ...handlers
}: { readonly x: number; readonly y: number } & ReturnType<ArrowHandlers>) {
  return (
    <g transform={`translate(${x} ${y})`} {...handlers}>
      <circle className="story-hold__reach" r={REACH} />
      <circle className="story-hold__handle" r={HANDLE} />
    </g>
  );
}

function DrawnLine({
  graph,
  arrow: { from, edge, tip },
}: {
  readonly graph: PlacedGraph;
  readonly arrow: DrawnArrow;
}) {
  const start = edge?.points[0] ?? { x: from.x, y: from.y + from.height / 2 };
  const under = cardAt(graph, tip);
  const target = under && under.id !== from.id ? under : null;
  return (
    <g className="story-drawn">
      {target && (
        <rect
          x={target.x - target.width / 2}
          y={target.y - target.height / 2}
          width={target.width}
          height={target.height}
        />
      )}
      <path d={edgePath([start, tip])} markerEnd={`url(#arrow-${edge?.kind ?? 'next'})`} />
    </g>
  );
}
