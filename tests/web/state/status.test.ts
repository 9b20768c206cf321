// @vitest-environment jsdom
import { common } from '../../../web/words/fr/common.tsx';
import { describe, expect, it, vi } from 'vitest';
import type { Status } from '../../../engine/public.ts';
import { activate, askClue, noteOpened, takeAlternative } from '../../../web/state/game/story-moves.ts';
import { loadStatus, refreshStatus } from '../../../web/state/game/status.ts';
import { getState, setAuth, setState, subscribe } from '../../../web/state/store.ts';
import { fakeApi } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';
import { freshPages } from '../support/app.tsx';

freshPages();
const CURRENT = 'GET user/status/current';
const logged = () => setAuth({ initialized: true, logged: true, email: 'a@b.fr' });

describe('loading the current status', () => {
  it('P-ACT-30: clears status and error, then stores the status', async () => {
    logged();
    const status = makeStatus();
    fakeApi({ [CURRENT]: { json: status } });
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push(getState().status));
    await loadStatus();
    stop();
    expect(seen[0]).toEqual({ initialized: false, loading: true, error: null, status: null });
    expect(getState().status).toEqual({ initialized: true, loading: false, error: null, status });
  });

  it('P-ACT-30, P-ERR-17: stores the server’s text, or UNKNOWN_ERROR', async () => {
    fakeApi({ [CURRENT]: { status: 400, json: { error: 'Texte' } } });
    await loadStatus();
    expect(getState().status).toMatchObject({ initialized: true, error: 'Texte', status: null });
    fakeApi({ [CURRENT]: { status: 500, text: 'boom' } });
    await loadStatus();
    expect(getState().status.error).toBe('UNKNOWN_ERROR');
  });

  it('P-ERR-17: shows the stored copy with a notice without network', async () => {
    logged();
    const status = makeStatus();
    fakeApi({ [CURRENT]: { json: status } });
    await loadStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: null } });
    fakeApi({ [CURRENT]: 'unreachable' });
    await loadStatus();
    expect(getState().status.status).toEqual(status);
    expect(getState().status.error).toBe('ERROR_NETWORK');
  });

  it('ends the session when the server no longer accepts it', async () => {
    logged();
    fakeApi({ [CURRENT]: { status: 401, json: { error: 'NOT_CONNECTED' } } });
    await loadStatus();
    expect(getState().auth).toMatchObject({ logged: false, error: 'NOT_CONNECTED' });
    expect(getState().status.status).toBeNull();
  });
});

describe('a requested change', () => {
  const changes = [
    ['newClue', askClue, 'user/status/newClue'],
    ['goAlternativePath', takeAlternative, 'user/status/goAlternativePath'],
    ['a/{code}', () => activate('XYZ789', 'v1', common.errors), 'a/XYZ789'],
  ] as const;
  const standing = (status: Status) =>
    setState({ status: { initialized: true, loading: false, error: null, status } });

  it.each(changes)('P-ACT-28: %s sets loading, then replaces the status', async (_name, change, path) => {
    const before = makeStatus();
    standing(before);
    const after = makeStatus({ clueIndex: 1 });
    fakeApi({ [`POST ${path}`]: { json: after } });
    const pending = change();
    expect(getState().status).toMatchObject({ loading: true, status: before });
    await pending;
    expect(getState().status).toMatchObject({ loading: false, status: after });
  });

  it.each(changes.slice(0, 2))(
    'P-ACT-28: %s stores the error and keeps the status',
    async (_name, change, path) => {
      const before = makeStatus();
      standing(before);
      fakeApi({ [`POST ${path}`]: { status: 403, json: { error: 'Encore 4 s', seconds: 4 } } });
      await change();
      expect(getState().status).toMatchObject({ loading: false, error: 'Encore 4 s', status: before });
    },
  );
});

describe('a failed activation', () => {
  it('P-ACT-29: clears the status, and loads it again', async () => {
    const kept = makeStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: kept } });
    const fake = fakeApi({
      'POST a/XYZ789': { status: 500, json: { error: 'X' } },
      [CURRENT]: { json: kept },
    });
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push(getState().status.status));
    await activate('XYZ789', 'v1', common.errors);
    stop();
    expect(seen).toContain(null);
    expect(fake.calls.map(({ path }) => path)).toEqual(['a/XYZ789', 'user/status/current']);
    expect(getState().status.status).toEqual(kept);
  });
});

describe('polling', () => {
  it('never goes back to an older version', async () => {
    logged();
    const newer = makeStatus({}, { version: 9 });
    setState({ status: { initialized: true, loading: false, error: null, status: newer } });
    fakeApi({ [CURRENT]: { json: makeStatus({}, { version: 8 }) } });
    await refreshStatus();
    expect(getState().status.status).toBe(newer);
  });
});

describe('an order viewed by staff', () => {
  it('does not change the player’s order', async () => {
    const fake = fakeApi({});
    setState({ adminStatus: makeStatus() });
    await noteOpened('messages', 'x');
    expect(fake.calls).toEqual([]);
  });

  it('G-ERR-05: may have an unknown story, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi({ [CURRENT]: { json: makeStatus({ story: { index: 2, city: 'VILLE', schedule: {} } }) } });
    await loadStatus();
    expect(warn).toHaveBeenCalledWith('Histoire inconnue', 2, 'VILLE');
    expect(getState().status.status?.story.index).toBe(2);
    warn.mockRestore();
  });

  it('G-ERR-06: may have a removed city, which is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi({ [CURRENT]: { status: 503, json: { error: 'ERROR_SERVER', unknownCity: 'PARTIE' } } });
    await loadStatus();
    expect(warn).toHaveBeenCalledWith('Histoire inconnue', 'PARTIE');
    expect(getState().status.error).toBe('ERROR_SERVER');
    warn.mockRestore();
  });
});
