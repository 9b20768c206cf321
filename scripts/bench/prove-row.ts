import { getShortestPaths } from 'xstate/graph';
import { judge, parseWalkthroughs, type Scenario, type ScenarioSource, type StoryEvent } from '../../engine/index.ts';
import { type AnswerBook, answerBook } from '../../engine/prove/answers.ts';
import { explore, PATIENCE_MS } from '../../engine/prove/explore.ts';
import { keyOf, tableOf } from '../../engine/prove/table.ts';
import type { StoryContext } from '../../engine/story/actions.ts';
import type { TimedEvent } from '../../engine/story/events.ts';
import { placeOf, storyMachine } from '../../engine/story/machine.ts';
import { inTurns } from './rounds.ts';
import type { Ratio } from './row.ts';

interface Snapshot {
  readonly value: string | object;
  readonly context: StoryContext;
}

const keyOfSnapshot = ({ value, context }: Snapshot): string => keyOf({ ...context, ...placeOf(value) });

/** Every gesture of the table, with the judgement brought along: the machine is not asked to judge an answer again and again. */
function eventsOf(scenario: Scenario, answers: AnswerBook): (snapshot: Snapshot) => readonly TimedEvent[] {
  const table = tableOf(scenario, answers);
  const timed = new Map<StoryEvent, (now: number) => TimedEvent>();
  const at = (event: StoryEvent, step: string | null): ((now: number) => TimedEvent) => {
    const judgement = event.type === 'ANSWER' && step !== null ? judge(scenario, step, event.code) : undefined;
    return (now) => ({ ...event, now, ...(judgement && { judgement }) });
  };
  return ({ value, context }) => {
    const place = placeOf(value);
    const now = Math.max(context.lastStepDate ?? 0, context.lastClueDate ?? 0, context.waitUntil ?? 0) + PATIENCE_MS;
    const { alternativeFrom, clueIndex, recognised } = context;
    const standing = { ...place, alternativeFrom, clueIndex, recognised };
    return table(standing, keyOf(standing)).map(({ event }) => {
      const known = timed.get(event) ?? at(event, place.step);
      timed.set(event, known);
      return known(now);
    });
  };
}

/** The states by the machine's own explorer, each with the shortest way to it. */
function byXState(scenario: Scenario, events: ReturnType<typeof eventsOf>): ReadonlySet<string> {
  const paths = getShortestPaths(storyMachine(scenario), {
    serializeState: (snapshot) => keyOfSnapshot(snapshot),
    events: (snapshot) => [...events(snapshot)],
    limit: Infinity,
  });
  return new Set(paths.map(({ state }) => keyOfSnapshot(state)));
}

interface Explored {
  readonly states: number;
  readonly filled: () => unknown;
  readonly fresh: () => unknown;
  readonly xstate: () => unknown;
}

/** All are given the judgements beforehand, xstate the machine too; the table is at hand, or is made anew each time. */
function explored(source: ScenarioSource, scenario: Scenario): Explored {
  const answers = answerBook(scenario, parseWalkthroughs(source));
  const events = eventsOf(scenario, answers);
  const table = tableOf(scenario, answers);
  const { states } = explore(scenario, answers);
  const found = byXState(scenario, events);
  if (found.size !== states.size || [...found].some((key) => !states.has(key))) {
    throw new Error(`${scenario.slug}: the two explorers disagree`);
  }
  return {
    states: states.size,
    filled: () => explore(scenario, answers, 0, table),
    fresh: () => explore(scenario, answers),
    xstate: () => byXState(scenario, events),
  };
}

/** States explored, with the shortest way to each: the prover's explorer beside that of xstate/graph, on the same cities. */
export function proveRows(cities: readonly (readonly [ScenarioSource, Scenario])[]): Ratio[] {
  const all = cities.map(([source, scenario]) => explored(source, scenario));
  const times = inTurns({
    xstate: { times: 2, once: () => all.forEach(({ xstate }) => xstate()) },
    filled: { times: 200, once: () => all.forEach(({ filled }) => filled()) },
    fresh: { times: 200, once: () => all.forEach(({ fresh }) => fresh()) },
  });
  const states = all.reduce((sum, one) => sum + one.states, 0);
  const row = (what: string, time: number): Ratio => ({
    what,
    figure: `${Math.round((states * 1000) / time)} /s`,
    ratio: times.xstate / time,
    beside: 'as fast as getShortestPaths of xstate/graph',
    goal: 'at least 100',
  });
  return [row('prove: states, table at hand', times.filled), row('prove: states, table filled in', times.fresh)];
}
