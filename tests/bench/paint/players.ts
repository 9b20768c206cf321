import {
  parseWalkthroughs,
  playWalkthrough,
  type ScenarioSource,
  type Story,
  type WalkMove,
} from '../../../engine/index.ts';
import { newAccount } from '../../support/server/api-session.ts';

/** A player who follows a walkthrough with API calls. */
export interface WalkthroughPlayer {
  readonly token: string;
  /** The kind of instrument at the current step. */
  instrument(): string | undefined;
  /** Makes the next call of the walkthrough; false at its end. */
  makeNextMove(): Promise<boolean>;
}

/**
 * The longest beginning of a walkthrough with answers only: hints change nothing, and the alternative route
 * has a wait.
 */
function answersOf(source: ScenarioSource, story: Story): readonly WalkMove[] {
  const games = parseWalkthroughs(source).map((written) => {
    const moves = playWalkthrough(story, written).moves.filter(({ call }) => call !== 'user/status/newClue');
    const end = moves.findIndex(({ call }) => call !== 'code/check');
    return end < 0 ? moves : moves.slice(0, end);
  });
  return games.toSorted((left, right) => right.length - left.length)[0] ?? [];
}

/** Activates the demonstration letter of a city for a new account. */
export async function startPlayer(
  url: string,
  source: ScenarioSource,
  story: Story,
): Promise<WalkthroughPlayer> {
  const { slug, demonstration, steps } = story.scenario;
  const { token, session } = await newAccount(url, `mesure-${slug}`);
  const post = async (call: string, body: unknown): Promise<string> => {
    const { status, body: answered, text } = await session.post(call, body);
    if (status !== 200) throw new Error(`${call} is answered ${status}: ${text}`);
    return (answered.step as { readonly name: string }).name;
  };
  const moves = [...answersOf(source, story)];
  let step = await post(`a/${demonstration}`, { waiver: { version: 'mesure' } });
  return {
    token,
    instrument: () => steps[step]?.puzzle?.type,
    async makeNextMove() {
      const move = moves.shift();
      if (!move) return false;
      step = await post(move.call, move.body);
      return true;
    },
  };
}
