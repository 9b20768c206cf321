import type { Step } from '../scenario/scenario.ts';
import type { Hours } from '../types/hours.generated.ts';
import { maxClues } from '../story/refusals.ts';
import type { OrderState } from '../story/progress.ts';
import { type UnlockedDocument, unlockedDocuments } from '../unlock/documents.ts';
import { unlock } from '../unlock/unlock.ts';
import type { LineInput, StatusInput } from './context.ts';
import { withDates } from './dates-from-start.ts';
import { isoDate } from './iso.ts';
import { playerView } from './player-view.ts';
import { presentInfos } from './present-infos.ts';
import type { Status } from './types.ts';

const STATES: Readonly<Record<OrderState, Status['state']>> = { COMMAND: 1, SENT: 2, ACTIVATED: 3, DONE: 4 };

/** The specification's status of an order, with the view once it is activated. The only projection that leaves the server. */
export function presentStatus(input: StatusInput): Status {
  const { step, progress } = input.standing;
  const unlocked = unlock(input.standing, input.now);
  const dated = withDates(input);
  const view = step && playerView({ ...dated, step, attempts: progress, unlocked });
  return { ...lineOf(dated, unlocked.documents), view, ...(input.party && { party: input.party }) };
}

/** A status without view, for lists of orders. */
export function presentLine(input: StatusInput): Status {
  return lineOf(withDates(input), unlockedDocuments(input.standing));
}

function lineOf(input: LineInput, documents: readonly UnlockedDocument[]): Status {
  const { standing, order, now } = input;
  const { story, progress, step } = standing;
  const { scenario } = story;
  return {
    code: order.code,
    identifier: order.identifier,
    state: STATES[progress.state],
    story: { index: scenario.story, city: scenario.city, schedule: presentSchedule(scenario.hours.schedule) },
    step: step && presentStep(step),
    clueIndex: progress.clueIndex,
    clues: step ? step.hints.slice(0, Math.min(progress.clueIndex, maxClues(step))).map((hint) => ({ hint })) : [],
    lastClueDate: isoDate(progress.lastClueDate),
    lastStepDate: isoDate(progress.lastStepDate),
    startDate: isoDate(progress.startDate),
    fullOnWin: order.fullOnWin,
    giftFrom: order.giftFrom,
    infos: presentInfos(input, documents),
    serverTime: isoDate(now),
    view: null,
  };
}

/** Several openings of a day are joined by commas, because the specification's values are texts. */
function presentSchedule(schedule: Hours['schedule']): Status['story']['schedule'] {
  const isPlain = Object.values(schedule).every((week) => Object.values(week).every((times) => typeof times === 'string'));
  if (isPlain) return schedule as Status['story']['schedule'];
  const joined = (week: Hours['schedule'][string]) =>
    Object.fromEntries(Object.entries(week).map(([days, times]) => [days, [times].flat().join(',')]));
  return Object.fromEntries(Object.entries(schedule).map(([range, week]) => [range, joined(week)]));
}

function presentStep(step: Step): Status['step'] {
  return {
    index: step.index,
    name: step.name,
    description: step.description,
    maxClues: maxClues(step),
    hasAlternativePath: step.alternative !== undefined,
  };
}
