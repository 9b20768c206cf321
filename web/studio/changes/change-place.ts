import { isRecord } from '../../../engine/public.ts';
import type { NamedThing } from '../../../engine/graph/city-names.ts';
import type { DeskCity } from '../../../engine/graph/desk.ts';
import type { StoryNodeKind } from '../../../engine/graph/story-graph.ts';
import { type StepWay, stepWays } from '../graph/step-ways.ts';

const KINDS = ['message', 'document', 'place', 'role'] as const;

/** Something that the city has, with the name by which its files name it. */
export interface NamedInCity extends NamedThing {
  readonly kind: (typeof KINDS)[number];
}

/** The step at which a writer changes the story, and the messages, documents, places and roles of the city. */
export interface ChangePlace {
  readonly step: string;
  readonly kind: StoryNodeKind;
  /** The ways that lead to a step. */
  readonly ways: readonly StepWay[];
  /** The type of its puzzle; null without one. */
  readonly type: string | null;
  /** « 18-22 »; null while it takes answers at any time. */
  readonly opens: string | null;
  readonly things: readonly NamedInCity[];
}

/** `data`: of the step’s file. */
export function changePlace(
  { graph, sheet }: Pick<DeskCity, 'graph' | 'sheet'>,
  step: string,
  data: unknown,
): ChangePlace {
  const fields = isRecord(data) ? data : {};
  const { puzzle, opens } = fields;
  return {
    step,
    kind: graph?.nodes.find(({ id }) => id === step)?.kind ?? 'puzzle',
    ways: stepWays(fields).filter(({ to }) => to !== null),
    type: isRecord(puzzle) && typeof puzzle.type === 'string' ? puzzle.type : null,
    opens: isRecord(opens) && typeof opens.between === 'string' ? opens.between : null,
    things: KINDS.flatMap((kind) => (sheet?.names[kind] ?? []).map((thing) => ({ kind, ...thing }))),
  };
}
