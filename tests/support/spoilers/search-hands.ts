import type { Status } from '../../../engine/index.ts';
import type { TestCity } from '../cities/cities.ts';
import { sessionOf, type ApiSession } from '../server/api-session.ts';
import { joined } from '../server/party.ts';
import { findLeaks, harvest, type Harvest } from './harvest.ts';
import { answered, expectSuccess, nameOf } from './play-states.ts';
import {
  findingsOf,
  readEveryOperation,
  secretsOnRoute,
  sum,
  walk,
  withoutNames,
  type Findings,
  type WalkedRoute,
} from './search.ts';
import type { SecretStanding } from './secrets.ts';

interface HandsFindings extends Findings {
  /**
   * Secrets of the other hands that stand in what a telephone may read: the search would find them elsewhere.
   */
  readonly found: number;
}

interface HandTelephone {
  readonly name: string;
  readonly session: ApiSession;
}

/** One telephone for each role, and a guest who has left. */
interface Hands {
  readonly telephones: readonly HandTelephone[];
  readonly departed: ApiSession;
}

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

/** Roles by their names, as a status tells them. */
async function rolesOf({ session }: HandTelephone, { scenario }: TestCity): Promise<readonly string[]> {
  const { view } = (await session.get('user/status/current')).body as Partial<Status>;
  const names = view?.hands?.roles.map(({ name }) => name) ?? scenario.roles.map(({ name }) => name);
  return scenario.roles.filter(({ name }) => names.includes(name)).map(({ slug }) => slug);
}

/**
 * Plays a city with one telephone for each role. In each state each telephone is searched for what is in
 * other hands, in what it is sent and at the addresses of the others; so is a guest who left after the first
 * state, for anything at all.
 */
export async function searchHands(walked: WalkedRoute): Promise<HandsFindings> {
  const { city, route } = walked;
  let hands: Hands | undefined;
  const secretsAt = secretsOnRoute(city, route);
  // A picture may belong to an instrument and to a paper: its name says nothing, and its address is tried.
  const secrets: typeof secretsAt = (standing) =>
    secretsAt(standing).filter(({ text }) => !city.source.media.includes(text));
  const all: Findings[] = [];
  let found = 0;
  const everywhere = new Set<string>();
  await walk(walked, {
    async begin(holder, app) {
      hands = await startHands(app.address, holder, city, () => app.clock.wait(1));
    },
    async visit({ code }, standing, answers) {
      if (!hands) throw new Error('the game has not begun');
      const { telephones, departed } = hands;
      const read = new Map<string, Harvest>();
      for (const { name, session } of telephones)
        read.set(name, await harvest(session, name === HOLDER ? answers : []));
      const paths = (harvested: Harvest | undefined): string[] =>
        [...(harvested?.keys() ?? [])].filter((key) => key.startsWith('/'));
      [...read.values()].flatMap(paths).forEach((address) => everywhere.add(address));
      for (const telephone of telephones) {
        const roles = await rolesOf(telephone, city);
        const harvested = read.get(telephone.name) ?? new Map<string, string>();
        // The notebook tells every telephone what the others have answered, as they said it.
        const ofParty = [...harvested].filter(([key]) => !key.includes('notebook'));
        const own = withoutNames(new Map(ofParty), standing);
        const who = `${city.scenario.slug}, ${route.name}, ${nameOf(standing)}, ${telephone.name} (${roles.join()})`;
        const others = [...everywhere].filter((address) => !own.has(address));
        const early = (await answered(telephone.session, others)).map((address) => `${who}: ${address}`);
        all.push({ ...findingsOf(who, own, secrets({ ...standing, roles })), early });
        const elsewhere = city.scenario.roles.map(({ slug }) => slug).filter((slug) => !roles.includes(slug));
        found += findLeaks(own, secrets({ ...standing, roles: elsewhere })).length;
      }
      all.push(await searchDeparted(departed, code, [...everywhere], secrets(NOWHERE), nameOf(standing)));
    },
  });
  return { ...sum(all), found };
}

const HOLDER = 'Camille';

async function startHands(
  address: string,
  holder: ApiSession,
  { scenario }: TestCity,
  tick: () => void,
): Promise<Hands> {
  const invitation = expectSuccess(
    'the invitation',
    await holder.post('party/invitation', { name: HOLDER, severalHands: true }),
  );
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
