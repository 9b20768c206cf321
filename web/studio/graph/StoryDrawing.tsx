import type { KeyboardEvent } from 'react';
import type { PlacedEdge, PlacedGraph, PlacedNode } from '../../../engine/graph/placed-graph.ts';
import { typeset } from '../../../engine/public.ts';
import { edgePath, labelPoint } from './edge-path.ts';
import { wrapWords } from './wrap-words.ts';

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

const ARROWS = ['next', 'alternative', 'opens', 'solves'] as const;

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

const WAY_WORDS: Readonly<Partial<Record<PlacedEdge['kind'], string>>> = { alternative: 'secours', opens: 'ouvre', solves: 'résout' };

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
    </g>
  );
}

const KIND_WORDS: Readonly<Record<PlacedNode['kind'], string>> = {
  puzzle: '',
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
  damaged: 'illisible',
  missing: 'introuvable',
};

/** Only steps can be selected. */
const isStep = ({ kind }: PlacedNode): boolean => kind === 'puzzle' || kind === 'end' || kind === 'secret';

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
    ...{ role: 'button', tabIndex: 0, onClick: choose, onKeyDown },
    // The title is its accessible name.
    ...{ 'aria-pressed': isHere, 'data-step': node.id },
  };
  const route = node.onMainRoute ? 'main' : 'aside';
  return (
    <g
      className={`story-card story-card--${node.kind} story-card--${route}${isHere ? ' story-card--here' : ''}`}
      transform={`translate(${node.x - node.width / 2} ${node.y - node.height / 2})`}
      {...control}
    >
      <title>{nodeName(node)}</title>
      <rect className="story-plate" x="4" y="4" width={node.width} height={node.height} />
      <rect className="story-sheet" width={node.width} height={node.height} />
      {node.kind === 'application' ? <ApplicationFace node={node} /> : <StepFace node={node} />}
    </g>
  );
}

function nodeName({ id, kind, index, title }: PlacedNode): string {
  if (kind === 'application') return typeset(`Application finale : ${title}`);
  return typeset([index === null ? id : `Étape ${index}, ${id}`, KIND_WORDS[kind], title].filter(Boolean).join(' : '));
}

function ApplicationFace({ node: { title, width } }: { readonly node: PlacedNode }) {
  return (
    <>
      <text className="story-name" x={width / 2} y="25" textAnchor="middle">
        {title}
      </text>
      <text className="story-note" x={width / 2} y="44" textAnchor="middle">
        {KIND_WORDS.application}
      </text>
    </>
  );
}

const LETTERS_A_LINE = 38;
/** Width of a digit of the index. */
const INDEX_LETTER = 11;
/** Longer names are set smaller. */
const LONG_NAME = 18;

function StepFace({ node }: { readonly node: PlacedNode }) {
  const { id, index, title, width, height } = node;
  const rule = 42 + Math.max(0, String(index ?? '?').length - 2) * INDEX_LETTER;
  return (
    <>
      <text className="story-index" x="14" y="26">
        {index ?? '?'}
      </text>
      <text className={`story-name${id.length > LONG_NAME ? ' story-name--long' : ''}`} x={rule + 8} y="26">
        {id}
      </text>
      <line className="story-rule" x1={rule} y1="8" x2={rule} y2="34" />
      {wrapWords(typeset(title), LETTERS_A_LINE, 2).map((line, position) => (
        <text key={line} className="story-title" x="14" y={52 + position * 17}>
          {line}
        </text>
      ))}
      <text className="story-note" x="14" y={height - 10}>
        {notes(node)}
      </text>
      <Flag words={node.isStart ? 'départ' : FLAGS[node.kind]} right={width - 12} />
    </>
  );
}

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

const counted = (count: number, word: string, words = `${word}s`): string => `${count} ${count > 1 ? words : word}`;

/** « <type> · 3 indices · 7 fausses pistes ». */
function notes({ kind, puzzle, hints, falseTrails }: PlacedNode): string {
  return [
    kind === 'puzzle' ? puzzle : null,
    hints > 0 && kind === 'puzzle' ? counted(hints, 'indice') : null,
    falseTrails.length > 0 ? counted(falseTrails.length, 'fausse piste', 'fausses pistes') : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
