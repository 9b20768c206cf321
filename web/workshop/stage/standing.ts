import {
  advance,
  freshProgress,
  openedMark,
  presentStatus,
  resolveStanding,
  statusAt,
  type Outcome,
  type PlayerView,
  type Progress,
  type Scenario,
  type Step,
  type Story,
  type StoryEvent,
} from '../../../engine/index.ts';

/** Where a player stands, when, and what they have opened. */
export interface StagedStanding {
  readonly progress: Progress;
  readonly now: number;
  readonly opened: readonly string[];
}

/** How a scene begins, in whichever city it is played. */
export type Arrive = (story: Story) => StagedStanding;

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
export function happens(story: Story, standing: StagedStanding, event: StoryEvent): StagedStanding {
  const { standing: next, outcome } = advance(resolveStanding(story, standing.progress), event, standing.now);
  if (!outcome.accepted) throw new Error(`The scene cannot go on: ${outcome.message}`);
  return { ...standing, progress: next.progress };
}

/** The same, where a refusal is an answer too. */
export function attempted(story: Story, standing: StagedStanding, event: StoryEvent): { standing: StagedStanding; outcome: Outcome } {
  const { standing: next, outcome } = advance(resolveStanding(story, standing.progress), event, standing.now);
  return { standing: { ...standing, progress: next.progress }, outcome };
}

/** Paid for, not yet posted. */
export const paid: Arrive = (story) => ({ progress: freshProgress, now: momentWhen(story.scenario, 'open'), opened: [] });
/** In the post. */
export const sent: Arrive = (story) => happens(story, paid(story), { type: 'SEND' });
/** At the first step, everything still to be opened. */
export const begun: Arrive = (story) => happens(story, sent(story), { type: 'ACTIVATE' });

/** At the first step that is so, in the order of the story. */
export const at =
  (isIt: (step: Step) => boolean): Arrive =>
  (story) =>
    happens(story, begun(story), { type: 'SET_STEP', step: findStep(story, isIt).name });

function findStep(story: Story, isIt: (step: Step) => boolean): Step {
  const steps = Object.values(story.scenario.steps).sort((left, right) => left.index - right.index);
  const found = steps.find(isIt);
  if (!found) throw new Error('The city of the stage has no such step');
  return found;
}

const nowhere = { medium: (name: string) => name, page: (kind: string, slug: string) => `/${kind}/${slug}` };
const nobody = { code: 'PLI417', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };

/** At the first step from which the player sees something that is so. */
export const where =
  (isSo: (view: PlayerView) => boolean): Arrive =>
  (story) => {
    const stands = (step: Step) => at(({ name }) => name === step.name)(story);
    const sees = (step: Step): boolean => {
      const { progress, now } = stands(step);
      const input = { standing: resolveStanding(story, progress), order: nobody, now, addresses: nowhere, debug: false, anotherCity: null };
      const { view } = presentStatus(input);
      return view !== null && isSo(view);
    };
    return stands(findStep(story, sees));
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
  (story) => {
    let standing = arrive(story);
    const max = story.scenario.steps[standing.progress.step ?? '']?.hints.length ?? 0;
    for (let asked = 0; asked < (count === 'all' ? max : count); asked += 1)
      standing = happens(story, { ...standing, now: standing.now + HALF_HOUR }, { type: 'ASK_CLUE' });
    return standing;
  };

/** The same player, a while later. */
export const standingAfter =
  (arrive: Arrive, ms = HALF_HOUR): Arrive =>
  (story) => {
    const standing = arrive(story);
    return { ...standing, now: standing.now + ms };
  };

/** The same player, when the hours are so. */
export const when =
  (state: 'closing' | 'closed', arrive: Arrive): Arrive =>
  (story) => ({ ...arrive(story), now: momentWhen(story.scenario, state) });

/** Nothing is new any more. */
export const allOpened =
  (arrive: Arrive): Arrive =>
  (story) => {
    const standing = arrive(story);
    const mark = (kind: 'messages' | 'documents') =>
      story.scenario[kind].flatMap(({ slug }) => openedMark(resolveStanding(story, standing.progress), kind, slug) ?? []);
    return { ...standing, opened: [...mark('messages'), ...mark('documents')] };
  };
