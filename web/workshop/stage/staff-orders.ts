import { freshProgress, presentLine, type Progress, type Step } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { EMAILS, inputOf, type Backstage } from './backstage.ts';
import { begun, happens, sent } from './standing.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** The day on which staff look. */
const today = ({ story }: Backstage): number => begun(story).now;
const iso = (instant: number): string => new Date(instant).toISOString();
export const daysAgo = (backstage: Backstage, days: number, hours = 0): string => iso(today(backstage) - days * DAY - hours * HOUR);

export const stepsOf = ({ scenario }: Backstage): readonly Step[] =>
  Object.values(scenario.steps).sort((left, right) => left.index - right.index);

type StaffOrder = ApiSchemas['StaffStatus'];

interface Placed {
  readonly progress: Progress;
  readonly number: number;
}

const FIRST_NUMBER = 100;
const codeOf = (number: number): string => `PLI${FIRST_NUMBER + number}`;

/** An order as the staff's lists have it: the engine's own line, and what staff know beside it. */
function present(backstage: Backstage, { progress, number }: Placed): StaffOrder {
  const isPlayed = progress.step !== null;
  const input = inputOf(backstage, { progress, now: today(backstage), opened: [] });
  const identifier = progress.state === 'COMMAND' ? null : `CMD-2026-${String(number).padStart(4, '0')}`;
  return {
    ...presentLine({ ...input, order: { ...input.order, code: codeOf(number), identifier, fullOnWin: number % 4 === 0 } }),
    staff: {
      email: isPlayed ? `joueuse${number}@courrier.example` : null,
      tiedEmail: number % 2 === 0 ? `acheteur${number}@courrier.example` : null,
      version: number,
      batch: number % 3 === 0 ? 1 : null,
      createdAt: daysAgo(backstage, number + 4),
      updatedAt: daysAgo(backstage, number),
      activatedAt: isPlayed ? daysAgo(backstage, number, 2) : null,
      cancelledAt: null,
      stoppedAt: null,
      waiver: isPlayed ? { version: '1', at: daysAgo(backstage, number, 2) } : null,
    },
  };
}

/** Paid and waiting for their envelopes. */
export const unsentOrders = (backstage: Backstage): readonly StaffOrder[] =>
  [1, 2, 3].map((number) => present(backstage, { progress: freshProgress, number }));

/** One order for each step, one in the post, and those that wait. */
export function allOrders(backstage: Backstage): readonly StaffOrder[] {
  const { story } = backstage;
  const unsent = unsentOrders(backstage);
  const posted = present(backstage, { progress: sent(story).progress, number: unsent.length + 1 });
  const played = stepsOf(backstage).map((step, index) =>
    present(backstage, {
      progress: happens(story, begun(story), { type: 'SET_STEP', step: step.name }).progress,
      number: unsent.length + 2 + index,
    }),
  );
  return [...unsent, posted, ...played];
}

/** Somebody who has been at a step for long, with a few mistakes behind them. */
export function stuckOrder(backstage: Backstage): StaffOrder {
  const { story } = backstage;
  const { progress } = happens(story, begun(story), { type: 'SET_STEP', step: stepsOf(backstage)[2]?.name ?? story.scenario.start });
  return present(backstage, { progress, number: 42 });
}

export const STAGED_STAFF = EMAILS.staff;
