// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { activate, askClue, loadStatus, noteOpened, refreshStatus } from '../../../web/state/status.ts';
import { getState, setAuth, setState, subscribe } from '../../../web/state/store.ts';
import { fakeApi } from '../support/fake-api.ts';
import { makeStatus } from '../support/statuses.ts';
import { freshPages } from '../support/app.tsx';

freshPages();
const CURRENT = 'GET user/status/current';
const logged = () => setAuth({ initialized: true, logged: true, email: 'a@b.fr' });

describe('loading the current status', () => {
  it('clears status and error, then stores the status', async () => {
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

  it('stores the server’s text, or UNKNOWN_ERROR', async () => {
    fakeApi({ [CURRENT]: { status: 400, json: { error: 'Texte' } } });
    await loadStatus();
    expect(getState().status).toMatchObject({ initialized: true, error: 'Texte', status: null });
    fakeApi({ [CURRENT]: { status: 500, text: 'boom' } });
    await loadStatus();
    expect(getState().status.error).toBe('UNKNOWN_ERROR');
  });

  it('without network brings the kept copy back, and says so', async () => {
    logged();
    const status = makeStatus();
    fakeApi({ [CURRENT]: { json: status } });
    await loadStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: null } });
    fakeApi({ [CURRENT]: 'no network' });
    await loadStatus();
    expect(getState().status.status).toEqual(status);
    expect(getState().status.error).toBe('ERROR_NETWORK');
  });

  it('ends the session when the server no longer knows it', async () => {
    logged();
    fakeApi({ [CURRENT]: { status: 401, json: { error: 'NOT_CONNECTED' } } });
    await loadStatus();
    expect(getState().auth).toMatchObject({ logged: false, error: 'NOT_CONNECTED' });
    expect(getState().status.status).toBeNull();
  });
});

describe('a change asked for', () => {
  it('sets loading, then replaces the status', async () => {
    const before = makeStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: before } });
    const after = makeStatus({ clueIndex: 1 });
    fakeApi({ 'POST user/status/newClue': { json: after } });
    const pending = askClue();
    expect(getState().status).toMatchObject({ loading: true, status: before });
    await pending;
    expect(getState().status).toMatchObject({ loading: false, status: after });
  });

  it('stores the error and keeps the status', async () => {
    const before = makeStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: before } });
    fakeApi({ 'POST user/status/newClue': { status: 403, json: { error: 'Encore 4 s', seconds: 4 } } });
    await askClue();
    expect(getState().status).toMatchObject({ loading: false, error: 'Encore 4 s', status: before });
  });
});

describe('a failed activation', () => {
  it.each([
    [404, 'UNKNOWN_CODE'],
    [403, 'INVALID_CODE'],
    [500, 'ERROR_SERVER'],
    [502, 'ERROR_SERVER'],
  ])('answered %i is %s', async (status, code) => {
    fakeApi({ 'POST a/XYZ789': { status, json: { error: 'WHATEVER' } } });
    expect(await activate('xyz789', 'v1')).toBe(code);
  });

  it('clears the status, and loads it again', async () => {
    const kept = makeStatus();
    setState({ status: { initialized: true, loading: false, error: null, status: kept } });
    const fake = fakeApi({ 'POST a/XYZ789': { status: 500, json: { error: 'X' } }, [CURRENT]: { json: kept } });
    const seen: unknown[] = [];
    const stop = subscribe(() => seen.push(getState().status.status));
    await activate('XYZ789', 'v1');
    stop();
    expect(seen).toContain(null);
    expect(fake.calls.map(({ path }) => path)).toEqual(['a/XYZ789', 'user/status/current']);
    expect(getState().status.status).toEqual(kept);
  });

  it('sends the version of the waiver', async () => {
    const fake = fakeApi({ 'POST a/XYZ789': { json: makeStatus() } });
    await activate('xyz789', 'v1');
    expect(fake.calls[0]).toMatchObject({ path: 'a/XYZ789', body: { waiver: { version: 'v1' } } });
  });
});

describe('looking again', () => {
  it('never goes back to an older version', async () => {
    logged();
    const newer = makeStatus({}, { version: 9 });
    setState({ status: { initialized: true, loading: false, error: null, status: newer } });
    fakeApi({ [CURRENT]: { json: makeStatus({}, { version: 8 }) } });
    await refreshStatus();
    expect(getState().status.status).toBe(newer);
  });
});

describe('what the staff look at', () => {
  it('leaves no trace in the player’s order', async () => {
    const fake = fakeApi({});
    setState({ adminStatus: makeStatus() });
    await noteOpened('messages', 'x');
    expect(fake.calls).toEqual([]);
  });

  it('may be a story nobody knows: it is logged, and nothing breaks', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi({ [CURRENT]: { json: makeStatus({ story: { index: 2, city: 'VILLE', schedule: {} } }) } });
    await loadStatus();
    expect(warn).toHaveBeenCalledWith('Histoire inconnue', 2, 'VILLE');
    expect(getState().status.status?.story.index).toBe(2);
    warn.mockRestore();
  });
});
