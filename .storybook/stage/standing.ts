import {
  advance,
  freshProgress,
  openedMark,
  presentStatus,
  statusAt,
  type Outcome,
  type PlayerView,
  type Progress,
  type Scenario,
  type Step,
  type StoryEvent,
} from '../../engine/index.ts';

/** Where a player stands, when, and what they have opened. */
export interface Standing {
  readonly progress: Progress;
  readonly now: number;
  readonly opened: readonly string[];
}

/** How a scene begins, in whichever city it is played. */
export type Arrive = (scenario: Scenario) => Standing;

/** A Tuesday of June, late in the morning; every scene begins on that day unless it is about the hours. */
const MORNING = Date.UTC(2026, 5, 16, 9);
const HALF_HOUR = 30 * 60_000;
const A_WEEK = 7 * 48;

/** The first half hour from then on at which the story's hours are so. */
function momentWhen({ hours, timeZone }: Scenario, state: 'open' | 'closing' | 'closed'): number {
  for (let count = 0; count < A_WEEK; count += 1) {
    const now = MORNING + count * HALF_HOUR;
    if (statusAt(hours, timeZone, now).state === state) return now;
  }
  throw new Error(`The city of the stage is never ${state}`);
}

/** What happens next; a scene that the rules refuse is a mistake of the scene. */
export function happens(scenario: Scenario, standing: Standing, event: StoryEvent): Standing {
  const { progress, outcome } = advance(scenario, standing.progress, event, standing.now);
  if (!outcome.accepted) throw new Error(`The scene cannot go on: ${outcome.message}`);
  return { ...standing, progress };
}

/** The same, where a refusal is an answer too. */
export function attempted(scenario: Scenario, standing: Standing, event: StoryEvent): { standing: Standing; outcome: Outcome } {
  const { progress, outcome } = advance(scenario, standing.progress, event, standing.now);
  return { standing: { ...standing, progress }, outcome };
}

/** Paid for, not yet posted. */
export const paid: Arrive = (scenario) => ({ progress: freshProgress, now: momentWhen(scenario, 'open'), opened: [] });
/** In the post. */
export const sent: Arrive = (scenario) => happens(scenario, paid(scenario), { type: 'SEND' });
/** At the first step, everything still to be opened. */
export const begun: Arrive = (scenario) => happens(scenario, sent(scenario), { type: 'ACTIVATE' });

/** At the first step that is so, in the order of the story. */
export const at =
  (isIt: (step: Step) => boolean): Arrive =>
  (scenario) =>
    happens(scenario, begun(scenario), { type: 'SET_STEP', step: findStep(scenario, isIt).name });

function findStep(scenario: Scenario, isIt: (step: Step) => boolean): Step {
  const steps = Object.values(scenario.steps).sort((left, right) => left.index - right.index);
  const found = steps.find(isIt);
  if (!found) throw new Error('The city of the stage has no such step');
  return found;
}

const nowhere = { medium: (name: string) => name, page: (kind: string, slug: string) => `/${kind}/${slug}` };
const nobody = { code: 'PLI417', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

/** At the first step from which the player sees something that is so. */
export const where =
  (isSo: (view: PlayerView) => boolean): Arrive =>
  (scenario) => {
    const stands = (step: Step) => at(({ name }) => name === step.name)(scenario);
    const sees = (step: Step): boolean => {
      const { progress, now } = stands(step);
      const input = { scenario, order: nobody, progress, now, addresses: nowhere, debug: false, anotherCity: null };
      const { view } = presentStatus(input);
      return view !== null && isSo(view);
    };
    return stands(findStep(scenario, sees));
  };

/** Where another way is offered. */
export const atCrossroads = at(({ alternative }) => alternative !== undefined);
/** Where the final application can be opened. */
export const atFinal = where(({ final }) => final !== null);
/** Where an instrument of an earlier step can be looked at again. */
export const atAnalyser = where(({ analyser }) => analyser !== null);
/** Where the answer before was told right by a screen of its own. */
export const atCorrect = where(({ reaction }) => reaction.to.includes('/home/app/correct'));
/** Where a place that closes is needed. */
export const atClosingPlace = where(({ hours }) => hours.neededHere);
/** Where several messages have come. */
export const withMessages = where(({ messages }) => messages.length > 2);
export const atEnd = at(({ kind }) => kind === 'end');
export const atSecret = at(({ kind }) => kind === 'secret');

/** With so many hints asked, each when it could be. */
export const withHints =
  (arrive: Arrive, count: number | 'all'): Arrive =>
  (scenario) => {
    let standing = arrive(scenario);
    const max = scenario.steps[standing.progress.step ?? '']?.hints.length ?? 0;
    for (let asked = 0; asked < (count === 'all' ? max : count); asked += 1)
      standing = happens(scenario, { ...standing, now: standing.now + HALF_HOUR }, { type: 'ASK_CLUE' });
    return standing;
  };

/** The same player, a while later. */
export const later =
  (arrive: Arrive, ms = HALF_HOUR): Arrive =>
  (scenario) => {
    const standing = arrive(scenario);
    return { ...standing, now: standing.now + ms };
  };

/** The same player, when the hours are so. */
export const when =
  (state: 'closing' | 'closed', arrive: Arrive): Arrive =>
  (scenario) => ({ ...arrive(scenario), now: momentWhen(scenario, state) });

/** Nothing is new any more. */
export const allOpened =
  (arrive: Arrive): Arrive =>
  (scenario) => {
    const standing = arrive(scenario);
    const mark = (kind: 'messages' | 'documents') =>
      scenario[kind].flatMap(({ slug }) => openedMark(scenario, standing.progress, kind, slug) ?? []);
    return { ...standing, opened: [...mark('messages'), ...mark('documents')] };
  };
