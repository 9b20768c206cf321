// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCode } from '../../../web/api/calls.ts';
import { onSessionEnded, request } from '../../../web/api/client.ts';
import { noteServerTime, serverNow } from '../../../web/api/server-clock.ts';
import { site } from '../../../web/state/site.ts';
import { fakeApi } from '../support/fake-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the API client', () => {
  it('P-API-01: calls below the configured base, with the session’s cookie and JSON', async () => {
    const calls: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      calls.push([address, init]);
      return Promise.resolve(new Response('{}'));
    });
    await request('GET', 'user/check');
    await request('POST', 'user/logout');
    expect(calls.map(([address]) => address)).toEqual(
      ['user/check', 'user/logout'].map((path) => `${site.endpoint}/${path}`),
    );
    for (const [, init] of calls) {
      expect(init.credentials).toBe('include');
      expect(init.headers).toMatchObject({ 'content-type': 'application/json' });
    }
  });

  it('reads code, seconds and body of a failure', async () => {
    fakeApi({ 'POST code/check': { status: 429, json: { error: 'Trop d’essais', seconds: 20 } } });
    expect(await request('POST', 'code/check', { body: {} })).toMatchObject({
      ok: false,
      status: 429,
      error: 'Trop d’essais',
      seconds: 20,
    });
  });

  it.each([
    ['NOT_CONNECTED', 1],
    ['PARTY_ENDED', 1],
    ['INVALID_PASSWORD', 0],
  ])('reports an ended session once, whichever call finds it: %s', async (error, times) => {
    const ended = vi.fn<() => void>();
    onSessionEnded(ended);
    fakeApi({ 'POST party/pen': { status: 401, json: { error } } });
    await request('POST', 'party/pen', { retry: true });
    expect(ended).toHaveBeenCalledTimes(times);
  });

  it('takes the seconds from Retry-After where the body has none', async () => {
    fakeApi({ 'POST code/check': { status: 429, json: { error: 'X' }, headers: { 'retry-after': '7' } } });
    expect(await request('POST', 'code/check')).toMatchObject({ seconds: 7 });
  });

  it('returns ERROR_UNKNOWN for a response that is not JSON, and UNKNOWN_ERROR for an error without a code', async () => {
    fakeApi({ 'POST a': { text: '<html>' }, 'POST b': { status: 500, json: {} } });
    expect(await request('POST', 'a')).toMatchObject({ ok: false, error: 'ERROR_UNKNOWN' });
    expect(await request('POST', 'b')).toMatchObject({ ok: false, error: 'UNKNOWN_ERROR' });
  });

  it('never throws without network, and does not retry unsafe calls', async () => {
    const fake = fakeApi({ 'POST user/register': 'unreachable' });
    expect(await request('POST', 'user/register')).toMatchObject({
      ok: false,
      status: 0,
      error: 'ERROR_NETWORK',
    });
    expect(fake.calls).toHaveLength(1);
  });

  it('retries an attempt with the same key when no response came', async () => {
    let first = true;
    const fake = fakeApi({
      'POST code/check': () => {
        const lost = first;
        first = false;
        return lost ? 'unreachable' : { json: { state: 3 } };
      },
    });
    expect(await checkCode({ code: 'X', order: 'ABC123', step: 'GARE', version: 1 }, 'key-1')).toMatchObject({
      ok: true,
    });
    expect(fake.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it('does not retry while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const fake = fakeApi({ 'GET user/check': 'unreachable' });
    expect(await request('GET', 'user/check')).toMatchObject({ status: 0, error: 'ERROR_NETWORK' });
    expect(fake.calls).toHaveLength(1);
  });

  it('times out when the response takes too long', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    expect(await request('POST', 'x', { timeoutMs: 20 })).toMatchObject({
      status: 0,
      error: 'ERROR_NETWORK',
    });
  });
});

describe('the server’s clock', () => {
  it('keeps the offset of the last response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    fakeApi({ 'GET user/status/current': { json: { serverTime: ahead } } });
    await request('GET', 'user/status/current');
    vi.setSystemTime(Date.now() + 60_000);
    expect(serverNow()).toBe(Date.parse(ahead) + 60_000);
    noteServerTime(new Date().toISOString());
  });
});
