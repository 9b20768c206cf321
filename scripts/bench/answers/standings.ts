import { advance, freshProgress, parseWalkthroughs, type Progress, type Scenario, type ScenarioSource } from '../../../engine/index.ts';
import { answerBook } from '../../../engine/prove/answers.ts';

/** Where an order of the bench stands, and what may be answered there. */
export interface Standing {
  readonly step: string;
  readonly progress: Progress;
  readonly right: string;
  readonly wrong: string;
}

/** Longer than any wait of the game. */
const PATIENCE_MS = 5 * 60_000;

/** Every step of the main route at which one may be right or wrong, as a player comes to it who is always right. */
export function standingsOf(scenario: Scenario, source: ScenarioSource): Standing[] {
  const answers = answerBook(scenario, parseWalkthroughs(source));
  const standings: Standing[] = [];
  let now = Date.UTC(2026, 0, 1);
  let progress = freshProgress;
  const play = (event: Parameters<typeof advance>[2]): void =>
    void ({ progress } = advance(scenario, progress, event, (now += PATIENCE_MS)));
  play({ type: 'SEND' });
  play({ type: 'ACTIVATE' });
  for (const step of scenario.mainRoute) {
    const { right = null, wrong: [wrong] = [] } = answers[step] ?? {};
    if (right === null || progress.step !== step) break;
    if (wrong !== undefined) standings.push({ step, progress, right, wrong });
    play({ type: 'ANSWER', code: right });
  }
  return standings;
}
