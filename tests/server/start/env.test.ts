import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../server/platform/env.ts';

const settingsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.settings;
};
const problemsOf = (environment: Record<string, string>) => {
  const result = readSettings(environment);
  return result.ok ? [] : result.problems;
};

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(settingsOf({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: './data',
      databaseUrl: null,
      smtpUrl: null,
      mainUrl: null,
      production: false,
      trustProxy: 0,
      proxyNetworks: ['127.0.0.0/8', '::1/128'],
      secretKeys: [],
      mostStreams: 5000,
      carriers: { laPoste: null, sendcloud: null },
      shops: { isTest: true, stripe: null, standard: null },
      staff: null,
      probe: null,
      demo: true,
      debug: false,
      logLevel: 'info',
      metricsOpen: false,
      relaxedPolicy: false,
    });
  });

  it('treat an empty value as absent, as .env.example does', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line));
    const example = Object.fromEntries(
      lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    );
    expect(settingsOf(example)).toEqual(settingsOf({}));
  });

  it('seed no demonstration in production by default, and the start refuses when set to', () => {
    expect(settingsOf({ NODE_ENV: 'production' }).demo).toBe(false);
    expect(settingsOf({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
    expect(settingsOf({ DEMO: '0' }).demo).toBe(false);
  });

  it('keep given values', () => {
    expect(
      settingsOf({
        PORT: '0',
        HOST: '127.0.0.1',
        MAIN_URL: 'https://poste.test/',
        DATABASE_URL: 'postgres://a@b/c',
        TRUST_PROXY: '2',
        GAME_DEBUG: '1',
      }),
    ).toMatchObject({
      port: 0,
      host: '127.0.0.1',
      mainUrl: 'https://poste.test',
      databaseUrl: 'postgres://a@b/c',
      trustProxy: 2,
      debug: true,
    });
    expect(settingsOf({ STAFF_EMAIL: 'a@poste.test', STAFF_PASSWORD: ' 8 lettres ' }).staff).toEqual({
      email: 'a@poste.test',
      password: ' 8 lettres ',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['TRUST_PROXY', 'oui'],
    ['GAME_DEBUG', 'true'],
    ['DEMO', 'non'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['DATABASE_URL', 'poste'],
    ['SMTP_URL', 'http://poste.test'],
    ['MAIN_URL', 'poste.test'],
    ['LOG_LEVEL', 'bavard'],
    ['STAFF_EMAIL', 'a@poste.test'],
    ['STAFF_PASSWORD', 'un mot de passe'],
  ])('refuse %s=%s with a message', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`${name}.*\\.$`)) as string,
    ]);
  });

  it('report all problems at once, without passwords', () => {
    const problems = problemsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://u:secret@h/b',
      STAFF_EMAIL: 'a@poste.test',
      STAFF_PASSWORD: 'court',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/secret|court\b(?! :)/);
  });
});
