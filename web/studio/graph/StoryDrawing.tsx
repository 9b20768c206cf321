import type { KeyboardEvent, SVGProps } from 'react';
import type { GraphPoint, PlacedEdge, PlacedGraph, PlacedNode } from '../../../engine/graph/placed-graph.ts';
import { typeset } from '../../../engine/public.ts';

interface StoryDrawingProps {
  readonly graph: PlacedGraph;
  /** The player's current step. */
  readonly here?: string | null;
  /** Makes the steps selectable; omitted for print. */
  readonly onChoose?: (node: PlacedNode) => void;
}

/** Drawing of a story: steps as cards, connected by lines. Styles: story-drawing.css. */
export function StoryDrawing({ graph, here = null, onChoose }: StoryDrawingProps) {
  return (
    <>
      <Arrows />
      {graph.edges.map((edge) => (
        <Way key={`${edge.from} ${edge.kind} ${edge.to}`} edge={edge} />
      ))}
      {graph.nodes.map((node) => (
        <Card key={node.id} node={node} isHere={node.id === here} onChoose={onChoose} />
      ))}
    </>
  );
}

const ARROWS = ['next', 'alternative', 'beside', 'opens', 'solves'] as const;

function Arrows() {
  return (
    <defs>
      {ARROWS.map((kind) => (
        <marker
          key={kind}
          id={`arrow-${kind}`}
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="9"
          markerHeight="9"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path className={`story-arrow story-arrow--${kind}`} d="M0 0L10 5L0 10Z" />
        </marker>
      ))}
    </defs>
  );
}

const WAY_WORDS: Readonly<Partial<Record<PlacedEdge['kind'], string>>> = {
  alternative: 'secours',
  opens: 'ouvre',
  solves: 'résout',
};

function Way({ edge }: { readonly edge: PlacedEdge }) {
  if (edge.points.length === 0) return null;
  const word = WAY_WORDS[edge.kind];
  // Lines with a common start, or a common end, get their label at the other end.
  const label = labelPoint(edge.kind === 'solves' ? edge.points.toReversed() : edge.points);
  return (
    <g className={`story-way story-way--${edge.kind}`}>
      <path d={edgePath(edge.points)} markerEnd={`url(#arrow-${edge.kind})`} />
      {word && (
        <text x={label.x} y={label.y} dy="0.35em" textAnchor="middle">
          {word}
        </text>
      )}
      {edge.lines.map((line) => (
        <text key={line.y} x={line.x} y={line.y} dy="0.35em" textAnchor="middle">
          {line.words}
        </text>
      ))}
    </g>
  );
}

const KIND_WORDS: Readonly<Record<PlacedNode['kind'], string>> = {
  puzzle: '',
  gathering: 'rassemblement',
  part: 'petite étape',
  aside: 'étape à côté',
  end: 'fin',
  secret: 'découverte cachée',
  application: 'application finale',
  damaged: 'fichier illisible',
  missing: 'étape introuvable',
};

/** Short enough not to cover the line that arrives at the middle of the edge. */
const FLAGS: Readonly<Record<PlacedNode['kind'], string>> = {
  ...KIND_WORDS,
  secret: 'cachée',
  aside: 'à côté',
  damaged: 'illisible',
  missing: 'introuvable',
};

/** Only steps can be selected. */
const isStep = ({ kind }: PlacedNode): boolean =>
  kind !== 'application' && kind !== 'damaged' && kind !== 'missing';

interface CardProps {
  readonly node: PlacedNode;
  readonly isHere: boolean;
  readonly onChoose: StoryDrawingProps['onChoose'];
}

function Card({ node, isHere, onChoose }: CardProps) {
  const choose = onChoose && isStep(node) ? () => onChoose(node) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose?.();
  };
  const control = choose && {
    role: 'button',
    tabIndex: 0,
    onClick: choose,
    onKeyDown,
    // The title is its accessible name.
    'aria-pressed': isHere,
    'data-step': node.id,
  };
  const route = node.onMainRoute ? 'main' : 'other';
  return (
    <g
      className={`story-card story-card--${node.kind} story-card--${route}${isHere ? ' story-card--here' : ''}`}
      transform={`translate(${node.x - node.width / 2} ${node.y - node.height / 2})`}
      {...control}
    >
      <title>{nodeName(node)}</title>
      <Outline node={node} className="story-plate" transform="translate(4 4)" />
      <Outline node={node} className="story-sheet" />
      {node.kind === 'application' ? <ApplicationFace node={node} /> : <StepFace node={node} />}
    </g>
  );
}

/** A decision has pointed sides. */
function Outline({
  node: { width, height, isChoice },
  ...rest
}: { readonly node: PlacedNode } & SVGProps<SVGPathElement>) {
  const tip = isChoice ? 12 : 0;
  const middle = height / 2;
  return (
    <path
      {...rest}
      d={`M${tip} 0H${width - tip}L${width} ${middle}L${width - tip} ${height}H${tip}L0 ${middle}Z`}
    />
  );
}

function nodeName({ id, kind, number, title, isChoice, arrives }: PlacedNode): string {
  if (kind === 'application') return typeset(`Application finale : ${title}`);
  const what = isChoice ? 'choix' : KIND_WORDS[kind];
  const name = [/\d/u.test(number) ? `Étape ${number}, ${id}` : id, what, title].filter(Boolean).join(' : ');
  return typeset([name, ...arrives.map((thing) => `+ ${thing}`)].join('\n'));
}

function ApplicationFace({ node: { title, width, text } }: { readonly node: PlacedNode }) {
  return (
    <>
      <text
        className="story-name"
        x={width / 2}
        y="25"
        textAnchor="middle"
        style={{ fontSize: text.nameSize }}
      >
        {title}
      </text>
      <text className="story-note" x={width / 2} y="44" textAnchor="middle">
        {KIND_WORDS.application}
      </text>
    </>
  );
}

function StepFace({ node }: { readonly node: PlacedNode }) {
  const { id, number, width, text } = node;
  return (
    <>
      <text className="story-number" x="14" y="26">
        {number}
      </text>
      <text className="story-name" x={text.ruleAt + 8} y="26" style={{ fontSize: text.nameSize }}>
        {id}
      </text>
      {number !== '' && <line className="story-rule" x1={text.ruleAt} y1="8" x2={text.ruleAt} y2="34" />}
      {text.rows.map(({ kind, y, words }) => (
        <text key={y} className={`story-${kind}`} x="14" y={y}>
          {words}
        </text>
      ))}
      <Flag words={flagOf(node)} right={width - 12} />
    </>
  );
}

const flagOf = ({ isStart, isChoice, kind }: PlacedNode): string =>
  isStart ? 'départ' : isChoice ? 'choix' : FLAGS[kind];

const LETTER = 7.4;

/** A label on the upper edge. */
function Flag({ words, right }: { readonly words: string; readonly right: number }) {
  const width = words.length * LETTER + 14;
  return words === '' ? null : (
    <g className="story-flag">
      <rect x={right - width} y="-10" width={width} height="20" />
      <text x={right - width / 2} y="4" textAnchor="middle">
        {words}
      </text>
    </g>
  );
}

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
