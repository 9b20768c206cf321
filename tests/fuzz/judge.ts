import { orderStore } from '../../server/store/orders/orders.ts';
import type { TestCity } from '../support/cities/cities.ts';
import { checkResponse, isDescribed } from '../support/server/openapi.ts';
import type { TestApp } from '../support/server/test-app.ts';
import { containsSecret } from '../support/spoilers/harvest.ts';
import { readingsOf } from '../support/spoilers/readings.ts';
import { secretsOf, type Secret, type Secrets, type SecretStanding } from '../support/spoilers/secrets.ts';
import { foldText } from '../support/spoilers/texts.ts';
import { isStaff, type Person } from './people.ts';
import type { FuzzRequest } from './request.ts';
import type { Answer } from './send.ts';
import type { World } from './world.ts';

interface Case {
  readonly request: FuzzRequest;
  readonly person: Person;
  readonly answer: Answer;
  /** Everything written since the last reset. */
  readonly sentText: string;
}

/** The complaints about a response; empty if it is right. */
export type Judge = (exchange: Case) => Promise<string[]>;

export function createJudge({ app, cities, people }: World): Judge {
  const hiddenFrom = answersHiddenFrom(app, cities);
  return async (exchange) => [
    ...wrongStatus(exchange),
    ...undescribed(exchange),
    ...belongings(exchange, people),
    ...(seesAll(exchange) || isFigures(exchange)
      ? []
      : leakedAnswers(exchange.answer.text, await hiddenFrom(exchange.person), exchange.sentText)
    ).map((answer) => `tells ${answer}`),
  ];
}

function wrongStatus({ answer: { status } }: Case): string[] {
  return status >= 500 ? [`answers ${status}`] : [];
}

/** The path as a router reads it: without query, host and trailing slash. */
function addressOf(path: string): string {
  const [bare = ''] = path.replace(/^http:\/\/[^/]+/, '').split(/[?#]/);
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

function undescribed({ request: { method, path }, answer }: Case): string[] {
  if (isNotHttp(answer)) return [];
  const address = addressOf(path);
  const described = method === 'HEAD' ? 'GET' : method;
  if (!isDescribed(described, address)) return unknownCall(path, answer);
  try {
    checkResponse({
      method: described,
      path: address,
      status: answer.status,
      headers: answer.headers,
      body: method === 'HEAD' ? null : bodyOf(answer),
    });
    return [];
  } catch (error) {
    if (method === 'HEAD') return [];
    return [(error as Error).message];
  }
}

const bodyOf = ({ headers, text }: Answer): unknown =>
  headers.get('content-type')?.includes('json') && text !== '' ? (JSON.parse(text) as unknown) : text;

/** Node refuses invalid HTTP before the application receives it. */
const isNotHttp = ({ status, headers, text }: Answer): boolean =>
  (status === 400 || status === 431) && text === '' && !headers.has('x-request-id');

/** The refusal of an unknown call, before its content is read. */
const REFUSALS: readonly number[] = [400, 403, 404, 413, 415];

/** Below /api it is uncached JSON; elsewhere it may be a redirect to a page. */
function unknownCall(path: string, { status, headers, text }: Answer): string[] {
  if (!path.startsWith('/api/'))
    return status < 400 && ![200, 302, 303].includes(status)
      ? [`answers ${status} to an unknown address`]
      : [];
  const complaints = REFUSALS.includes(status) ? [] : [`answers ${status} to an unknown call`];
  if (text !== '' && !/^\{"error":".+"\}$/.test(text))
    complaints.push(`answers an unknown call with ${text.slice(0, 200)}`);
  if (headers.get('cache-control') !== 'no-store')
    complaints.push('lets a cache keep the answer to an unknown call');
  return complaints;
}

/** Staff may see every letter. */
const seesAll = ({ request: { path }, person }: Case): boolean =>
  isStaff(person) && /^(http:\/\/[^/]+)?\/+(api\/admin|pages|media)\b/i.test(path);

/** Request counters may contain any number. */
const isFigures = ({ request: { path } }: Case): boolean => path.startsWith('/metrics');

/** Another person's e-mail, code or session in a response that is not for staff. */
function belongings(exchange: Case, people: readonly Person[]): string[] {
  if (seesAll(exchange)) return [];
  const { answer, person, sentText } = exchange;
  const others = people.filter(({ role }) => role !== person.role);
  // A mail address typed in wide letters comes back in plain ones.
  const sent = sentText.normalize('NFKC').toLowerCase();
  const theirs = others.flatMap(({ role, email, code, token }) =>
    [email, code, token].flatMap((text) => (text ? [{ role, text }] : [])),
  );
  return theirs
    .filter(({ text }) => answer.text.includes(text) && !sent.includes(text.toLowerCase()))
    .map(({ role, text }) => `shows what belongs to ${role}: ${text}`);
}

const NOWHERE: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

interface CitySecrets {
  readonly city: TestCity;
  readonly secrets: Secrets;
  /** All texts of the city, folded: another city's answer may be one of its ordinary words. */
  readonly everything: string;
}

/** The answers that a role must not receive anywhere. */
type KeptFrom = (person: Person) => Promise<readonly Secret[]>;

function answersHiddenFrom(app: TestApp, cities: readonly TestCity[]): KeptFrom {
  const all: readonly CitySecrets[] = cities.map((city) => ({
    city,
    secrets: secretsOf(city.scenario, city.source),
    everything: foldText(city.source.files.map(({ text }) => text).join('\n')),
  }));
  const known = new Map<string, readonly Secret[]>();
  return async ({ email, playsFor = null }) => {
    const { city, standing } = await standingOf(app, email ?? playsFor);
    const key = JSON.stringify([city, standing]);
    const hidden = known.get(key) ?? hiddenAt(all, city, standing);
    known.set(key, hidden);
    return hidden;
  };
}

function hiddenAt(
  all: readonly CitySecrets[],
  city: string | null,
  standing: SecretStanding,
): readonly Secret[] {
  const own = all.find((one) => one.city.scenario.city === city);
  return all.flatMap((one) => {
    const answers = one.secrets.at(one === own ? standing : NOWHERE).filter(({ word }) => word);
    return one === own ? answers : answers.filter(({ text }) => own?.everything.includes(text) !== true);
  });
}

/** The player's position in the database; null after staff removed their letter. */
async function standingOf(
  app: TestApp,
  email: string | null,
): Promise<{ city: string | null; standing: SecretStanding }> {
  const account =
    email === null
      ? undefined
      : await app.db<{ id: number; email: string }>('accounts').where({ email }).first();
  const order = account && (await orderStore(app.db).currentOf(account));
  if (!order || order.progress.step === null) return { city: null, standing: NOWHERE };
  const { reached, step, clueIndex, recognised } = order.progress;
  const before = Object.keys(reached).filter((name) => name !== step);
  return { city: order.city, standing: { walked: [...before, step], hintsAsked: clueIndex, recognised } };
}

/** The answers that a text contains, except those that its reader wrote. */
function leakedAnswers(text: string, hidden: readonly Secret[], written: string): string[] {
  const readings = readingsOf(text);
  const own = readingsOf(written);
  return hidden
    .filter((secret) => readings.some((reading) => containsSecret(reading, secret)))
    .filter((secret) => !own.some((reading) => reading.text.includes(secret.text)))
    .map(({ what, text: answer }) => `${what} « ${answer} »`);
}
