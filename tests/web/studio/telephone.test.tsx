// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskCity, DeskPhone } from '../../../engine/graph/desk.ts';
import { useTelephone } from '../../../web/studio/use-telephone.ts';
import { type ApiAnswer, fakeApi } from '../support/fake-api.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const standingAt = (step: string): DeskPhone => ({
  ...{ step, taken: [], chosen: {}, asked: [], clueIndex: 0 },
  ...{ route: '', arrival: '/home', puzzle: '/home/app/code' },
});
const DESK: Pick<DeskCity, 'slug' | 'graph' | 'sheet'> = { slug: 'ville', graph: null, sheet: null };
const goal = (step: string) => ({ step, taken: [], chosen: {}, asked: [] });

/** An answer that the test gives when it likes. */
function later() {
  let give: (answer: ApiAnswer) => void = () => undefined;
  const answer = new Promise<ApiAnswer>((resolve) => (give = resolve));
  return { answer: () => answer, give: (step: string) => give({ json: standingAt(step) }) };
}

const READ = 'GET studio/phone/ville';
const SEND = 'POST studio/phone/ville';

describe('a step chosen in the studio', () => {
  it('stays the chosen one when an older answer about the telephone arrives after it', async () => {
    const older = later();
    const fake = fakeApi({ [READ]: older.answer, [SEND]: { json: standingAt('PORT') } });
    const { result } = renderHook(() => useTelephone(DESK));
    await waitFor(() => expect(fake.calls).toHaveLength(1));
    act(() => result.current.goTo(goal('PORT')));
    expect(result.current.step).toBe('PORT');
    await waitFor(() => expect(result.current.standing?.step).toBe('PORT'));
    fake.routes[READ] = { json: standingAt('PORT') };
    older.give('GARE');
    await waitFor(() => expect(fake.calls).toHaveLength(3));
    // Whatever the third answer changes is drawn by then.
    await act(() => Promise.resolve());
    expect([result.current.step, result.current.standing?.step]).toEqual(['PORT', 'PORT']);
  });

  it('is shown at once, also beside the route of the telephone, until the game goes on', async () => {
    const sent = later();
    fakeApi({ [READ]: { json: standingAt('GARE') }, [SEND]: sent.answer });
    const { result } = renderHook(() => useTelephone(DESK));
    await waitFor(() => expect(result.current.step).toBe('GARE'));
    act(() => result.current.goTo(goal('KIOSQUE')));
    expect(result.current.step).toBe('KIOSQUE');
    sent.give('PORT');
    await waitFor(() => expect(result.current.standing?.step).toBe('PORT'));
    expect(result.current.step).toBe('KIOSQUE');
  });

  it('is that of the telephone again when the server refuses it', async () => {
    fakeApi({
      [READ]: { json: standingAt('GARE') },
      [SEND]: { status: 400, json: { error: 'INVALID_VISIT' } },
    });
    const { result } = renderHook(() => useTelephone(DESK));
    await waitFor(() => expect(result.current.standing).not.toBeNull());
    act(() => result.current.goTo(goal('PORT')));
    await waitFor(() => expect(result.current.step).toBe('GARE'));
  });
});

describe('a step that was just written', () => {
  const ADDED = { step: 'KIOSQUE', file: 'steps/04-kiosque.yaml' };
  const later = {
    slug: 'ville',
    graph: { nodes: [{ id: 'KIOSQUE', at: { file: ADDED.file } }] },
    sheet: { presence: { things: [], columns: [] } },
  } as unknown as typeof DESK;

  async function add() {
    const { calls } = fakeApi({
      [READ]: { json: standingAt('GARE') },
      [SEND]: ({ body }) => ({ json: standingAt((body as { step: string }).step) }),
    });
    const { result, rerender } = renderHook(useTelephone, { initialProps: DESK });
    await waitFor(() => expect(result.current.step).toBe('GARE'));
    act(() => result.current.expect(ADDED));
    const sent = () =>
      calls.flatMap(({ method, body }) => (method === 'POST' ? (body as { step: string }).step : []));
    return { result, sent, arrive: () => rerender(later) };
  }

  it('is chosen at once, and the player is moved there once the desk has it', async () => {
    const { result, sent, arrive } = await add();
    expect([result.current.step, result.current.awaited, sent()]).toEqual(['KIOSQUE', ADDED, []]);
    arrive();
    await waitFor(() => expect(result.current.standing?.step).toBe('KIOSQUE'));
    expect([result.current.awaited, sent()]).toEqual([null, ['KIOSQUE']]);
  });

  it('is given up when another one is chosen before the desk has it', async () => {
    const { result, sent, arrive } = await add();
    act(() => result.current.goTo(goal('PORT')));
    await waitFor(() => expect(result.current.standing?.step).toBe('PORT'));
    arrive();
    // Whatever the desk changes is drawn by then.
    await act(() => Promise.resolve());
    expect([result.current.step, sent()]).toEqual(['PORT', ['PORT']]);
  });
});
