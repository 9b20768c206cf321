import { isRecord } from '../../../engine/public.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { GraphPoint, PlacedEdge, PlacedGraph, PlacedNode } from '../../../engine/graph/placed-graph.ts';

/** A place of a step’s file that names the step to which it leads. */
export interface StepWay {
  readonly path: ValuePath;
  /** In French. */
  readonly label: string;
  /** Null when it leads nowhere of its own. */
  readonly to: string | null;
  /** Whether the file may leave it out. */
  readonly isOptional: boolean;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function nextWays(next: unknown): readonly StepWay[] {
  if (!Array.isArray(next))
    return [{ path: ['next'], label: 'Étape suivante', to: textOf(next), isOptional: true }];
  return next.map((one: unknown, index) => ({
    path: ['next', index, 'to'],
    label: `Étape suivante, cas ${index + 1}`,
    to: isRecord(one) ? textOf(one.to) : null,
    isOptional: false,
  }));
}

function optionWays(puzzle: unknown): readonly StepWay[] {
  const options: readonly unknown[] = isRecord(puzzle) && Array.isArray(puzzle.options) ? puzzle.options : [];
  return options.flatMap((option, index) =>
    isRecord(option)
      ? [
          {
            path: ['puzzle', 'options', index, 'next'],
            label: `Option « ${String(option.label)} »`,
            to: textOf(option.next),
            isOptional: true,
          },
        ]
      : [],
  );
}

/** The ways out of a step: the next one, or its cases; those of its options; the other route. */
export const stepWays = (step: unknown): readonly StepWay[] =>
  isRecord(step)
    ? [
        ...nextWays(step.next),
        ...optionWays(step.puzzle),
        { path: ['alternative'], label: 'Trajet de secours', to: textOf(step.alternative), isOptional: true },
      ]
    : [];

type Drawn = Pick<PlacedGraph, 'nodes' | 'edges'>;

const LEADS_NOWHERE: readonly PlacedNode['kind'][] = ['part', 'aside', 'application', 'damaged', 'missing'];

/** Whether an arrow may be drawn from a card. */
export const mayLead = ({ kind, at }: Pick<PlacedNode, 'kind' | 'at'>): boolean =>
  at !== null && !LEADS_NOWHERE.includes(kind);

/** The arrows that a step’s file names, which a writer may change. */
export const changeableArrows = ({ nodes, edges }: Drawn): readonly PlacedEdge[] =>
  edges.filter(
    ({ kind, from, points }) =>
      (kind === 'next' || kind === 'alternative') &&
      points.length > 0 &&
      nodes.some((node) => node.id === from && mayLead(node)),
  );

export const arrowKey = ({ from, kind, to }: PlacedEdge): string => `${from} ${kind} ${to}`;

/** The step’s card at a point; null beside all cards. */
export const cardAt = ({ nodes }: Drawn, { x, y }: GraphPoint): PlacedNode | null =>
  nodes.find(
    ({ at, x: middle, y: height, ...card }) =>
      at !== null && Math.abs(x - middle) <= card.width / 2 && Math.abs(y - height) <= card.height / 2,
  ) ?? null;

const isOtherRoute = ({ path }: StepWay): boolean => path[0] === 'alternative';

/** The ways of a step’s file for which one arrow of the drawing stands. */
export const waysOfArrow = (
  ways: readonly StepWay[],
  { kind, to }: Pick<PlacedEdge, 'kind' | 'to'>,
): readonly StepWay[] =>
  ways.filter((way) => way.to === to && isOtherRoute(way) === (kind === 'alternative'));

/**
 * The ways that an arrow drawn to a step may become: the next step where none is said, else all that lead
 * elsewhere.
 */
export function waysToStep(ways: readonly StepWay[], to: string): readonly StepWay[] {
  const open = ways.filter((way) => way.to !== to);
  const others = open.filter((way) => !isOtherRoute(way));
  return others.length === 1 && others[0]?.to === null ? others : open;
}
