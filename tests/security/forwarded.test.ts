import { describe, expect, it } from 'vitest';
import { startTestApp } from '../support/server/test-app.ts';
import type { TestAppOptions } from '../support/server/test-app.ts';

/** Each address and the network of both. */
const OF_TWO_NEIGHBOURS = 3;

/** Whether the server believes a request's forwarded address (by its limits), protocol and request id. */
async function believes(
  settings: TestAppOptions['settings'],
): Promise<{ address: boolean; https: boolean; name: boolean }> {
  const app = await startTestApp({ settings });
  const claim = (address: string) => ({
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    'x-request-id': 'abcdefabcdefabcd',
  });
  const register = (address: string) =>
    app.visitor().post('/api/user/register', { email: 'x' }, claim(address));
  await register('198.51.100.1');
  const { headers } = await register('198.51.100.2');
  await app.share();
  const counted = await app.db('limits').where('key', 'like', 'registration-network:%');
  await app.stop();
  const name = headers.get('x-request-id') === 'abcdefabcdefabcd';
  return {
    address: counted.length === OF_TWO_NEIGHBOURS,
    https: headers.has('strict-transport-security'),
    name,
  };
}

describe('the forwarded headers of a request', () => {
  it('are trusted from a proxy in a configured network', async () => {
    expect(await believes({ trustProxy: 1, proxyNetworks: ['127.0.0.0/8'] })).toEqual({
      address: true,
      https: true,
      name: true,
    });
  });

  it.each([
    ['from elsewhere', { trustProxy: 1, proxyNetworks: ['10.0.0.0/8', 'fc00::/7'] }],
    ['where there is no proxy', { trustProxy: 0, proxyNetworks: ['127.0.0.0/8'] }],
  ])('are ignored when they come %s', async (_where, settings) => {
    expect(await believes(settings)).toEqual({ address: false, https: false, name: false });
  });

  it('are trusted for as many hops as there are configured proxies, and not what a client wrote before them', async () => {
    const app = await startTestApp({ settings: { trustProxy: 1 } });
    const register = (forged: string) =>
      app
        .visitor()
        .post('/api/user/register', { email: 'x' }, { 'x-forwarded-for': `${forged}, 203.0.113.5` });
    for (const forged of ['198.51.100.1', '192.0.2.1']) await register(forged);
    await app.share();
    expect(await app.db('limits').where('key', 'like', 'registration-network:%')).toHaveLength(2);
    await app.stop();
  });

  it('set the request id only in a valid format', async () => {
    const app = await startTestApp({ settings: { trustProxy: 1 } });
    const { headers } = await app.visitor().get('/healthz', { 'x-request-id': '{"forged":"line"}' });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(app.logs()).not.toContain('forged');
    await app.stop();
  });
});
