import { freshProgress, presentLine, type Progress, type Step } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { EMAILS, inputOf, type StagedServer } from './staged-server.ts';
import { atStart, applyEvent, sent } from './standing.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Current date of the staff screens. */
const today = ({ story }: StagedServer): number => atStart(story).now;
const iso = (instant: number): string => new Date(instant).toISOString();
export const daysAgo = (server: StagedServer, days: number, hours = 0): string =>
  iso(today(server) - days * DAY - hours * HOUR);

export const stepsOf = ({ scenario }: StagedServer): readonly Step[] =>
  Object.values(scenario.steps).sort((left, right) => left.index - right.index);

/** Those at which an order can be; a player is beside the route and on it at the same time. */
export const routeStepsOf = (server: StagedServer): readonly Step[] =>
  stepsOf(server).filter(({ kind }) => kind !== 'aside' && kind !== 'part');

type StaffOrder = ApiSchemas['StaffStatus'];

interface Placed {
  readonly progress: Progress;
  readonly number: number;
}

const FIRST_NUMBER = 100;
const codeOf = (number: number): string => `PLI${FIRST_NUMBER + number}`;

/** An order in the staff's lists: the engine's data and the staff's. */
function present(server: StagedServer, { progress, number }: Placed): StaffOrder {
  const isPlayed = progress.step !== null;
  const input = inputOf(server, { progress, now: today(server), opened: [] });
  const identifier = progress.state === 'COMMAND' ? null : `CMD-2026-${String(number).padStart(4, '0')}`;
  return {
    ...presentLine({
      ...input,
      order: { ...input.order, code: codeOf(number), identifier, fullOnWin: number % 4 === 0 },
    }),
    staff: {
      email: isPlayed ? `joueuse${number}@courrier.example` : null,
      postOn: null,
      language: 'fr',
      tiedEmail: number % 2 === 0 ? `acheteur${number}@courrier.example` : null,
      version: number,
      batch: number % 3 === 0 ? 1 : null,
      createdAt: daysAgo(server, number + 4),
      updatedAt: daysAgo(server, number),
      activatedAt: isPlayed ? daysAgo(server, number, 2) : null,
      cancelledAt: null,
      stoppedAt: null,
      waiver: isPlayed ? { version: '1', at: daysAgo(server, number, 2) } : null,
    },
  };
}

/** Paid orders that are not posted. */
export const unsentOrders = (server: StagedServer): readonly StaffOrder[] =>
  [1, 2, 3].map((number) => present(server, { progress: freshProgress, number }));

/** One order per step of the route, one posted, and the unsent ones. */
export function allOrders(server: StagedServer): readonly StaffOrder[] {
  const { story } = server;
  const unsent = unsentOrders(server);
  const posted = present(server, { progress: sent(story).progress, number: unsent.length + 1 });
  const played = routeStepsOf(server).map((step, index) =>
    present(server, {
      progress: applyEvent(story, atStart(story), { type: 'SET_STEP', step: step.name }).progress,
      number: unsent.length + 2 + index,
    }),
  );
  return [...unsent, posted, ...played];
}

/** An order that has been at one step for long, with a few mistakes. */
export function stuckOrder(server: StagedServer): StaffOrder {
  const { story } = server;
  const { progress } = applyEvent(story, atStart(story), {
    type: 'SET_STEP',
    step: routeStepsOf(server)[2]?.name ?? story.scenario.start,
  });
  return present(server, { progress, number: 42 });
}

export const STAGED_STAFF = EMAILS.staff;
