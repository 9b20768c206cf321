// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { initialState } from '../../../web/state/client-state.ts';
import { storeStatus } from '../../../web/state/game/stored-status.ts';
import { logOut } from '../../../web/state/session/login.ts';
import { startSession } from '../../../web/state/session/session.ts';
import { getState, setState } from '../../../web/state/store.ts';
import { UNLOCKED_CACHE } from '../../../web/worker/addresses.ts';
import { fakeApi } from '../support/fake-api.ts';
import { freshPages, giveSession } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();
const account = { email: 'a@b.fr', admin: true };

describe('the start of the application', () => {
  it('P-AUTH-12: sends no check for a visitor without the companion cookie', async () => {
    const fake = fakeApi({});
    await startSession();
    expect(fake.calls).toEqual([]);
    expect(getState().auth).toMatchObject({ initialized: true, logged: false });
  });

  it('P-AUTH-12: checks the session once with the cookie', async () => {
    giveSession();
    const fake = fakeApi({ 'GET user/check': { json: account } });
    await Promise.all([startSession(), startSession()]);
    await startSession();
    expect(fake.calls).toHaveLength(1);
    expect(getState().auth).toMatchObject({
      initialized: true,
      loading: false,
      logged: true,
      email: 'a@b.fr',
      admin: true,
    });
  });

  it('P-ERR-18, P-API-06: treats any refusal as NOT_CONNECTED, without another check', async () => {
    giveSession();
    fakeApi({ 'GET user/check': { status: 500, json: {} } });
    await startSession();
    expect(getState().auth).toMatchObject({ logged: false, error: 'NOT_CONNECTED' });
    expect(document.cookie).not.toContain('session=1');
  });

  it('uses the stored copy without network', async () => {
    giveSession();
    fakeApi({ 'GET user/check': 'unreachable' });
    storeStatus({ ...account, status: makeStatus() });
    await startSession();
    expect(getState().auth).toMatchObject({ logged: true, error: 'ERROR_NETWORK', email: 'a@b.fr' });
  });

  it('P-ERR-18: shows an error without network and without a copy', async () => {
    giveSession();
    fakeApi({ 'GET user/check': 'unreachable' });
    await startSession();
    expect(getState().auth).toMatchObject({ initialized: true, logged: false, error: 'ERROR_NETWORK' });
  });
});

describe('logging out', () => {
  it('P-AUTH-15: deletes all data of the player', async () => {
    giveSession();
    fakeApi({ 'POST user/logout': { json: {} } });
    storeStatus({ ...account, status: makeStatus() });
    const emptied = vi.fn((_name: string) => Promise.resolve(true));
    vi.stubGlobal('caches', { delete: emptied });
    setState({ activationCode: 'ABC123', tutorialStep: 2, showClue: true, adminStatus: makeStatus() });
    await logOut();
    expect(getState()).toEqual({ ...initialState, auth: { ...initialState.auth, initialized: true } });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(emptied.mock.calls).toEqual([[UNLOCKED_CACHE]]);
    expect(document.cookie).not.toContain('session=1');
    vi.unstubAllGlobals();
  });

  it('works on this device without network', async () => {
    giveSession();
    fakeApi({ 'POST user/logout': 'unreachable' });
    await logOut();
    expect(getState().auth.logged).toBe(false);
    expect(document.cookie).not.toContain('session=1');
  });
});
