import { advance, begin, parseWalkthroughs, type Progress, type ScenarioSource, type Story } from '../../../engine/index.ts';
import { answerBook } from '../../../engine/prove/answers.ts';

/** Where an order of the bench stands, and what may be answered there. */
export interface BenchStanding {
  readonly step: string;
  readonly progress: Progress;
  readonly right: string;
  readonly wrong: string;
}

/** Longer than any wait of the game. */
const PATIENCE_MS = 5 * 60_000;

/** Every step of the main route at which one may be right or wrong, as a player comes to it who is always right. */
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
