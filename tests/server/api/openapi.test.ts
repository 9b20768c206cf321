import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../server/platform/log.ts';
import { apiRoutes } from '../../../server/routes/api.ts';
import { createServices } from '../../../server/services/services.ts';
import { checkResponse, describedCalls } from '../../support/server/openapi.ts';
import { startTestApp, testFacts, testTerms } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

describe('openapi.yaml', () => {
  it('describes exactly the calls of the API', () => {
    const nobody = { dataDir: app.dataDir, trustProxy: 0, proxyNetworks: [], secretKeys: [], mostStreams: 0 };
    const settings = {
      ...nobody,
      mainUrl: 'http://poste.test',
      debug: false,
      metricsOpen: false,
      relaxedPolicy: false,
    };
    const mailer = { send: () => Promise.resolve() };
    const parts = {
      db: app.db,
      content: app.content,
      facts: testFacts(),
      termsOfSale: testTerms(),
      mailer,
      clock: () => 0,
      log: createLog('silent'),
      settings,
    };
    const services = createServices(parts);
    const routed = apiRoutes(services).stack.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${String(path).replace(/:(\w+)/g, '{$1}')}`),
    );
    expect(routed.sort()).toEqual(describedCalls().filter((call) => call.includes(' /api/')));
  });
});

describe('the check of responses', () => {
  const seen = {
    method: 'GET',
    path: '/api/user/check',
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    body: { email: 'a@poste.test', admin: false, emailProved: false },
  };

  it('accepts a described response', () => {
    expect(() => checkResponse(seen)).not.toThrow();
  });

  it.each([
    ['a call', { path: '/api/user/unheard-of' }],
    ['a method', { method: 'PUT' }],
    ['a status', { status: 418 }],
    ['a type', { headers: new Headers({ 'content-type': 'text/html' }) }],
    ['a field', { body: { email: 'a@poste.test', admin: false, emailProved: false, passwordHash: 'x' } }],
    ['a missing field', { body: { email: 'a@poste.test' } }],
    [
      'a missing header',
      {
        path: '/api/code/check',
        method: 'POST',
        status: 429,
        body: { error: 'Trop d’essais : réessayez dans 3 s', seconds: 3 },
      },
    ],
    ['a field within the status', { path: '/api/user/status/current', body: { solution: 'x' } }],
  ])('rejects %s that is not described', (_what, fault) => {
    expect(() => checkResponse({ ...seen, ...fault })).toThrow();
  });
});
