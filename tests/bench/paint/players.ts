import {
  parseWalkthroughs,
  playWalkthrough,
  type Scenario,
  type ScenarioSource,
  type Story,
  type WalkMove,
} from '../../../engine/index.ts';
import { call } from '../http.ts';

/** Somebody who plays a city along its first written game, by calls. */
export interface Traveller {
  readonly token: string;
  readonly scenario: Scenario;
  /** Where they stand. */
  step(): string;
  /** Makes the next call of the game; false when it is over. */
  goOn(): Promise<boolean>;
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

/** The longest written game that only answers lead through: hints change nothing, and the other route has to be waited for. */
function answersOf(source: ScenarioSource, story: Story): readonly WalkMove[] {
  const games = parseWalkthroughs(source).map((written) => {
    const moves = playWalkthrough(story, written).moves.filter(({ call }) => call !== 'user/status/newClue');
    const end = moves.findIndex(({ call }) => call !== 'code/check');
    return end < 0 ? moves : moves.slice(0, end);
  });
  return games.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Opens the demonstration letter of a city. */
export async function setOut(url: string, source: ScenarioSource, story: Story): Promise<Traveller> {
  const { scenario } = story;
  const token = await newToken(url, `mesure-${scenario.slug}`);
  const moves = answersOf(source, story);
  let at = stepOf(await post(`${url}/api/a/${scenario.demonstration}`, token, { waiver: { version: 'mesure' } }));
  let made = 0;
  return {
    token,
    scenario,
    step: () => at,
    async goOn() {
      const move = moves[made];
      if (!move) return false;
      made += 1;
      at = stepOf(await post(`${url}/api/${move.call}`, token, move.body));
      return true;
    },
  };
}
