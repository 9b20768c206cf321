import { dayAt, isCheckDue, type Scenario } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { StagedServer } from './staged-server.ts';
import { daysAgo, STAGED_STAFF, stepsOf } from './staff-orders.ts';
import { atStart } from './standing.ts';

const STARTED = 240;
const LOSS = 13;

/** Fewer players at each step, and unexpected answers at every third. */
export function funnel(server: StagedServer): ApiSchemas['Funnel'] {
  return {
    city: server.scenario.city,
    started: STARTED,
    finished: 96,
    steps: stepsOf(server).map(({ name, index, description, kind }, position) => ({
      name,
      index,
      description,
      kind,
      reached: STARTED - LOSS * position,
      solved: STARTED - LOSS * (position + 1),
      detours: position % 4,
      hints: 31 * position,
      wrong: 17 * position,
      almost: 5 * position,
      unreadable: position,
      times:
        position < 2 ? null : { medianSeconds: 420 * position, p90Seconds: 3100 * position, players: 80 },
      wrongAnswers: position % 3 === 1 ? wrongAnswers(server) : [],
    })),
  };
}

const wrongAnswers = (server: StagedServer): ApiSchemas['WrongAnswer'][] => [
  {
    reading: 'la tour',
    count: 12,
    lastAt: daysAgo(server, 1),
    reply: null,
    isUnanswered: true,
    yaml: "replies:\n  - to: ['la tour']\n    say: 'À écrire.'\n",
  },
  {
    reading: 'le phare',
    count: 4,
    lastAt: daysAgo(server, 2),
    reply: 'Plus bas.',
    isUnanswered: false,
    yaml: null,
  },
];

/** The city's places; the first is gone. */
export function places(server: StagedServer): ApiSchemas['Place'][] {
  const { story, scenario } = server;
  const today = dayAt(atStart(story).now, scenario.timeZone);
  return scenario.places.map(({ slug, name, ifGone, lastChecked }, position) => {
    const history = position === 0 ? [goneEntry(server)] : [];
    return {
      city: scenario.city,
      place: slug,
      name,
      ifGone: ifGone ?? null,
      lastChecked: lastChecked === 'never' ? null : lastChecked,
      isCheckDue: isCheckDue({ lastChecked }, today),
      steps: stepsAt(scenario, slug),
      version: history.length,
      gone: history[0] ?? null,
      history,
    };
  });
}

const stepsAt = (scenario: Scenario, place: string) =>
  Object.values(scenario.steps)
    .filter((step) => step.places.includes(place))
    .map(({ name, index, hints }) => ({ name, index, hints: Math.max(hints.length - 1, 0) }));

const goneEntry = (server: StagedServer): ApiSchemas['PlaceEntry'] => ({
  id: 1,
  isGone: true,
  sentence: 'Des travaux cachent la façade jusqu’au printemps.',
  remedy: { kind: 'hint', hint: 1 },
  by: STAGED_STAFF,
  reason: null,
  at: daysAgo(server, 5),
});

/** Reports of players. */
export const reports = (server: StagedServer): ApiSchemas['PlaceReport'][] =>
  stepsOf(server)
    .slice(0, 2)
    .map((step, position) => ({
      id: position + 1,
      code: `PLI10${position}`,
      city: server.scenario.city,
      step: step.name,
      place: step.places[0] ?? null,
      text: 'La plaque a été déposée, il ne reste que les trous.',
      email: 'joueuse1@courrier.example',
      at: daysAgo(server, position + 1),
    }));
