import type { Decisions } from '../scenario/routes.ts';
import { type CalendarDay, meetingsOf, meetsOn, type Moments } from './calendar.ts';
import type { ProofContext } from './context.ts';
import { type ProvedSlips, slipsBetween } from './checks/slips.ts';
import type { Gesture } from './graph.ts';
import { gesturesAlong } from './play-route.ts';
import { type ProvedKind, thingsOf } from './things.ts';
import { type HandShares, handSharesOf } from './shares.ts';
import { canAvoidHours } from './stranded.ts';

interface ProvedRoute extends Decisions {
  /** From the first step to the end; null when the route does not lead there. */
  readonly toEnd: readonly Gesture[] | null;
  readonly toSecret: readonly Gesture[] | null;
}

export interface Summary {
  /** Null where the city declares no roles. */
  readonly hands: HandShares | null;
  readonly states: number;
  /** Events tried, in all states together. */
  readonly gestures: number;
  /** The states of the opening hours in which every screen was checked. */
  readonly hours: readonly (keyof Moments)[];
  readonly routes: readonly ProvedRoute[];
  /** By kind: how many things exist (`made`) and how many are shown in some state (`seen`). */
  readonly seen: Readonly<Record<ProvedKind, { readonly seen: number; readonly made: number }>>;
  /** The names that a slip may confuse with a solution, with what was tried between them. */
  readonly slips: readonly ProvedSlips[];
  readonly days: {
    readonly all: number;
    /** Days on which the main route can be finished. */
    readonly open: number;
    /** Closed days on which the alternative route can be finished. */
    readonly around: number;
    /** The other closed days. */
    readonly closed: number;
    /** Hours from opening to closing on the shortest open day. */
    readonly shortest: number;
  };
}

export function summaryOf(context: ProofContext): Summary {
  const { graph } = context;
  return {
    hands: handSharesOf(context.story),
    states: graph.states.size,
    gestures: graph.edges.length,
    hours: Object.keys(context.calendar.moments) as (keyof Moments)[],
    routes: provedRoutes(context),
    seen: seenOf(context),
    slips: slipsBetween(context),
    days: daysOf(context),
  };
}

function provedRoutes(context: ProofContext): readonly ProvedRoute[] {
  return context.story.routes.map((route) => {
    const { taken, chosen } = route;
    return {
      taken,
      chosen,
      toEnd: gesturesAlong(context, route, 'end'),
      toSecret: gesturesAlong(context, route, 'secret'),
    };
  });
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

function seenOf({ source, scenario, shown }: ProofContext): Summary['seen'] {
  return thingsOf(source, scenario).reduce((counts, { kind, name }) => {
    const { seen, made } = counts[kind];
    return { ...counts, [kind]: { seen: seen + (shown.names.has(name) ? 1 : 0), made: made + 1 } };
  }, NOTHING);
}

function daysOf(context: ProofContext): Summary['days'] {
  const { days } = context.calendar;
  const meetings = meetingsOf(context.scenario);
  const isFinishable = ({ longest, day }: CalendarDay): boolean =>
    longest > 0 && meetings.every((meeting) => meetsOn(meeting, day));
  const openings = days.filter(isFinishable).map(({ longest }) => longest);
  const closedDays = days.length - openings.length;
  const around = canAvoidHours(context) ? closedDays : 0;
  return {
    all: days.length,
    open: openings.length,
    around,
    closed: closedDays - around,
    shortest: Math.min(24, ...openings),
  };
}
