import type { Message } from '../../../engine/scenario/scenario.ts';
import type { SupposedGame } from '../cities/games-elsewhere.ts';

type Condition = NonNullable<Message['if']>;

/** What a player has decided and asked so far. */
export interface Deeds {
  readonly chosen: Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  /** The step at which the alternative route was taken. */
  readonly took: string | null;
  /** The games in other cities. */
  readonly elsewhere: readonly SupposedGame[];
}

/** Where a player has been, and what they did there. */
export interface PlayerPast {
  /** Names of the steps reached, the current one last. */
  readonly walked: readonly string[];
  /** The steps solved beside the route. */
  readonly solvedBeside?: readonly string[];
  /** Nothing when undefined. */
  readonly deeds?: Deeds;
}

const NOTHING: Deeds = { chosen: {}, asked: [], took: null, elsewhere: [] };

function isSoElsewhere(
  { elsewhere }: Deeds,
  { city, chose = {}, solved }: NonNullable<Condition['elsewhere']>,
): boolean {
  const game = elsewhere.find((one) => one.city === city);
  const isChosen = Object.entries(chose).every(([step, option]) => game?.chose?.[step] === option);
  return game !== undefined && isChosen && (solved === undefined || game.solved === solved);
}

/** The day on which a step was reached is no secret: the texts for it and for the others may both be read. */
const isOfDay = ({ reached }: Condition): boolean => reached !== undefined;

/** Whether a player meets a condition, computed without the engine. */
export function meets(standing: PlayerPast, condition: Condition | undefined): boolean {
  if (!condition) return true;
  const deeds = standing.deeds ?? NOTHING;
  const { chosen, asked, took } = deeds;
  const { chose = {}, all = [], any } = condition;
  const leftBehind = [...standing.walked.slice(0, -1), ...(standing.solvedBeside ?? [])];
  return [
    ...Object.entries(chose).map(([step, option]) => chosen[step] === option),
    condition.solved === undefined || (leftBehind.includes(condition.solved) && took !== condition.solved),
    condition.asked === undefined || asked.includes(condition.asked),
    condition.took === undefined || took === condition.took,
    condition.elsewhere === undefined || isSoElsewhere(deeds, condition.elsewhere),
    ...all.map((inner) => meets(standing, inner)),
    !any || any.some((inner) => meets(standing, inner)),
    !condition.not || isOfDay(condition.not) || !meets(standing, condition.not),
  ].every(Boolean);
}
