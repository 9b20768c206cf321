import type { Message } from '../../../engine/scenario/scenario.ts';
import type { SecretStanding } from './secrets.ts';

type Condition = NonNullable<Message['if']>;

/** What a player has decided and asked so far. */
export interface Deeds {
  readonly chosen: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  /** The step at which the alternative route was taken. */
  readonly took: string | null;
}

const NOTHING: Deeds = { chosen: {}, asked: [], took: null };

/** Whether a player meets a condition, computed without the engine. */
export function meets(standing: SecretStanding, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const { chosen, asked, took } = standing.deeds ?? NOTHING;
  const { chose = {}, all = [], any } = condition;
  const leftBehind = [...standing.walked.slice(0, -1), ...(standing.solvedBeside ?? [])];
  return [
    ...Object.entries(chose).map(([step, option]) => chosen[step] === option),
    condition.solved === undefined || (leftBehind.includes(condition.solved) && took !== condition.solved),
    condition.asked === undefined || asked.includes(condition.asked),
    condition.took === undefined || took === condition.took,
    // These players have a game in no other city.
    condition.elsewhere === undefined,
    ...all.map((inner) => meets(standing, inner)),
    !any || any.some((inner) => meets(standing, inner)),
    !condition.not || !meets(standing, condition.not),
  ].every(Boolean);
}
