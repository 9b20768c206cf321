import { checkResponse, isDescribed } from '../support/server/openapi.ts';
import { isStaff, type Person } from './people.ts';
import type { FuzzRequest } from './request.ts';
import { answersKeptFrom, answersTold } from './secrets.ts';
import type { Answer } from './send.ts';
import type { World } from './world.ts';

interface Case {
  readonly request: FuzzRequest;
  readonly person: Person;
  readonly answer: Answer;
  /** All that anybody wrote since the world was put back. */
  readonly said: string;
}

/** What is wrong with an answer; empty when nothing is. */
export type Judge = (seen: Case) => Promise<string[]>;

export function createJudge({ app, cities, people }: World): Judge {
  const keptFrom = answersKeptFrom(app, cities);
  return async (seen) => [
    ...wrongStatus(seen),
    ...undescribed(seen),
    ...belongings(seen, people),
    ...(seesAll(seen) || isFigures(seen) ? [] : answersTold(seen.answer.text, await keptFrom(seen.person), seen.said)).map(
      (told) => `tells ${told}`,
    ),
  ];
}

function wrongStatus({ answer: { status } }: Case): string[] {
  return status >= 500 ? [`answers ${status}`] : [];
}

/** The path as a router reads it: without its query, its host and a final slash. */
function addressOf(path: string): string {
  const [bare = ''] = path.replace(/^http:\/\/[^/]+/, '').split(/[?#]/);
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

function undescribed({ request: { method, path }, answer }: Case): string[] {
  if (isNotHttp(answer)) return [];
  const address = addressOf(path);
  const asked = method === 'HEAD' ? 'GET' : method;
  if (!isDescribed(asked, address)) return unknownCall(path, answer);
  try {
    checkResponse({
      method: asked,
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

/** Node itself refuses what is no HTTP, before the application sees it. */
const isNotHttp = ({ status, headers, text }: Answer): boolean =>
  (status === 400 || status === 431) && text === '' && !headers.has('x-request-id');

/** How a call that does not exist is refused: before anything of it was looked at. */
const REFUSALS: readonly number[] = [400, 403, 404, 413, 415];

/** Below /api, in JSON and for no cache; elsewhere a browser may be led back to a page. */
function unknownCall(path: string, { status, headers, text }: Answer): string[] {
  if (!path.startsWith('/api/'))
    return status < 400 && ![200, 302, 303].includes(status) ? [`answers ${status} to an unknown address`] : [];
  const complaints = REFUSALS.includes(status) ? [] : [`answers ${status} to an unknown call`];
  if (text !== '' && !/^\{"error":".+"\}$/.test(text)) complaints.push(`answers an unknown call with ${text.slice(0, 200)}`);
  if (headers.get('cache-control') !== 'no-store') complaints.push('lets a cache keep the answer to an unknown call');
  return complaints;
}

/** Staff see every letter: that is their work. */
const seesAll = ({ request: { path }, person }: Case): boolean =>
  isStaff(person) && /^(http:\/\/[^/]+)?\/+(api\/admin|pages|media)\b/i.test(path);

/** Counts of requests: any number comes up among them. */
const isFigures = ({ request: { path } }: Case): boolean => path.startsWith('/metrics');

/** Somebody else's mail, code or session in an answer that is not for staff. */
function belongings(seen: Case, people: readonly Person[]): string[] {
  if (seesAll(seen)) return [];
  const { answer, person, said } = seen;
  const others = people.filter(({ role }) => role !== person.role);
  const theirs = others.flatMap(({ role, email, code, token }) => [email, code, token].flatMap((text) => (text ? [{ role, text }] : [])));
  return theirs
    .filter(({ text }) => answer.text.includes(text) && !said.toLowerCase().includes(text.toLowerCase()))
    .map(({ role, text }) => `shows what belongs to ${role}: ${text}`);
}
