import { beforeAll, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, playTo, type Player } from '../../support/server/test-player.ts';

const HOUR = 3_600_000;

const REPORT = `groups:
  - heading: Exactitude
    sentences:
      - say: 'Sur {erreurs}, nous gardons « {réponse} ».'
      - say: '{erreurs}.'
  - heading: Assistance
    sentences:
      - { if: { asked: GARE }, say: 'Elle a demandé {indices}.' }
      - say: 'Sans aide.'
  - heading: Silence
    sentences:
      - { if: { silence: { least: 2 h, at: CAFE } }, say: 'Attablée {silence}.' }
      - say: 'Rien à signaler.'
`;

const city = () => tinyCity({ files: { 'rapport.yaml': REPORT } });

const readReport = (player: Player) => player.get('/api/user/report');
const bodyOf = async (player: Player) => staffBodyOf<ApiSchemas['Report']>(await readReport(player));
const textsOf = ({ lines }: ApiSchemas['Report']): readonly string[] => lines.map(({ text }) => text);

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start({ cities: [city()] })));

  it('is refused without a session, without a game and before the end, and then read', async () => {
    expect((await readReport(app.visitor())).status).toBe(401);
    expect((await readReport(await app.player('sans-lettre@poste.test'))).body.error).toBe('NO_STATUS');
    const player = await app.playing();
    await player.answer('au clair de lune');
    await player.post('/api/user/status/newClue');
    await playTo(player, 'CAFE');
    const early = await readReport(player);
    expect([early.status, early.body.error]).toEqual([404, 'NO_REPORT']);
    expect((await player.status()).view).not.toHaveProperty('report');
    app.clock.wait(3 * HOUR);
    await playTo(player, 'FIN');
    const { status, headers } = await readReport(player);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(textsOf(await bodyOf(player))).toEqual([
      'Sur une réponse fausse, nous gardons « CLAIR DE LUNE ».',
      'Elle a demandé un indice.',
      'Attablée 3 h.',
    ]);
    expect((await player.status()).view?.report).toBe(true);
  });

  it('is read by staff, in the order’s file, as the player reads it', async () => {
    const player = await app.playing();
    await playTo(player, 'FIN');
    const { code } = await player.status();
    const staff = await staffOf(app);
    expect(staffBodyOf(await staff.get(`/api/admin/orders/${code}/report`))).toEqual(await bodyOf(player));
  });

  it('is gone with the account', async () => {
    const player = await app.playing();
    await player.answer('au clair de lune');
    await playTo(player, 'FIN');
    const { code } = await player.status();
    expect(textsOf(await bodyOf(player))[0]).toContain('CLAIR DE LUNE');
    expect((await player.post('/api/user/delete', { password: PASSWORD })).status).toBeLessThan(300);
    expect((await readReport(player)).status).toBe(401);
    const seen = await (await staffOf(app)).get(`/api/admin/orders/${code}/report`);
    expect(seen.text).not.toContain('CLAIR DE LUNE');
  });
});
