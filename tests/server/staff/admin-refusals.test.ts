import { beforeAll, describe, expect, it } from 'vitest';
import { describedCalls } from '../../support/server/openapi.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { staffOf } from '../../support/server/staff.ts';
import { createPlayer } from '../../support/server/test-player.ts';
import type { Player } from '../../support/server/test-player.ts';

/** Every staff call of openapi.yaml, so that new ones are tested automatically. */
const STAFF_CALLS = describedCalls().filter(
  (call) => call.includes(' /api/admin/') || call.endsWith('/user/status/changeStep'),
);

const at = (call: string): readonly [method: string, path: string] => {
  const [method = '', path = ''] = call.split(' ');
  return [method, path.replace(/\{[^}]+\}/g, 'AAAAAA')];
};

async function send(
  who: Player,
  call: string,
): Promise<readonly [status: number, error: string | undefined]> {
  const [method, path] = at(call);
  const { status, body } = await (method === 'POST' ? who.post(path, {}) : who.send(method, path));
  return [status, body.error];
}

onBothApps((app) => {
  let staff: Player;
  let player: Player;
  beforeAll(async () => {
    staff = await staffOf(app());
    player = await app().player();
  });

  describe('a staff call', () => {
    it('is covered by this test', () => {
      expect(STAFF_CALLS.length).toBeGreaterThanOrEqual(8);
    });

    it.each(STAFF_CALLS)(
      'G-API-05, G-API-12: %s is refused without a session and without the staff flag',
      async (call) => {
        expect(await send(app().visitor(), call)).toEqual([401, 'NOT_CONNECTED']);
        expect(await send(player, call)).toEqual([403, 'NOT_STAFF']);
      },
    );

    it('is refused to a session that has ended', async () => {
      const leaving = await staffOf(app());
      const former = Object.assign(createPlayer(app().address), { token: leaving.token });
      expect((await former.get('/api/admin/status/unsent')).status).toBe(200);
      await leaving.post('/api/user/logout');
      expect((await former.get('/api/admin/status/unsent')).status).toBe(401);
    });
  });

  describe('bad input', () => {
    const cases: readonly (readonly [
      what: string,
      path: string,
      body: Record<string, unknown>,
      status: number,
      error: string,
    ])[] = [
      ['an unknown city', 'status/create', { cityName: 'ATLANTIDE' }, 404, 'UNKNOWN_CITY'],
      ['a city that every object has', 'status/create', { cityName: '__proto__' }, 404, 'UNKNOWN_CITY'],
      [
        'an identifier of spaces',
        'status/markSent',
        { statusCode: 'AAAAAA', orderIdentifier: '   ' },
        400,
        'INVALID_IDENTIFIER',
      ],
      [
        'an identifier of 1,000 signs',
        'status/markSent',
        { statusCode: 'AAAAAA', orderIdentifier: 'x'.repeat(1000) },
        400,
        'INVALID_IDENTIFIER',
      ],
      [
        'an identifier with NUL',
        'status/markSent',
        { statusCode: 'AAAAAA', orderIdentifier: 'a\0' },
        400,
        'INVALID_IDENTIFIER',
      ],
      ['no code', 'status/markSent', { orderIdentifier: 'n° 7' }, 400, 'MISSING_CODE'],
      [
        'an unknown code',
        'status/markSent',
        { statusCode: 'AAAAAA', orderIdentifier: 'n° 7' },
        404,
        'UNKNOWN_CODE',
      ],
      [
        'a code that cannot be',
        'status/markSent',
        { statusCode: 'é%_!', orderIdentifier: 'n° 7' },
        404,
        'UNKNOWN_CODE',
      ],
      ['an unknown code', 'status/changeStep', { statusCode: 'AAAAAA', stepIdx: 2 }, 404, 'UNKNOWN_CODE'],
      ['half a step', 'status/changeStep', { statusCode: 'AAAAAA', stepIdx: 1.5 }, 400, 'INVALID_STEP'],
      [
        'a step below nothing',
        'status/changeStep',
        { statusCode: 'AAAAAA', stepIdx: -1 },
        400,
        'INVALID_STEP',
      ],
      ['no step', 'status/changeStep', { statusCode: 'AAAAAA' }, 400, 'INVALID_STEP'],
      [
        'a version of letters',
        'status/changeStep',
        { statusCode: 'AAAAAA', stepIdx: 1, version: 'b' },
        400,
        'INVALID_VERSION',
      ],
      ['an unknown code', 'status/fullOnWin', { statusCode: 'AAAAAA', fullOnWin: true }, 404, 'UNKNOWN_CODE'],
      ['no e-mail', 'status/removeStoryFromUser', {}, 400, 'INVALID_EMAIL'],
      [
        'an unknown e-mail',
        'status/removeStoryFromUser',
        { userEmail: 'personne@poste.test' },
        404,
        'UNKNOWN_ACCOUNT',
      ],
    ];

    it.each(cases)('%s at %s is refused with a message', async (_what, path, body, status, error) => {
      const answered = await staff.post(`/api/admin/${path}`, body);
      expect([answered.status, answered.body.error]).toEqual([status, error]);
      expect((answered.body as { message?: string }).message).toMatch(/\p{L}{3}.*\.$/u);
    });

    it.each([
      ['size=501', 'INVALID_PAGE'],
      ['sort=prix', 'INVALID_SORT'],
      ['state=PERDU', 'INVALID_STATE'],
      ['batch=-1', 'INVALID_BATCH'],
      [`q=${'x'.repeat(1000)}`, 'INVALID_SEARCH'],
    ])('is refused by the explorer: ?%s', async (query, error) => {
      const { status, body } = await staff.get(`/api/admin/status/explorer?${query}`);
      expect([status, body.error]).toEqual([400, error]);
    });
  });
});
