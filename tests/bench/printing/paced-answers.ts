import type { Scenario } from '../../../engine/index.ts';
import { call } from '../http.ts';

const BETWEEN_MS = 60;

/** 99th percentile. */
export const p99 = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? Number.NaN;

// Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
export const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Response times of one wrong answer per player, sent at a constant rate, in milliseconds. */
export async function pacedAnswers(url: string, tokens: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  const all: Promise<void>[] = [];
  for (const [index, token] of tokens.entries()) {
    const body = JSON.stringify({ code: `place numéro ${index}` });
    const headers = { 'content-type': 'application/json', 'x-token': token, 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
    const sent = performance.now();
    const answered = fetch(`${url}/api/code/check`, { method: 'POST', body, headers }).then(async (response) => {
      await response.text();
      if (response.status === 429) throw new Error('a player had to wait');
      times.push(performance.now() - sent);
    });
    all.push(answered);
    await pause(BETWEEN_MS);
  }
  await Promise.all(all);
  return times;
}

/** Logs in; returns the token. */
export async function logIn(url: string, email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  return (JSON.parse(await call(`${url}/api/user/authenticate`, { method: 'POST', body })) as { token: string }).token;
}

type Post = <Answer>(path: string, body: object) => Promise<Answer>;

/** Creates players at the first step; returns their tokens. */
export async function players(url: string, { city }: Scenario, count: number, post: Post): Promise<readonly string[]> {
  const { codes } = await post<{ codes: readonly string[] }>('admin/batches', { cityName: city, count });
  const tokens: string[] = [];
  for (const [index, code] of codes.entries()) {
    const [email, password] = [`joueur${index}@exemple.fr`, 'un mot de passe long'];
    await call(`${url}/api/user/register`, { method: 'POST', body: JSON.stringify({ email, password }) });
    const token = await logIn(url, email, password);
    await post('admin/status/markSent', { statusCode: code, orderIdentifier: `n° ${index}` });
    await call(`${url}/api/a/${code}`, { method: 'POST', token, body: '{}' });
    tokens.push(token);
  }
  return tokens;
}
