import type { ViewInput } from './context.ts';
import type { PlayerView } from './types.ts';

const AWAY_MS = 2 * 24 * 60 * 60_000;

/**
 * The step's lines, once the player's last move is two days old. A wrong answer has no date, and counts as
 * none.
 */
export function presentRecap({
  standing: { progress },
  step: { recap },
  now,
}: ViewInput): Pick<PlayerView, 'recap'> {
  const beside = Object.values(progress.sideSteps).flatMap(({ lastClueDate, solvedAt }) => [
    lastClueDate,
    solvedAt,
  ]);
  const moves = [progress.lastStepDate, progress.lastClueDate, ...beside];
  const lastMove = Math.max(...moves.map((move) => move ?? 0));
  return recap && now - lastMove >= AWAY_MS ? { recap } : {};
}
