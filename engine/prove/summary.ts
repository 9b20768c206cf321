import type { Moments } from './calendar.ts';
import type { ProofContext } from './context.ts';
import type { StoryState } from './explore.ts';
import { nearest, pathTo } from './graph.ts';
import type { Goal } from './stranded.ts';
import { isAt } from './stranded.ts';
import type { Gesture } from './tell.ts';
import { tellPath } from './tell.ts';
import type { ProvedKind } from './things.ts';
import { thingsOf } from './things.ts';
import { hasWayAround } from './way-around.ts';

/** One way through the story: the main one, or the one left at a step. */
export interface ProvedRoute {
  /** Where the alternative was taken; null on the main route. */
  readonly alternativeFrom: string | null;
  /** The shortest solution, from activation to the end; null when none leads there. */
  readonly toEnd: readonly Gesture[] | null;
  readonly toSecret: readonly Gesture[] | null;
}

export interface Summary {
  readonly states: number;
  /** Gestures tried, in all states together. */
  readonly gestures: number;
  /** The kinds of hour at which every screen was looked at. */
  readonly hours: readonly (keyof Moments)[];
  readonly routes: readonly ProvedRoute[];
  /** Of each kind of thing, how many there are and how many somebody sees. */
  readonly seen: Readonly<Record<ProvedKind, { readonly seen: number; readonly made: number }>>;
  readonly days: {
    readonly all: number;
    /** The main route can be finished. */
    readonly open: number;
    /** Closed all day, and the alternative route can be finished. */
    readonly around: number;
    /** Closed all day: the player is told before the walk. */
    readonly closed: number;
    /** Hours from opening to closing on the shortest of the open days. */
    readonly shortest: number;
  };
}

export function summaryOf(context: ProofContext): Summary {
  const { graph } = context;
  return {
    states: graph.states.size,
    gestures: graph.edges.length,
    hours: Object.keys(context.calendar.moments) as (keyof Moments)[],
    routes: provedRoutes(context),
    seen: seenOf(context),
    days: daysOf(context),
  };
}

function provedRoutes(context: ProofContext): readonly ProvedRoute[] {
  const { graph } = context;
  const taken = new Set([...graph.states.values()].map(({ position }) => position.alternativeFrom));
  return [...taken].map((alternativeFrom) => {
    const isOn = ({ position }: StoryState): boolean => position.alternativeFrom === alternativeFrom;
    return { alternativeFrom, toEnd: solution(context, 'end', isOn), toSecret: solution(context, 'secret', isOn) };
  });
}

/** The fewest gestures from the first step on; what comes before it is the same for everybody. */
function solution(context: ProofContext, goal: Goal, isOn: (state: StoryState) => boolean): readonly Gesture[] | null {
  const isGoal = isAt(context, goal);
  const arrival = nearest(context.graph, (state) => isOn(state) && isGoal(state));
  return arrival && tellPath(context.graph, pathTo(context.graph, arrival.key)).filter(({ step }) => step !== null);
}

const NOTHING: Summary['seen'] = {
  step: { seen: 0, made: 0 },
  message: { seen: 0, made: 0 },
  document: { seen: 0, made: 0 },
  page: { seen: 0, made: 0 },
  hint: { seen: 0, made: 0 },
  tile: { seen: 0, made: 0 },
  medium: { seen: 0, made: 0 },
};

function seenOf({ source, scenario, sights }: ProofContext): Summary['seen'] {
  return thingsOf(source, scenario).reduce((counts, { kind, name }) => {
    const { seen, made } = counts[kind];
    return { ...counts, [kind]: { seen: seen + (sights.seen.has(name) ? 1 : 0), made: made + 1 } };
  }, NOTHING);
}

function daysOf(context: ProofContext): Summary['days'] {
  const { days } = context.calendar;
  const openings = days.map(({ longest }) => longest).filter((hours) => hours > 0);
  const shut = days.length - openings.length;
  const around = hasWayAround(context) ? shut : 0;
  return { all: days.length, open: openings.length, around, closed: shut - around, shortest: Math.min(24, ...openings) };
}
