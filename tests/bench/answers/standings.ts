import {
  advance,
  begin,
  parseWalkthroughs,
  type Progress,
  type ScenarioSource,
  type Story,
} from '../../../engine/index.ts';
import { answerBook } from '../../../engine/prove/answers.ts';

/** A progress for benchmark orders, with a right and a wrong answer. */
export interface BenchStanding {
  readonly step: string;
  readonly progress: Progress;
  readonly right: string;
  readonly wrong: string;
}

/** Longer than any wait of the game. */
const PATIENCE_MS = 5 * 60_000;

/** Every step of the main route that has right and wrong answers, reached with right answers only. */
export function standingsOf(story: Story, source: ScenarioSource): BenchStanding[] {
  const answers = answerBook(story, parseWalkthroughs(source));
  const standings: BenchStanding[] = [];
  let now = Date.UTC(2026, 0, 1);
  let standing = begin(story, now);
  for (const step of story.scenario.mainRoute) {
    const { right = null, wrong: [wrong] = [] } = answers[step] ?? {};
    if (right === null || standing.progress.step !== step) break;
    if (wrong !== undefined) standings.push({ step, progress: standing.progress, right, wrong });
    standing = advance(standing, { type: 'ANSWER', code: right }, (now += PATIENCE_MS)).standing;
  }
  return standings;
}
