import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { maxClues } from '../story/guards.ts';
import { judge } from '../story/judge.ts';
import { stateAt } from '../story/machine.ts';
import type { Progress } from '../story/progress.ts';
import type { AnswerBook } from './answers.ts';

/**
 * What counts of a progress: where, by which route, how many hints, whether the instrument was recognised. Dates and
 * mistakes do not: tests walk at random to hold that.
 */
export type Standing = Pick<Progress, 'state' | 'step' | 'alternativeFrom' | 'clueIndex' | 'recognised'>;

export const keyOf = ({ state, step, alternativeFrom, clueIndex, recognised }: Standing): string =>
  `${state} ${step ?? ''} ${alternativeFrom ?? ''} ${clueIndex} ${recognised ? 'recognised' : ''}`;

/** A gesture at a standing, and where it leads: to the same standing when it changes nothing that counts. Both by key. */
export interface Cell {
  readonly from: string;
  readonly to: string;
  readonly event: StoryEvent;
  readonly accepted: boolean;
  /** What is found under `to`. */
  readonly arrival: Standing;
}

/** All gestures at a standing. */
export type Table = (standing: Standing, key: string) => readonly Cell[];

/** Where an accepted gesture leads; null where it is refused. */
type Lead = (standing: Standing) => Standing | null;

type Row = readonly (readonly [event: StoryEvent, lead: Lead])[];

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

const refused: Lead = () => null;

/**
 * The story as a table, for a player who is never in a hurry: each answer is judged once, and a gesture is looked up
 * instead of played. All of them stand everywhere, so that what must be refused is seen to be refused. The machine stays
 * the specification: what the table says is asked of it by random walks. Filled in as it is asked.
 */
export function tableOf(scenario: Scenario, answers: AnswerBook): Table {
  const rows = new Map<string | null, Row>([[null, beforeSteps(scenario)]]);
  const cells = new Map<string, readonly Cell[]>();
  return (standing, key) => {
    const known = cells.get(key);
    if (known) return known;
    const row = rows.get(standing.step) ?? stepRow(scenario, standing.step ?? '', answers);
    rows.set(standing.step, row);
    const filled = row.map(([event, lead]) => cellAt(standing, key, event, lead(standing)));
    cells.set(key, filled);
    return filled;
  };
}

function cellAt(standing: Standing, from: string, event: StoryEvent, led: Standing | null): Cell {
  if (led === null || led === standing) return { from, to: from, event, accepted: led !== null, arrival: standing };
  return { from, to: keyOf(led), event, accepted: true, arrival: led };
}

/** Before activation the letter leaves, then its code is entered. */
function beforeSteps(scenario: Scenario): Row {
  return [
    [SEND, (standing) => (standing.state === 'COMMAND' ? { ...standing, state: 'SENT' } : null)],
    [ACTIVATE, ({ state }) => (state === 'SENT' ? arrivalAt(scenario, scenario.start, null) : null)],
    [ASK_CLUE, refused],
    [TAKE_ALTERNATIVE, refused],
  ];
}

function stepRow(scenario: Scenario, name: string, answers: AnswerBook): Row {
  const step = scenario.steps[name];
  if (!step) return [];
  const { right = null, wrong = [], recognised = null } = answers[name] ?? {};
  const typed = [right, wrong[0] ?? null].filter((code) => code !== null);
  const clues = maxClues(step);
  return [
    [SEND, refused],
    [ACTIVATE, refused],
    ...typed.map((code) => [{ type: 'ANSWER', code }, answerAt(scenario, step, code)] as const),
    [ASK_CLUE, (standing) => (standing.clueIndex < clues ? { ...standing, clueIndex: standing.clueIndex + 1 } : null)],
    ...(recognised === null ? [] : [[RECOGNISED, recognise] as const]),
    [TAKE_ALTERNATIVE, wayRound(scenario, step)],
  ];
}

/** What an answer does, judged once: only a right one leads on. */
function answerAt(scenario: Scenario, { name, puzzle, next }: Step, code: string): Lead {
  if (!puzzle || judge(scenario, name, code).verdict !== 'right') return refused;
  return (standing) => (next === undefined ? standing : arrivalAt(scenario, next, standing.alternativeFrom));
}

const recognise: Lead = (standing) => (standing.recognised ? standing : { ...standing, recognised: true });

/** The other route, once and where it is offered. */
function wayRound(scenario: Scenario, { name, alternative }: Step): Lead {
  if (alternative === undefined) return refused;
  return ({ alternativeFrom }) => (alternativeFrom === null ? arrivalAt(scenario, alternative, name) : null);
}

/** A step begins anew for whoever comes to it. */
const arrivalAt = (scenario: Scenario, step: string, alternativeFrom: string | null): Standing => ({
  state: stateAt(scenario, step),
  step,
  alternativeFrom,
  clueIndex: 0,
  recognised: false,
});
