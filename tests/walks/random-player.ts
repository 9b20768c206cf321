import type { Standing, Story, StoryEvent } from '../../engine/index.ts';
import { opensAt, optionsOf } from '../../engine/index.ts';
import { unsolvedSteps } from '../../engine/story/standing.ts';
import { whenOpen } from '../../engine/story/timings.ts';
import type { Chance } from './chance.ts';

/** An event by a phone that was opened in some edition, whose names it sends. */
export interface Move {
  readonly event: StoryEvent;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** The edition that the phone knows. */
  readonly phone: number;
}

/** What a second phone showed when it was last opened. */
interface OldScreen {
  readonly step: string;
  readonly edition: number;
}

export interface RandomPlayer {
  /** `standing`: in the first edition; the event has the names of that edition. */
  next(standing: Standing, now: number, edition: number): Move;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface PlayerOptions {
  /** Also moves by staff, which players cannot send. */
  readonly withStaff: boolean;
}

/**
 * A party with two phones: right and wrong answers, hints, other routes, waits, and answers for screens of
 * long ago.
 */
export function randomPlayer(chance: Chance, { withStaff }: PlayerOptions): RandomPlayer {
  let old: OldScreen | null = null;
  return {
    next(standing, before, edition) {
      const here = standing.step?.name ?? '';
      const open = unsolvedSteps(standing).map(({ name }) => name);
      const at = chance.any(open) ?? here;
      const isOld = old !== null && chance.happens(0.15);
      const screen = isOld && old ? old : { step: at, edition };
      if (!old || chance.happens(0.2)) old = { step: at, edition };
      const event = eventAt(chance, standing, screen.step, withStaff);
      const now = later(chance, standing, before, screen.step);
      return { event, now, phone: screen.edition };
    },
  };
}

function eventAt(chance: Chance, standing: Standing, step: string, withStaff: boolean): StoryEvent {
  const { story } = standing;
  const at = chance.happens(0.9) ? { at: step } : {};
  if (standing.step?.alternative !== undefined && chance.happens(0.25))
    return { type: 'TAKE_ALTERNATIVE', debug: false };
  const drawn = chance.between(1, 100);
  if (drawn <= 46) return { type: 'ANSWER', code: rightAnswer(chance, story, step), ...at };
  if (drawn <= 64)
    return {
      type: 'ANSWER',
      code: chance.pick(['00', '98', '77', '31', 'parapluie', 'fenêtre', 'lenterne', '', '?']),
      ...at,
    };
  if (drawn <= 80) return { type: 'ASK_CLUE', ...at };
  if (drawn <= 83) return { type: 'TAKE_ALTERNATIVE', debug: false };
  if (drawn <= 88 && withStaff)
    return { type: 'SET_STEP', step: chance.any(Object.keys(story.scenario.steps)) ?? '' };
  if (drawn <= 95 && withStaff) return { type: 'RECOGNISED', ...at };
  const closed = chance.any(Object.keys(story.scenario.steps)) ?? step;
  return { type: 'ANSWER', code: rightAnswer(chance, story, closed), at: closed };
}

function rightAnswer(chance: Chance, { scenario }: Story, name: string): string {
  const step = scenario.steps[name];
  const options = optionsOf(step?.puzzle).map(({ answer }) => answer);
  return chance.any(options.length > 0 ? options : (step?.examples.accept ?? [])) ?? 'rien';
}

/** Usually seconds, sometimes days; often the hour at which a closed step opens. */
function later(chance: Chance, { story: { scenario } }: Standing, before: number, step: string): number {
  const drawn = chance.between(1, 100);
  const waited =
    drawn <= 60
      ? chance.between(1, 40) * SECOND
      : drawn <= 85
        ? chance.between(1, 90) * MINUTE
        : chance.between(2, 70) * HOUR;
  const meant = scenario.steps[step];
  if (!meant || opensAt(scenario, meant, before + waited) === null || chance.happens(0.3))
    return before + waited;
  return whenOpen(scenario, meant, before + waited);
}

const STARTS = [
  Date.UTC(2026, 2, 28, 21),
  Date.UTC(2026, 9, 24, 20),
  Date.UTC(2027, 2, 27, 22),
  Date.UTC(2026, 11, 31, 20),
] as const;
const YEAR = 365 * 24 * HOUR;

/** When a letter is activated: half of them shortly before the clocks change, or at the end of the year. */
export const startOf = (chance: Chance): number =>
  chance.happens(0.5)
    ? chance.pick(STARTS) + chance.between(0, 7 * 3600) * SECOND
    : Date.UTC(2026, 0, 1) + chance.between(0, YEAR / SECOND) * SECOND;
