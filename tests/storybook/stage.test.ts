import { describe, expect, it } from 'vitest';
import { alternativeReplies } from '../../web/workshop/stage/other-answers.ts';
import { failures, type StagedReply } from '../../web/workshop/stage/reply.ts';
import { calls, createStage, type Scene } from '../../web/workshop/stage/stage.ts';
import {
  allOpened,
  atCrossroads,
  atEnd,
  atFinal,
  atSecret,
  atStart,
  paid,
  when,
  withHints,
  type SceneStart,
} from '../../web/workshop/stage/standing.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { checkResponse, describedCalls } from '../support/server/openapi.ts';

/** The cities with a server's addresses of their files. */
const addresses = {
  medium: (name: string) => `/media/${'0'.repeat(20)}.${name.split('.').pop() ?? ''}`,
  page: (key: string) => `/pages/${key.replace('/', '-')}.js`,
};
const stories = cityNames.map((city) => readCity(city).story);
const story = stories.find(({ routes }) => routes.length > 1);
if (!story) throw new Error('No city offers another way');
const { scenario } = story;
const setting = { story, addresses };
const solution =
  Object.values(scenario.steps).find(({ name }) => name === scenario.start)?.examples.accept[0] ?? '';

/**
 * Described operations that no screen calls: files that the browser fetches itself, and requests of other
 * tools.
 */
const NOT_ON_STAGE = [
  'GET /.well-known/security.txt',
  'GET /api/admin/batches/{id}/codes.csv',
  'GET /api/admin/batches/{id}/letters.pdf',
  'GET /api/admin/keepsakes/{id}/sheet.pdf',
  'GET /api/admin/orders/{code}/letter.pdf',
  'GET /api/admin/orders/{code}/qr.svg',
  'GET /api/admin/printing/{id}/letters.pdf',
  'GET /api/admin/status/explorer.csv',
  'GET /api/party',
  'GET /api/post/{link}/data',
  'GET /api/user/keepsake',
  'GET /healthz',
  'GET /media/{file}',
  'GET /metrics',
  'GET /pages/{file}',
  'GET /readyz',
  'POST /api/user/probe',
  'POST /hooks/standard',
  'POST /hooks/stripe',
];

/** The bodies of calls that refuse an empty one. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST withdrawal': { reference: 'PLI417', email: 'recrue@poste.example' },
  'POST user/status/opened': { kind: 'documents', slug: scenario.documents[0]?.slug },
  'POST code/check': { code: solution },
};

const pathOf = (name: string) => `/api/${name.split(' ')[1]?.replaceAll(':', 'PLI417') ?? ''}`;
const methodOf = (name: string) => name.split(' ')[0] ?? '';

function check(name: string, { status, json, headers = {} }: StagedReply): void {
  const sent = new Headers({ 'content-type': 'application/json', ...headers });
  checkResponse({
    method: methodOf(name),
    path: pathOf(name),
    status,
    headers: sent,
    body: JSON.parse(JSON.stringify(json)),
  });
}

function ask(name: string, scene: Scene): StagedReply {
  const path = pathOf(name).slice('/api/'.length);
  const reply = createStage(setting, scene).answer({
    method: methodOf(name),
    path,
    body: BODIES[name] ?? {},
  });
  if (typeof reply === 'string') throw new Error(`${name} is silent`);
  return reply;
}

const names = Object.keys(calls);

describe('the fake API of the stories', () => {
  it('responds to every call that a screen may send', () => {
    const onStage = names.map((name) => `${methodOf(name)} ${pathOf(name)}`.replaceAll('PLI417', '{}'));
    const described = describedCalls().filter(
      (call) => !NOT_ON_STAGE.includes(call) && !call.includes(' /api/trial/'),
    );
    expect(described.map((call) => call.replace(/\{[^}]+\}/g, '{}')).sort()).toEqual(onStage.sort());
  });

  it.each(names)(
    'responds to %s as schemas/api/openapi.yaml describes, with short and long texts',
    (name) => {
      check(name, ask(name, { role: 'staff', arrive: atCrossroads }));
      check(name, ask(name, { role: 'staff', arrive: atStart, long: true, isGone: true }));
    },
  );

  const standings: Readonly<Record<string, SceneStart>> = {
    paid,
    atStart,
    opened: allOpened(atStart),
    hints: withHints(atStart, 'all'),
    crossroads: atCrossroads,
    closed: when('closed', atCrossroads),
    closing: when('closing', atStart),
    final: atFinal,
    end: atEnd,
    secret: atSecret,
  };
  it.each(Object.keys(standings))('gives a player who is %s a status like the server’s', (name) => {
    const scene = { role: 'player', arrive: standings[name] } as const;
    check('GET user/status/current', ask('GET user/status/current', scene));
    check('GET user/status/current', ask('GET user/status/current', { ...scene, long: true }));
  });

  it('gives only other responses that the server may give', () => {
    const others = Object.entries(
      alternativeReplies as Readonly<Record<string, Readonly<Record<string, StagedReply>>>>,
    );
    const all = others.flatMap(([name, answers]) => Object.values(answers).map((reply) => ({ name, reply })));
    expect(all.length).toBeGreaterThan(20);
    all.forEach(({ name, reply }) => check(name, reply));
    check('GET user/status/current', failures.unavailable);
    check('GET user/status/current', failures.expired);
    check('POST user/authenticate', failures.limited);
  });

  it('follows the rules: a right answer leads to the next step, a wrong one gets the author’s reply', () => {
    const stage = createStage(setting, { role: 'player', arrive: atStart });
    const send = (code: string) =>
      stage.answer({ method: 'POST', path: 'code/check', body: { code } }) as StagedReply;
    expect(send('certainement pas')).toMatchObject({
      status: 404,
      json: { status: { step: { name: scenario.start } } },
    });
    expect(send(solution)).toMatchObject({ status: 200, json: { step: { index: 2 } } });
  });

  it('throws on an unprepared call and on an unknown response', () => {
    const stage = createStage(setting, { overrides: { 'GET user/check': 'forgotten' as 'never' } });
    expect(() => stage.answer({ method: 'GET', path: 'user/forgotten', body: {} })).toThrow(
      'GET user/forgotten',
    );
    expect(() => stage.answer({ method: 'GET', path: 'user/check', body: {} })).toThrow('forgotten');
  });

  it('fails this check with an undescribed response', () => {
    expect(() => check('GET user/check', { status: 200, json: { email: 1 } })).toThrow(
      'data/email must be string',
    );
  });
});
