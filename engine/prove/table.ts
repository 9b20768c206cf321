import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import { maxClues } from '../story/guards.ts';
import { judge } from '../story/judge.ts';
import { stateAt } from '../story/machine.ts';
import type { Progress } from '../story/progress.ts';
import type { AnswerBook, StepAnswers } from './answers.ts';

/**
 * What counts of a progress: where, by which route, how many hints, whether the instrument was recognised. Dates and
 * mistakes do not: tests walk at random to hold that.
 */
export type Standing = Pick<Progress, 'state' | 'step' | 'alternativeFrom' | 'clueIndex' | 'recognised'>;

export const keyOf = ({ state, step, alternativeFrom, clueIndex, recognised }: Standing): string =>
  `${state} ${step ?? ''} ${alternativeFrom ?? ''} ${clueIndex} ${recognised ? 'recognised' : ''}`;

/** A gesture at a standing: where it leads, which is the standing itself where it changes nothing that counts. */
export interface Cell {
  readonly event: StoryEvent;
  readonly accepted: boolean;
  readonly to: Standing;
}

/** All gestures at a standing. */
export type Table = (standing: Standing) => readonly Cell[];

type Row = (standing: Standing) => readonly Cell[];

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/**
 * The story as a table, for a player who is never in a hurry: each answer is judged once, and a gesture is looked up
 * instead of played. The machine stays the specification: what the table says is asked of it by random walks.
 */
export function tableOf(scenario: Scenario, answers: AnswerBook): Table {
  const rows = new Map<string, Row>();
  const rowOf = (name: string): Row => {
    const known = rows.get(name) ?? stepRow(scenario, name, answers[name]);
    rows.set(name, known);
    return known;
  };
  return (standing) => (standing.step === null ? beforeSteps(scenario, standing) : rowOf(standing.step)(standing));
}

/** Before activation the letter leaves, then its code is entered. */
function beforeSteps(scenario: Scenario, standing: Standing): readonly Cell[] {
  const isSent = standing.state === 'SENT';
  const sent: Standing = { ...standing, state: 'SENT' };
  return [
    { event: SEND, accepted: !isSent, to: sent },
    { event: ACTIVATE, accepted: isSent, to: isSent ? arrival(scenario, scenario.start, null) : standing },
    refused(ASK_CLUE, standing),
    refused(TAKE_ALTERNATIVE, standing),
  ];
}

/** What may be done at a step: all of it everywhere, so that what must be refused is seen to be refused. */
function stepRow(scenario: Scenario, name: string, answers: StepAnswers | undefined): Row {
  const step = scenario.steps[name];
  if (!step) return () => [];
  const clues = maxClues(step);
  const typed = typedAt(scenario, step, answers);
  const isRecognised = (answers?.recognised ?? null) !== null;
  return (standing) => {
    const cells = [refused(SEND, standing), refused(ACTIVATE, standing)];
    for (const { event, isRight } of typed) cells.push(answered(scenario, step, standing, event, isRight));
    cells.push(
      standing.clueIndex < clues ? accepted(ASK_CLUE, { ...standing, clueIndex: standing.clueIndex + 1 }) : refused(ASK_CLUE, standing),
    );
    if (isRecognised) cells.push(accepted(RECOGNISED, { ...standing, recognised: true }));
    cells.push(wayRound(scenario, step, standing));
    return cells;
  };
}

/** One right answer and one wrong, each judged. */
function typedAt(scenario: Scenario, { name, puzzle }: Step, answers: StepAnswers | undefined) {
  const codes = [answers?.right ?? null, answers?.wrong[0] ?? null].filter((code) => code !== null);
  return codes.map((code) => ({
    event: { type: 'ANSWER', code } as const,
    isRight: puzzle !== null && judge(scenario, name, code).verdict === 'right',
  }));
}

function answered(scenario: Scenario, { next }: Step, standing: Standing, event: StoryEvent, isRight: boolean): Cell {
  if (!isRight) return refused(event, standing);
  return accepted(event, next === undefined ? standing : arrival(scenario, next, standing.alternativeFrom));
}

/** The other route, once and where it is offered. */
function wayRound(scenario: Scenario, { name, alternative }: Step, standing: Standing): Cell {
  if (alternative === undefined || standing.alternativeFrom !== null) return refused(TAKE_ALTERNATIVE, standing);
  return accepted(TAKE_ALTERNATIVE, arrival(scenario, alternative, name));
}

const accepted = (event: StoryEvent, to: Standing): Cell => ({ event, accepted: true, to });

const refused = (event: StoryEvent, to: Standing): Cell => ({ event, accepted: false, to });

/** A step begins anew for whoever comes to it. */
const arrival = (scenario: Scenario, step: string, alternativeFrom: string | null): Standing => ({
  state: stateAt(scenario, step),
  step,
  alternativeFrom,
  clueIndex: 0,
  recognised: false,
});
