import { expect, it } from 'vitest';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Answered, Player } from '../../support/server/test-player.ts';
import { PASSWORD } from '../../support/server/test-player.ts';
import { TINY_MAIN_ROUTE } from '../../../scripts/explain/cities/tiny-city.ts';

const PUPILS = 30;

/** Right requests that were refused. */
function judge(refused: string[]) {
  return (what: string, { status, body }: Answered): void => {
    if (status >= 300) refused.push(`${what}: ${status} ${body.error}`);
  };
}

async function arrive(app: TestApp, pupil: number, mustPass: ReturnType<typeof judge>): Promise<Player> {
  const visitor = app.visitor();
  const email = `eleve${pupil}@ecole.test`;
  await visitor.post('/api/user/register', { email: 'eleve', password: PASSWORD });
  mustPass('register', await visitor.register(email));
  for (let slip = 0; slip < 3; slip += 1)
    await visitor.login(slip === 0 ? `leleve${pupil}@ecole.test` : email, 'pas le bon');
  mustPass('login', await visitor.login(email));
  for (const typed of ['QXQXQX', 'ZZZZZ9', 'ABCDE7']) await visitor.post(`/api/a/${typed}`);
  const code = await app.post();
  mustPass('find', await visitor.get(`/api/user/status/find/${code}`));
  mustPass('activation', await visitor.post(`/api/a/${code}`, { waiver: { version: '1' } }));
  return visitor;
}

it('thirty players behind one address play a city with wrong answers at every step, and no right request is refused', async () => {
  const app = await startTestApp({ quiet: true });
  const refused: string[] = [];
  const mustPass = judge(refused);
  const players = await Promise.all(
    Array.from({ length: PUPILS }, (_, pupil) => arrive(app, pupil, mustPass)),
  );
  let wrong = 0;
  for (const [step, answer] of TINY_MAIN_ROUTE) {
    const asking = players.map(async (player, pupil) => {
      for (const slip of ['?', `faux ${pupil}`, 'place du Marché', 'QXQXQ7'].slice(
        pupil % 3,
        1 + (pupil % 4),
      )) {
        wrong += 1;
        await player.answer(slip, { step });
      }
      mustPass(`${pupil} at ${step}`, await player.answer(answer, { step }));
    });
    await Promise.all(asking);
    app.clock.wait(20_000);
  }
  expect(refused).toEqual([]);
  expect(wrong).toBeGreaterThan(PUPILS * 10);
  for (const player of players) expect((await player.status()).step?.name).toBe('TRESOR');
  await app.stop();
});
