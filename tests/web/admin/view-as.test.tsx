// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewAs } from '../../../web/state/game/view-as.ts';
import { tabStorage } from '../../../web/state/device/storage.ts';
import { getState, setState } from '../../../web/state/store.ts';
import { type FakeRoutes } from '../support/fake-api.ts';
import { freshPages, heading, openAsPlayer, says } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();

/** Simulates a reload: the page's state is lost, the session storage is kept. */
function reloadAt(path: string, routes: FakeRoutes, admin = true) {
  viewAs(makeStatus({ code: 'OTHER1' }));
  setState({ adminStatus: null });
  return openAsPlayer(path, makeStatus(), {
    'GET user/check': { json: { email: 'a@b.fr', admin } },
    ...routes,
  });
}

const THEIRS: FakeRoutes = { 'GET admin/orders/OTHER1/status': { json: makeStatus({ code: 'OTHER1' }) } };

describe('the player’s view for staff', () => {
  it.each(['/document', '/home/messages'])(
    'G-ADMIN-22: continues after a reload or a typed address: %s',
    async (path) => {
      reloadAt(path, THEIRS);
      await says('Pli OTHER1, lecture seule');
      expect(window.location.pathname).toBe(path);
    },
  );

  it('ends on entering the hub, reload or not (G-ADMIN-23)', async () => {
    reloadAt('/home', THEIRS);
    await heading('Ville');
    await waitFor(() => expect(tabStorage.read('looking-at')).toBeNull());
    expect(getState().adminStatus).toBeNull();
  });

  it('ends when the order cannot be read any more, and shows the staff’s own story', async () => {
    reloadAt('/document', {});
    await heading('Documents');
    expect([getState().adminStatus, tabStorage.read('looking-at')]).toEqual([null, null]);
  });

  it('is available to staff only', async () => {
    const fake = reloadAt('/document', THEIRS, false);
    await heading('Documents');
    expect(fake.calls.map(({ path }) => path)).not.toContain('admin/orders/OTHER1/status');
  });
});
