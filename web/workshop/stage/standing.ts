import {
  advance,
  freshProgress,
  nextDelivery,
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

/** Progress of a player, time, and opened items. */
export interface StagedStanding {
  readonly progress: Progress;
  readonly now: number;
  readonly opened: readonly string[];
  /** The arrival of which the player asked to be told by mail, milliseconds since 1970 UTC. */
  readonly mailAskedFor?: number | null;
  /** The roles of this telephone, where papers are shared. */
  readonly hand?: ReadonlySet<string>;
}

/** Initial state of a scene, in any city. */
export type SceneStart = (story: Story) => StagedStanding;

/** A Tuesday morning in June: the time of every scene, except those about opening hours. */
const MORNING = Date.UTC(2026, 5, 16, 9);
const HALF_HOUR = 30 * 60_000;
const A_WEEK = 7 * 48;

/** First half hour from then on with this state of the hours. */
function momentWhen({ hours, timeZone }: Scenario, state: 'open' | 'closing' | 'closed'): number {
  for (let count = 0; count < A_WEEK; count += 1) {
    const now = MORNING + count * HALF_HOUR;
    if (!hours || statusAt(hours, timeZone, now).state === state) return now;
  }
  throw new Error(`The city of the stage is never ${state}`);
}

/** Applies an event, which the rules may refuse. */
export function tryEvent(
  story: Story,
  standing: StagedStanding,
  event: StoryEvent,
): { standing: StagedStanding; outcome: Outcome } {
  const { standing: next, outcome } = advance(resolveStanding(story, standing.progress), event, standing.now);
  return { standing: { ...standing, progress: next.progress }, outcome };
}

/** The same; throws a refusal. */
export function applyEvent(story: Story, standing: StagedStanding, event: StoryEvent): StagedStanding {
  const { standing: next, outcome } = tryEvent(story, standing, event);
  if (!outcome.accepted) throw new Error(`The scene cannot go on: ${outcome.message}`);
  return next;
}

/** Paid, not posted yet. */
export const paid: SceneStart = (story) => ({
  progress: freshProgress,
  now: momentWhen(story.scenario, 'open'),
  opened: [],
});
/** Posted. */
export const sent: SceneStart = (story) => applyEvent(story, paid(story), { type: 'SEND' });
/** At the first step, with nothing opened. */
export const atStart: SceneStart = (story) => applyEvent(story, sent(story), { type: 'ACTIVATE' });

/** Set to a step at any time, with all its hints. */
export const setTo =
  (step: string, now: number): SceneStart =>
  ({ scenario }) => {
    const { hints = [], kind = 'puzzle' } = scenario.steps[step] ?? {};
    const state = kind === 'puzzle' ? 'ACTIVATED' : 'DONE';
    const dates = { startDate: now, lastStepDate: now };
    return {
      progress: { ...freshProgress, ...dates, state, step, clueIndex: hints.length },
      now,
      opened: [],
    };
  };

/** At the first matching step, in the order of the story. */
export const at =
  (matches: (step: Step) => boolean): SceneStart =>
  (story) =>
    applyEvent(story, atStart(story), { type: 'SET_STEP', step: findStep(story, matches).name });

function findStep(story: Story, matches: (step: Step) => boolean): Step {
  const steps = Object.values(story.scenario.steps).sort((left, right) => left.index - right.index);
  const found = steps.find(matches);
  if (!found) throw new Error('The city of the stage has no such step');
  return found;
}

const placeholderAddresses = { medium: (name: string) => name, page: (key: string) => `/${key}` };
const emptyOrder = {
  code: 'PLI417',
  identifier: null,
  fullOnWin: false,
  giftFrom: null,
  version: 1,
  opened: [],
};

/** At the first step with a matching view. */
export const where =
  (matches: (view: PlayerView) => boolean): SceneStart =>
  (story) => {
    const stands = (step: Step) => at(({ name }) => name === step.name)(story);
    const sees = (step: Step): boolean => {
      const { progress, now } = stands(step);
      const input = {
        standing: resolveStanding(story, progress),
        order: emptyOrder,
        now,
        addresses: placeholderAddresses,
        debug: false,
        anotherCity: null,
      };
      const { view } = presentStatus(input);
      return view !== null && matches(view);
    };
    return stands(findStep(story, sees));
  };

/** An alternative route is offered. */
export const atCrossroads = at(({ alternative }) => alternative !== undefined);
/** The final application is available. */
export const atFinal = where(({ final }) => final !== null);
/** The instrument of an earlier step can be opened again. */
export const atAnalyser = where(({ analyser }) => analyser !== null);
/** A right answer is displayed on its own screen. */
export const atCorrect = where(({ reaction }) => reaction.to.includes('/home/app/correct'));
/** A place with opening hours is needed. */
export const atClosingPlace = where(({ hours }) => hours?.neededHere === true);
/** Several messages have arrived. */
export const withMessages = where(({ messages }) => messages.length > 2);
/** A message is on its way. */
export const awaitingMail = where(({ nextArrival }) => nextArrival !== null);
/** The same, with a mail asked for. */
export const askedForMail: SceneStart = (story) => {
  const standing = awaitingMail(story);
  return { ...standing, mailAskedFor: nextDelivery(resolveStanding(story, standing.progress), standing.now) };
};
export const atEnd = at(({ kind }) => kind === 'end');
export const atSecret = at(({ kind }) => kind === 'secret');

/** With a number of hints, each requested as early as possible. */
export const withHints =
  (arrive: SceneStart, count: number | 'all'): SceneStart =>
  (story) => {
    let standing = arrive(story);
    const max = story.scenario.steps[standing.progress.step ?? '']?.hints.length ?? 0;
    for (let asked = 0; asked < (count === 'all' ? max : count); asked += 1)
      standing = applyEvent(story, { ...standing, now: standing.now + HALF_HOUR }, { type: 'ASK_CLUE' });
    return standing;
  };

/** The same player, later. */
export const standingAfter =
  (arrive: SceneStart, ms = HALF_HOUR): SceneStart =>
  (story) => {
    const standing = arrive(story);
    return { ...standing, now: standing.now + ms };
  };

/** The same player, at a time with this state of the hours. */
export const when =
  (state: 'closing' | 'closed', arrive: SceneStart): SceneStart =>
  (story) => ({ ...arrive(story), now: momentWhen(story.scenario, state) });

/** The same player, with everything opened. */
export const allOpened =
  (arrive: SceneStart): SceneStart =>
  (story) => {
    const standing = arrive(story);
    const mark = (kind: 'messages' | 'documents') =>
      story.scenario[kind].flatMap(
        ({ slug }) => openedMark(resolveStanding(story, standing.progress), kind, slug, standing.now) ?? [],
      );
    return { ...standing, opened: [...mark('messages'), ...mark('documents')] };
  };
