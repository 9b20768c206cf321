import {
  parseWalkthroughs,
  playWalkthrough,
  type Scenario,
  type ScenarioSource,
  type Story,
  type WalkMove,
} from '../../../engine/index.ts';
import { call } from '../http.ts';

/** A player who follows a walkthrough with API calls. */
export interface WalkthroughPlayer {
  readonly token: string;
  readonly scenario: Scenario;
  /** Name of the current step. */
  step(): string;
  /** Makes the next call of the walkthrough; false at its end. */
  makeNextMove(): Promise<boolean>;
}

const post = (url: string, token: string | undefined, body: unknown): Promise<string> =>
  call(url, { method: 'POST', ...(token !== undefined && { token }), body: JSON.stringify(body) });

async function newToken(url: string, name: string): Promise<string> {
  const credentials = { email: `${name}@exemple.fr`, password: 'un mot de passe' };
  await post(`${url}/api/user/register`, undefined, credentials);
  const login = JSON.parse(await post(`${url}/api/user/authenticate`, undefined, credentials)) as { token: string };
  return login.token;
}

const stepOf = (answer: string): string => (JSON.parse(answer) as { step: { name: string } }).step.name;

/** The longest prefix of a walkthrough with answers only: hints change nothing, and the alternative route has a wait. */
function answersOf(source: ScenarioSource, story: Story): readonly WalkMove[] {
  const games = parseWalkthroughs(source).map((written) => {
    const moves = playWalkthrough(story, written).moves.filter(({ call }) => call !== 'user/status/newClue');
    const end = moves.findIndex(({ call }) => call !== 'code/check');
    return end < 0 ? moves : moves.slice(0, end);
  });
  return games.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Activates the demonstration letter of a city for a new account. */
export async function startPlayer(url: string, source: ScenarioSource, story: Story): Promise<WalkthroughPlayer> {
  const { scenario } = story;
  const token = await newToken(url, `mesure-${scenario.slug}`);
  const moves = answersOf(source, story);
  let at = stepOf(await post(`${url}/api/a/${scenario.demonstration}`, token, { waiver: { version: 'mesure' } }));
  let next = 0;
  return {
    token,
    scenario,
    step: () => at,
    async makeNextMove() {
      const move = moves[next];
      if (!move) return false;
      next += 1;
      at = stepOf(await post(`${url}/api/${move.call}`, token, move.body));
      return true;
    },
  };
}
