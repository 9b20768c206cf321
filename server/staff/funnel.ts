import {
  currentName,
  judge,
  writeSentence,
  type Scenario,
  type Step,
  type Story,
} from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { stringify } from 'yaml';
import type { CityContent } from '../content/content-store.ts';
import type {
  LanguageStatistics,
  StepStatistics,
  StepTimes,
  WrongAnswer,
} from '../store/staff/statistics.ts';
import type { Services } from '../services/services.ts';

const MOST_ANSWERS = 20;

/** Statistics of a city by step, in file order. */
export async function presentFunnel(
  services: Pick<Services, 'clock' | 'staff'>,
  { story, scenario }: CityContent,
): Promise<ApiSchemas['Funnel']> {
  const { statistics } = services.staff;
  await statistics.refresh(services.clock());
  const counted = statisticsByStep(story, await statistics.ofCity(scenario.city));
  const spoken = languagesByStep(story, await statistics.byLanguage(scenario.city));
  const players = await statistics.players(scenario.city);
  const started = players.playing + players.finished;
  const branches = branchesOf(scenario);
  const arrivals =
    branches.size === 0
      ? new Map<string, number>()
      : countByStep(story, await statistics.reached(scenario.city));
  const steps = Object.values(scenario.steps).sort((left, right) => left.index - right.index);
  return {
    city: scenario.city,
    started,
    finished: players.finished,
    steps: await Promise.all(
      steps.map(async (step) => ({
        ...presentStep(step, counted.get(step.name)),
        languages: spoken.get(step.name) ?? [],
        reached: branches.has(step.name)
          ? (arrivals.get(step.name) ?? 0)
          : reached(scenario, step, counted, started),
        wrongAnswers: (await statistics.wrongAnswers(scenario.city, step.name, MOST_ANSWERS)).map((answer) =>
          presentAnswer(story, step, answer),
        ),
      })),
    ),
  };
}

/** Steps that some players of the step before do not reach: its `solved` does not say how many do. */
function branchesOf({ steps }: Scenario): ReadonlySet<string> {
  const targets = Object.values(steps).map(({ exits }) => new Set(exits.map(({ to }) => to)));
  return new Set(targets.filter(({ size }) => size > 1).flatMap((names) => [...names]));
}

/** Adds up the counts of former step names. */
function countByStep(story: Story, counted: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const [name, count] of counted) {
    const step = currentName(story, 'step', name);
    steps.set(step, (steps.get(step) ?? 0) + count);
  }
  return steps;
}

/** Merges statistics of former step names. */
function statisticsByStep(
  story: Story,
  counted: readonly StepStatistics[],
): ReadonlyMap<string, StepStatistics> {
  const steps = new Map<string, StepStatistics>();
  for (const one of counted) {
    const step = currentName(story, 'step', one.step);
    const existing = steps.get(step);
    steps.set(step, existing ? sum(existing, one) : one);
  }
  return steps;
}

type Spoken = ApiSchemas['FunnelLanguage'];

/** The same by language. */
function languagesByStep(
  story: Story,
  counted: readonly LanguageStatistics[],
): ReadonlyMap<string, readonly Spoken[]> {
  const steps = new Map<string, readonly Spoken[]>();
  for (const { step: name, language, solved, hints, wrong, almost } of counted) {
    const step = currentName(story, 'step', name);
    const known = steps.get(step) ?? [];
    const before = known.find((one) => one.language === language);
    const others = known.filter((one) => one !== before);
    const sums = {
      language,
      solved: solved + (before?.solved ?? 0),
      hints: hints + (before?.hints ?? 0),
      wrong: wrong + (before?.wrong ?? 0),
      almost: almost + (before?.almost ?? 0),
    };
    steps.set(step, [...others, sums]);
  }
  return steps;
}

function sum(left: StepStatistics, right: StepStatistics): StepStatistics {
  return {
    step: left.step,
    solved: left.solved + right.solved,
    detours: left.detours + right.detours,
    hints: left.hints + right.hints,
    wrong: left.wrong + right.wrong,
    almost: left.almost + right.almost,
    unreadable: left.unreadable + right.unreadable,
    times: [left.times, right.times].reduce(largerSample),
  };
}

/** Medians cannot be added: keeps the one with more players. */
const largerSample = (left: StepTimes | null, right: StepTimes | null): StepTimes | null =>
  (right?.players ?? 0) > (left?.players ?? 0) ? right : left;

function presentStep({ name, index, description, kind }: Step, found: StepStatistics | undefined) {
  const {
    solved = 0,
    detours = 0,
    hints = 0,
    wrong = 0,
    almost = 0,
    unreadable = 0,
    times = null,
  } = found ?? {};
  return { name, index, description, kind, solved, detours, hints, wrong, almost, unreadable, times };
}

/**
 * Number of players who reached the step: those who left its predecessors towards it, or all who started;
 * beside the route, those who reached the step that opens it.
 */
function reached(
  scenario: Scenario,
  step: Step,
  counted: ReadonlyMap<string, StepStatistics>,
  started: number,
): number {
  const opener = scenario.steps[step.beside?.from ?? ''];
  if (opener) return reached(scenario, opener, counted, started);
  if (step.name === scenario.start) return started;
  const arrivals = Object.values(scenario.steps).map(({ name, exits, alternative }) => {
    const { solved = 0, detours = 0 } = counted.get(name) ?? {};
    return (
      (exits.some(({ to }) => to === step.name) ? solved : 0) + (alternative === step.name ? detours : 0)
    );
  });
  return arrivals.reduce((sum, arrival) => sum + arrival, 0);
}

/** Current verdict for a recorded wrong answer, with YAML for a reply if there is none. */
function presentAnswer(story: Story, step: Step, { reading, count, lastAt }: WrongAnswer) {
  const judgement = judge(story, step.name, reading);
  const isUnanswered = judgement.verdict === 'wrong' && judgement.key === reading;
  return {
    reading,
    count,
    lastAt: new Date(lastAt).toISOString(),
    reply: judgement.verdict === 'almost' ? writeSentence(judgement.message, story.words) : null,
    isUnanswered,
    yaml: isUnanswered ? replyLines(step, reading) : null,
  };
}

/** YAML to paste into the step's file; the sentence is a placeholder. */
function replyLines(step: Step, reading: string): string {
  const lines = stringify([{ to: [reading], say: 'À écrire.' }], {
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  });
  const indented = lines.replace(/^(?=.)/gm, '  ');
  return step.replies.length === 0 ? `replies:\n${indented}` : indented;
}
