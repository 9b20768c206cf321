import { describe, expect, it } from 'vitest';
import {
  DAY,
  HOUR,
  MINUTE,
  askingPlayer,
  deliverAfter,
  useArrivalMails,
} from '../../support/server/arrival-mails.ts';
import { onBothServers } from '../../support/server/both-servers.ts';

onBothServers((servers) => {
  const { app, to, away, options } = useArrivalMails(servers);
  const { start, startTwo } = servers;

  describe('a mail that waits', () => {
    it('is not sent before the message by a clock that was set back, and is not lost', async () => {
      const { email } = await askingPlayer(app());
      await deliverAfter(app(), -10 * MINUTE);
      expect(to(email)).toEqual([]);
      await deliverAfter(app(), 20 * MINUTE);
      expect(to(email)).toEqual([]);
      await deliverAfter(app(), 10 * MINUTE);
      expect(to(email)).toHaveLength(1);
    });

    it('of a clock that was years ahead leaves with its message once the clock is right', async () => {
      const own = await start(options);
      own.clock.wait(1000 * DAY);
      const { player, email } = await askingPlayer(own);
      await deliverAfter(own, -1000 * DAY);
      expect((await player.status()).view?.messages.at(-2)).toMatchObject({ slug: 'bruit' });
      expect(to(email)).toHaveLength(1);
      await deliverAfter(own, DAY);
      expect(to(email)).toHaveLength(1);
    });

    it('leaves a day late at most', async () => {
      const [late, later] = [await askingPlayer(app()), await askingPlayer(app())];
      app().clock.wait(20 * MINUTE);
      away(true);
      await app().deliver();
      away(false);
      await deliverAfter(app(), 23 * HOUR);
      expect([to(late.email).length, to(later.email).length]).toEqual([1, 1]);
      const lost = await askingPlayer(app());
      await deliverAfter(app(), 20 * MINUTE + DAY);
      expect(to(lost.email)).toEqual([]);
    });

    it('is in the file of what is kept about its player, until it is sent', async () => {
      const { player, at } = await askingPlayer(app());
      const kept = async () =>
        ((await player.get('/api/user/data')).body as { orders?: { mailAskedFor: unknown }[] }).orders?.[0]
          ?.mailAskedFor;
      expect(await kept()).toEqual([new Date(at).toISOString()]);
      await deliverAfter(app(), 20 * MINUTE);
      expect(await kept()).toEqual([]);
    });
  });

  it.runIf(startTwo === null)('a mail that waits survives the end of its process', async () => {
    const first = await start(options);
    const { email, at } = await askingPlayer(first);
    await first.close();
    const second = await start({ ...options, dataDir: first.dataDir });
    second.clock.now = at;
    await second.deliver();
    expect(to(email)).toHaveLength(1);
  });
});
