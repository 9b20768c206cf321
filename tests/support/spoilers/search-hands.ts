import type { Status } from '../../../engine/index.ts';
import type { CityRoute, TestCity } from '../cities/cities.ts';
import type { Build } from '../programs/build.ts';
import { sessionOf, type ApiSession } from '../server/api-session.ts';
import { joined } from '../server/party.ts';
import { startTestApp } from '../server/test-app.ts';
import { beginGame } from './begin-game.ts';
import { findLeaks, harvest, type Harvest } from './harvest.ts';
import { answered, expectSuccess, nameOf, playAllStates } from './play-states.ts';
import { findingsOf, readEveryOperation, secretsOnRoute, sum, withoutNames, type Findings } from './search.ts';
import type { SecretStanding } from './secrets.ts';

interface HandsSearch {
  readonly build: Build;
  readonly city: TestCity;
  readonly route: CityRoute;
  /** The most hints requested per step. */
  readonly hints: number;
}

interface HandsFindings extends Findings {
  /** Secrets of the other hands that stand in what a telephone may read: the search would find them elsewhere. */
  readonly found: number;
}

interface HandTelephone {
  readonly name: string;
  readonly session: ApiSession;
}

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

/** Roles by their names, as a status tells them. */
async function rolesOf({ session }: HandTelephone, { scenario }: TestCity): Promise<readonly string[]> {
  const { view } = (await session.get('user/status/current')).body as Partial<Status>;
  const names = view?.hands?.roles.map(({ name }) => name) ?? scenario.roles.map(({ name }) => name);
  return scenario.roles.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
}

/**
 * Plays a city with one telephone for each role. In each state each telephone is searched for what is in other hands, in what it is sent
 * and at the addresses of the others; so is a guest who left after the first state, for anything at all.
 */
export async function searchHands({ build, city, route, hints }: HandsSearch): Promise<HandsFindings> {
  const app = await startTestApp({ ...build, settings: { debug: true }, quiet: true });
  try {
    let code = '';
    const codeOf = async ({ scenario }: TestCity): Promise<string> => (code = await app.post(scenario.city));
    const { wait } = app.clock;
    const holder = await beginGame({ address: app.address, city, route, codeOf, wait });
    const { telephones, departed } = await startHands(app.address, holder, city, () => wait(1));
    const secretsAt = secretsOnRoute(city, route);
    // A picture may belong to an instrument and to a paper: its name says nothing, and its address is tried.
    const secrets: typeof secretsAt = (standing) => secretsAt(standing).filter(({ text }) => !city.source.media.includes(text));
    const all: Findings[] = [];
    let found = 0;
    const everywhere = new Set<string>();
    const visit = async (standing: SecretStanding, answers: readonly string[]): Promise<void> => {
      const read = new Map<string, Harvest>();
      for (const { name, session } of telephones) read.set(name, await harvest(session, name === HOLDER ? answers : []));
      const paths = (harvested: Harvest | undefined): string[] => [...(harvested?.keys() ?? [])].filter((key) => key.startsWith('/'));
      [...read.values()].flatMap(paths).forEach((address) => everywhere.add(address));
      for (const telephone of telephones) {
        const roles = await rolesOf(telephone, city);
        const own = withoutNames(read.get(telephone.name) ?? new Map(), standing);
        const who = `${city.scenario.slug}, ${route.name}, ${nameOf(standing)}, ${telephone.name} (${roles.join()})`;
        const others = [...everywhere].filter((address) => !own.has(address));
        const early = (await answered(telephone.session, others)).map((address) => `${who}: ${address}`);
        all.push({ ...findingsOf(who, own, secrets({ ...standing, roles })), early });
        const elsewhere = city.scenario.roles.map(({ slug }) => slug).filter((slug) => !roles.includes(slug));
        found += findLeaks(own, secrets({ ...standing, roles: elsewhere })).length;
      }
      all.push(await searchDeparted(departed, code, [...everywhere], secrets(NOWHERE), nameOf(standing)));
    };
    await playAllStates({ session: holder, city, route, hints, visit, wait });
    return { ...sum(all), found };
  } finally {
    await app.stop();
  }
}

const HOLDER = 'Camille';

/** One telephone for each role, and a guest who has left. */
async function startHands(
  address: string,
  holder: ApiSession,
  { scenario }: TestCity,
  tick: () => void,
): Promise<{ readonly telephones: readonly HandTelephone[]; readonly departed: ApiSession }> {
  const invitation = expectSuccess('the invitation', await holder.post('party/invitation', { name: HOLDER, severalHands: true }));
  const guest = async (name: string): Promise<HandTelephone> => {
    tick();
    const { token } = await joined(address, String(invitation.body.code), name);
    return { name, session: sessionOf(address, token ?? '') };
  };
  const telephones = [{ name: HOLDER, session: holder }];
  for (const { slug } of scenario.roles.slice(1)) telephones.push(await guest(`Ali ${slug}`));
  const departed = await guest('Bo');
  await harvest(departed.session);
  tick();
  expectSuccess('the departure', await departed.session.post('party/leave'));
  return { telephones, departed: departed.session };
}

/** A guest who left reads nothing of the city, and no address of the party answers. */
async function searchDeparted(
  session: ApiSession,
  code: string,
  addresses: readonly string[],
  secrets: Parameters<typeof findingsOf>[2],
  state: string,
): Promise<Findings> {
  const who = `${state}, a guest who left`;
  const early = (await answered(session, addresses)).map((address) => `${who}: ${address}`);
  return { ...findingsOf(who, await readEveryOperation(session, code), secrets), early };
}
