import type { TestCity } from '../support/cities/cities.ts';
import { invite, joined, memberOf } from '../support/server/party.ts';
import { markEmailProved } from '../support/server/mark-email-proved.ts';
import { staffBodyOf, createdBy, staffOf } from '../support/server/staff.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';
import { TINY_MAIN_ROUTE } from '../../scripts/explain/cities/tiny-city.ts';

/** A role and its private data. */
export interface Person {
  readonly role: string;
  readonly token: string | null;
  readonly email: string | null;
  /** The code of their letter. */
  readonly code: string | null;
  /** E-mail of the account in whose name a guest plays. */
  readonly playsFor?: string | null;
}

const MINUTE = 60_000;

const emailOf = (role: string): string => `${role}@fuzz.test`;
export const nobody: Person = { role: 'visitor', token: null, email: null, code: null };

async function player(
  app: TestApp,
  role: string,
  city = 'VILLE',
): Promise<{ person: Person; player: Player }> {
  const one = await app.player(emailOf(role));
  const code = await app.post(city);
  staffBodyOf(await one.post(`/api/a/${code}`, { waiver: { version: '1' } }));
  return { player: one, person: { role, token: one.token, email: emailOf(role), code } };
}

/** Plays the main route of the invented city up to a step. */
async function playerAt(
  app: TestApp,
  role: string,
  step: string,
): Promise<{ person: Person; player: Player }> {
  const made = await player(app, role);
  const position = TINY_MAIN_ROUTE.findIndex(([name]) => name === step);
  for (const [, answer] of TINY_MAIN_ROUTE.slice(0, position === -1 ? undefined : position))
    staffBodyOf(await made.player.answer(answer));
  return made;
}

/** Half of a real city's main route. */
async function walker(app: TestApp, { scenario, routes }: TestCity): Promise<Person> {
  const { person, player: one } = await player(
    app,
    `player of ${scenario.slug}`.replaceAll(' ', '-'),
    scenario.city,
  );
  const moves = routes[0]?.moves ?? [];
  for (const { call, body } of moves.slice(0, moves.length / 2)) {
    app.clock.wait(5 * MINUTE);
    staffBodyOf(await one.post(`/api/${call}`, body));
  }
  return person;
}

async function waiting(app: TestApp): Promise<Person> {
  const { person, player: one } = await playerAt(app, 'waiting', 'PORT_VIEUX');
  for (let count = 0; count < 6; count += 1) await one.answer(`100${count}`);
  return person;
}

async function listening(app: TestApp): Promise<Person> {
  const { person, player: one } = await playerAt(app, 'listening', 'PHARE');
  staffBodyOf(await one.post('/api/code/recognise', { code: '0612' }));
  staffBodyOf(await one.post('/api/user/status/newClue'));
  return person;
}

async function onTheDetour(app: TestApp): Promise<Person> {
  const { person, player: one } = await playerAt(app, 'on-the-detour', 'PHARE');
  app.clock.wait(MINUTE);
  staffBodyOf(await one.post('/api/user/status/goAlternativePath'));
  return person;
}

/** A sent letter that nobody has activated. */
async function buyer(app: TestApp, staff: Player): Promise<Person> {
  const one = await app.player(emailOf('buyer'));
  await markEmailProved(app, emailOf('buyer'));
  const code = await app.post();
  staffBodyOf(await staff.post(`/api/admin/orders/${code}/tie`, { email: emailOf('buyer') }));
  return { role: 'buyer', token: one.token, email: emailOf('buyer'), code };
}

/** Somebody who holds a letter, a guest who plays it too, and one who was let go. */
async function party(app: TestApp): Promise<Person[]> {
  const { person, player: holder } = await playerAt(app, 'holder', 'PORT_VIEUX');
  const { code } = await invite(holder, 'Camille');
  const [guest, departed] = [await joined(app.address, code, 'Ali'), await joined(app.address, code, 'Zoé')];
  staffBodyOf(await holder.post('/api/party/release', { member: await memberOf(departed) }));
  const nothing = { email: null, code: null };
  return [
    person,
    { role: 'guest', token: guest.token, ...nothing, playsFor: person.email },
    { role: 'departed-guest', token: departed.token, ...nothing },
  ];
}

async function loggedOut(app: TestApp): Promise<Person> {
  const one = await app.player(emailOf('logged-out'));
  await one.post('/api/user/logout');
  return { role: 'logged-out', token: one.token, email: emailOf('logged-out'), code: null };
}

const STAFF = 'staff';

/** Every role, in every state that matters. */
export async function gatherPeople(
  app: TestApp,
  cities: readonly TestCity[],
): Promise<{ people: Person[]; staff: Player }> {
  const staff = await staffOf(app, emailOf(STAFF));
  const newcomer = await app.player(emailOf('newcomer'));
  const people = [
    nobody,
    { role: STAFF, token: staff.token, email: emailOf(STAFF), code: null },
    { role: 'newcomer', token: newcomer.token, email: emailOf('newcomer'), code: null },
    await loggedOut(app),
    await buyer(app, staff),
    (await player(app, 'beginner')).person,
    ...(await party(app)),
    await listening(app),
    await onTheDetour(app),
    (await playerAt(app, 'finished', 'nowhere')).person,
  ];
  for (const city of cities) people.push(await walker(app, city));
  // Last, so that its wait is not over when the others are ready.
  people.push(await waiting(app));
  return { people, staff };
}

export const isStaff = ({ role }: Person): boolean => role === STAFF;

/** Unsent letters created by staff, with fixed codes. */
export async function stockLetters(app: TestApp, staff: Player): Promise<{ batch: string; codes: string[] }> {
  const { id, codes } = staffBodyOf<{ id: number; codes: string[] }>(
    await staff.post('/api/admin/batches', { cityName: 'VILLE', count: 3, label: 'Essais' }),
  );
  const drawn = [...codes, await createdBy(staff)];
  const named = drawn.map((_code, index) => `STOCK${index}`);
  for (const [index, code] of drawn.entries())
    await app.db('orders').where({ code }).update({ code: named[index] });
  return { batch: String(id), codes: named };
}
