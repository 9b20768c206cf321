import type { Step } from '../scenario/scenario.ts';
import { maxClues } from '../story/refusals.ts';
import type { OrderState } from '../story/progress.ts';
import { type UnlockedDocument, unlockedDocuments } from '../unlock/papers.ts';
import { unlock } from '../unlock/unlock.ts';
import type { StatusInput } from './context.ts';
import { isoDate } from './iso.ts';
import { playerView } from './player-view.ts';
import { presentInfos } from './present-pages.ts';
import type { Status } from './types.ts';

const STATES: Readonly<Record<OrderState, Status['state']>> = { COMMAND: 1, SENT: 2, ACTIVATED: 3, DONE: 4 };

/**
 * The specification's status of an order, with the view once it is activated. The only projection that leaves
 * the server.
 */
export function presentStatus(input: StatusInput): Status {
  const { step, progress } = input.standing;
  const unlocked = unlock(input.standing, input.now);
  const view = step && playerView({ ...input, step, attempts: progress, unlocked });
  return { ...lineOf(input, unlocked.documents), view, ...(input.party && { party: input.party }) };
}

/** A status without view, for lists of orders. */
export function presentLine(input: StatusInput): Status {
  return lineOf(input, unlockedDocuments(input.standing));
}

function lineOf(input: StatusInput, documents: readonly UnlockedDocument[]): Status {
  const { standing, order, now } = input;
  const { story, progress, step } = standing;
  const { scenario } = story;
  return {
    code: order.code,
    identifier: order.identifier,
    state: STATES[progress.state],
    story: { index: scenario.story, city: scenario.city, schedule: story.schedule },
    step: step && presentStep(step),
    clueIndex: progress.clueIndex,
    clues: step
      ? step.hints.slice(0, Math.min(progress.clueIndex, maxClues(step))).map((hint) => ({ hint }))
      : [],
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

function presentStep(step: Step): Status['step'] {
  return {
    index: step.index,
    name: step.name,
    description: step.description,
    maxClues: maxClues(step),
    hasAlternativePath: step.alternative !== undefined,
  };
}
