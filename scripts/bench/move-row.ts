import { transition } from 'xstate';
import { judge, type Scenario, type ScenarioSource } from '../../engine/index.ts';
import { moveByTable } from '../../engine/story/compiled.ts';
import { contextOf, storyMachine } from '../../engine/story/machine.ts';
import { standingsOf } from './answers/standings.ts';
import { inTurns } from './rounds.ts';
import type { Ratio } from './row.ts';

/**
 * What an answer makes of a stored progress, by the table that `advance` looks into, beside XState's own `transition`. The
 * machine's snapshots are restored beforehand; the table takes a progress as it is stored and gives one to be stored.
 */
export function moveRow(cities: readonly (readonly [ScenarioSource, Scenario])[]): Ratio {
  const moves = cities.flatMap(([source, scenario]) => movesOf(source, scenario));
  const times = inTurns({
    xstate: { times: 20, once: () => moves.forEach(({ byXState }) => byXState()) },
    table: { times: 200, once: () => moves.forEach(({ byTable }) => byTable()) },
  });
  return {
    what: 'engine: restore, answer, persist',
    figure: `${Math.round((moves.length * 1000) / times.table)} /s`,
    ratio: times.xstate / times.table,
    beside: 'as fast as transition of xstate',
    goal: 'at least 10',
  };
}

/** A right answer and a wrong one at each step, judged beforehand for both. */
function movesOf(source: ScenarioSource, scenario: Scenario) {
  const machine = storyMachine(scenario);
  const now = Date.UTC(2026, 5, 2, 10);
  return standingsOf(scenario, source).flatMap(({ step, progress, right, wrong }) => {
    const snapshot = machine.resolveState({ value: { [progress.state]: step }, context: contextOf(progress) });
    return [right, wrong].map((code) => {
      const event = { type: 'ANSWER', code, now, judgement: judge(scenario, step, code) } as const;
      return { byXState: () => transition(machine, snapshot, event), byTable: () => moveByTable(scenario, progress, event) };
    });
  });
}
