import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { maxClues } from '../story/guards.ts';
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

/** A standing with its key: made once, however many gestures lead there. */
interface Spot {
  readonly standing: Standing;
  readonly key: string;
}

/** Where a gesture leads; null where it is refused. */
type Lead = (from: Spot) => Spot | null;

type Row = readonly { readonly event: StoryEvent; readonly lead: Lead }[];

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

const spotOf = (standing: Standing): Spot => ({ standing, key: keyOf(standing) });

const refused: Lead = () => null;
const stay: Lead = (spot) => spot;
const leadTo =
  (spot: Spot): Lead =>
  () =>
    spot;

/**
 * The story as a table, for a player who is never in a hurry: a gesture is looked up instead of played. All of them
 * stand everywhere, so that what must be refused is seen to be refused. The machine stays the specification: what the
 * table says is asked of it by random walks. Filled in as it is asked.
 */
export function tableOf(scenario: Scenario, answers: AnswerBook): Table {
  const rowAt = rowsOf(scenario, answers);
  const cells = new Map<string, readonly Cell[]>();
  return (standing, key) => {
    const known = cells.get(key);
    if (known) return known;
    const from = { standing, key };
    const filled = rowAt(standing).map(({ event, lead }) => cellAt(from, event, lead(from)));
    cells.set(key, filled);
    return filled;
  };
}

function cellAt(from: Spot, event: StoryEvent, led: Spot | null): Cell {
  const to = led ?? from;
  return { from: from.key, to: to.key, event, accepted: led !== null, arrival: to.standing };
}

/** The row of a step on a route: whoever stands there does the same, with however many hints. */
function rowsOf(scenario: Scenario, answers: AnswerBook): (standing: Standing) => Row {
  const before = beforeSteps(scenario);
  const routes = new Map<string | null, Map<string, Row>>();
  return ({ step, alternativeFrom }) => {
    if (step === null) return before;
    const rows = routes.get(alternativeFrom) ?? new Map<string, Row>();
    const row = rows.get(step) ?? stepRow(scenario, step, alternativeFrom, answers);
    routes.set(alternativeFrom, rows.set(step, row));
    return row;
  };
}

/** Before activation the letter leaves, then its code is entered. */
function beforeSteps(scenario: Scenario): Row {
  const begun = arrivalAt(scenario, scenario.start, null);
  return [
    { event: SEND, lead: ({ standing }) => (standing.state === 'COMMAND' ? spotOf({ ...standing, state: 'SENT' }) : null) },
    { event: ACTIVATE, lead: ({ standing }) => (standing.state === 'SENT' ? begun : null) },
    { event: ASK_CLUE, lead: refused },
    { event: TAKE_ALTERNATIVE, lead: refused },
  ];
}

function stepRow(scenario: Scenario, name: string, alternativeFrom: string | null, answers: AnswerBook): Row {
  const step = scenario.steps[name];
  if (!step) return [];
  const { right = null, wrong: [wrong] = [], recognised = null } = answers[name] ?? {};
  return [
    { event: SEND, lead: refused },
    { event: ACTIVATE, lead: refused },
    ...(right === null ? [] : [{ event: { type: 'ANSWER', code: right } as const, lead: onwards(scenario, step, alternativeFrom) }]),
    ...(wrong === undefined ? [] : [{ event: { type: 'ANSWER', code: wrong } as const, lead: refused }]),
    { event: ASK_CLUE, lead: oneMoreClue(maxClues(step)) },
    ...(recognised === null ? [] : [{ event: RECOGNISED, lead: recognise }]),
    { event: TAKE_ALTERNATIVE, lead: wayRound(scenario, step, alternativeFrom) },
  ];
}

/** A right answer is accepted where nothing follows too. */
function onwards(scenario: Scenario, { next }: Step, alternativeFrom: string | null): Lead {
  return next === undefined ? stay : leadTo(arrivalAt(scenario, next, alternativeFrom));
}

/** The other route, once and where it is offered. */
function wayRound(scenario: Scenario, { name, alternative }: Step, alternativeFrom: string | null): Lead {
  if (alternative === undefined || alternativeFrom !== null) return refused;
  return leadTo(arrivalAt(scenario, alternative, name));
}

const oneMoreClue =
  (most: number): Lead =>
  ({ standing }) =>
    standing.clueIndex < most ? spotOf({ ...standing, clueIndex: standing.clueIndex + 1 }) : null;

const recognise: Lead = (spot) => (spot.standing.recognised ? spot : spotOf({ ...spot.standing, recognised: true }));

/** A step begins anew for whoever comes to it. */
const arrivalAt = (scenario: Scenario, step: string, alternativeFrom: string | null): Spot =>
  spotOf({ state: stateAt(scenario, step), step, alternativeFrom, clueIndex: 0, recognised: false });
