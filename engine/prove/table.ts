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

/** A gesture at a standing, and where it leads: null where it changes nothing that counts. */
export interface Cell {
  readonly event: StoryEvent;
  readonly accepted: boolean;
  readonly to: Standing | null;
}

/** All gestures at a standing. */
export type Table = (standing: Standing) => readonly Cell[];

type Row = (standing: Standing) => readonly Cell[];

const refused = (event: StoryEvent): Cell => ({ event, accepted: false, to: null });

const accepted = (event: StoryEvent, to: Standing | null): Cell => ({ event, accepted: true, to });

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

const NOT_SENT = refused(SEND);
const NOT_ACTIVATED = refused(ACTIVATE);
const NO_CLUE = refused(ASK_CLUE);
const NO_WAY_ROUND = refused(TAKE_ALTERNATIVE);

/**
 * The story as a table, for a player who is never in a hurry: each answer is judged once, and a gesture is looked up
 * instead of played. All of them stand everywhere, so that what must be refused is seen to be refused. The machine stays
 * the specification: what the table says is asked of it by random walks.
 */
export function tableOf(scenario: Scenario, answers: AnswerBook): Table {
  const arrive = arrivals(scenario);
  const rows = new Map<string | null, Row>([[null, beforeSteps(scenario, arrive)]]);
  return (standing) => {
    const row = rows.get(standing.step) ?? stepRow(scenario, standing.step ?? '', answers, arrive);
    rows.set(standing.step, row);
    return row(standing);
  };
}

type Arrive = (step: string, alternativeFrom: string | null) => Standing;

/** A step begins anew for whoever comes to it: one standing for each route that leads there. */
function arrivals(scenario: Scenario): Arrive {
  const known = new Map<string | null, Map<string, Standing>>();
  return (step, alternativeFrom) => {
    const onRoute = known.get(alternativeFrom) ?? new Map<string, Standing>();
    const standing = onRoute.get(step) ?? { state: stateAt(scenario, step), step, alternativeFrom, clueIndex: 0, recognised: false };
    known.set(alternativeFrom, onRoute.set(step, standing));
    return standing;
  };
}

/** Before activation the letter leaves, then its code is entered. */
function beforeSteps({ start }: Scenario, arrive: Arrive): Row {
  return (standing) =>
    standing.state === 'SENT'
      ? [NOT_SENT, accepted(ACTIVATE, arrive(start, null)), NO_CLUE, NO_WAY_ROUND]
      : [accepted(SEND, { ...standing, state: 'SENT' }), NOT_ACTIVATED, NO_CLUE, NO_WAY_ROUND];
}

function stepRow(scenario: Scenario, name: string, answers: AnswerBook, arrive: Arrive): Row {
  const step = scenario.steps[name];
  if (!step) return () => [];
  const { right = null, wrong = [], recognised = null } = answers[name] ?? {};
  const typed = [right, wrong[0] ?? null].filter((code) => code !== null).map((code) => typedCell(scenario, step, code, arrive));
  const clues = maxClues(step);
  return (standing) => {
    const cells = [NOT_SENT, NOT_ACTIVATED];
    for (const cell of typed) cells.push(cell(standing));
    cells.push(standing.clueIndex < clues ? accepted(ASK_CLUE, { ...standing, clueIndex: standing.clueIndex + 1 }) : NO_CLUE);
    if (recognised !== null) cells.push(accepted(RECOGNISED, standing.recognised ? null : { ...standing, recognised: true }));
    cells.push(wayRound(step, standing, arrive));
    return cells;
  };
}

/** What an answer does, judged once: only a right one leads on. */
function typedCell(scenario: Scenario, { name, puzzle, next }: Step, code: string, arrive: Arrive): (standing: Standing) => Cell {
  const event = { type: 'ANSWER', code } as const;
  const isRight = puzzle !== null && judge(scenario, name, code).verdict === 'right';
  const stays = isRight ? accepted(event, null) : refused(event);
  if (!isRight || next === undefined) return () => stays;
  return ({ alternativeFrom }) => accepted(event, arrive(next, alternativeFrom));
}

/** The other route, once and where it is offered. */
function wayRound({ name, alternative }: Step, { alternativeFrom }: Standing, arrive: Arrive): Cell {
  if (alternative === undefined || alternativeFrom !== null) return NO_WAY_ROUND;
  return accepted(TAKE_ALTERNATIVE, arrive(alternative, name));
}
