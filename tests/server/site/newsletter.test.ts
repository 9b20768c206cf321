import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import type { TestApp } from '../../support/server/test-app.ts';

onBothServers((servers) => {
  let app: TestApp;
  beforeAll(async () => void (app = await servers.start()));

  const unsubscribe = (email: unknown, at = app) =>
    at.visitor().post('/api/newsletter/unsubscribe', { email });
  const list = (): Promise<{ email_hash: string }[]> =>
    app.db('newsletter_suppressions').select('email_hash');

  describe('leaving the newsletter', () => {
    it('P-API-19: succeeds for any address, known or not, any number of times', async () => {
      await app.player('connue@poste.test');
      for (const email of ['connue@poste.test', 'inconnue@poste.test', 'connue@poste.test']) {
        const { status, body } = await unsubscribe(email);
        expect([status, body]).toEqual([202, {}]);
      }
      expect(await list()).toHaveLength(2);
    });

    it('recognises an address with spaces and capitals, and keeps a plus', async () => {
      await unsubscribe('lea@poste.test');
      const before = await list();
      await unsubscribe('  LEA@poste.TEST ');
      expect(await list()).toEqual(before);
      await unsubscribe('lea+jeu@poste.test');
      expect(await list()).toHaveLength(before.length + 1);
    });

    it('stores no address', async () => {
      await unsubscribe('silence@poste.test');
      expect(JSON.stringify(await app.db('newsletter_suppressions').select())).not.toContain('silence');
      expect(app.logs()).not.toContain('silence@');
    });

    it.each([undefined, 'a@b', { a: 1 }])('needs an address: %j', async (email) => {
      const { status, body } = await unsubscribe(email);
      expect([status, body.error]).toEqual([400, 'INVALID_EMAIL']);
    });

    it('is done by one click in a mailbox, and by no other form', async () => {
      const before = await list();
      const click = (query: string, body: string) =>
        fetch(`${app.address}/unsubscribe${query}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          redirect: 'manual',
          body,
        });
      expect((await click('?email=un%2Bclic%40poste.test', 'List-Unsubscribe=One-Click')).status).toBe(202);
      const parts = new FormData();
      parts.set('List-Unsubscribe', 'One-Click');
      const clicked = { method: 'POST', body: parts };
      expect((await fetch(`${app.address}/unsubscribe?email=un%2Bclic%40poste.test`, clicked)).status).toBe(
        202,
      );
      expect((await click('', 'List-Unsubscribe=One-Click')).status).toBe(400);
      expect((await click('?email=autre%40poste.test', 'email=autre%40poste.test')).status).toBe(303);
      expect(await list()).toHaveLength(before.length + 1);
      await unsubscribe('un+clic@poste.test');
      expect(await list()).toHaveLength(before.length + 1);
    });

    it('is limited by client address', async () => {
      const one = await servers.start();
      for (let number = 0; number < 60; number += 1)
        expect((await unsubscribe(`n${number}@poste.test`, one)).status).toBe(202);
      expect((await unsubscribe('n60@poste.test', one)).status).toBe(429);
    });
  });
});
