import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { initialsMachine } from '../../../web/puzzles/conversation/initials-machine.ts';
import { readThread, threadMachine, writeThread } from '../../../web/puzzles/conversation/thread-machine.ts';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the initials', () => {
  const initials = (result: SubmitResult = { ok: true }) => {
    const submit = vi.fn((_code: string) => Promise.resolve(result));
    const actor = createActor(initialsMachine, {
      input: { length: 2, analysisMs: 1600, text: '', submit },
    }).start();
    return {
      actor,
      submit,
      type: (text: string) => actor.send({ type: 'TYPE', text }),
      context: () => actor.getSnapshot().context,
    };
  };

  it('are read without points and spaces', async () => {
    const { submit, type } = initials();
    type('h. q.');
    await vi.advanceTimersByTimeAsync(1600);
    expect(submit).toHaveBeenCalledWith('HQ');
  });

  it('show why they were refused, and can be typed again', async () => {
    const { type, context, actor } = initials({ ok: false, message: 'Code Erroné' });
    type('xx');
    await vi.advanceTimersByTimeAsync(1600);
    expect([context().refusal, context().text, actor.getSnapshot().value]).toEqual([
      { message: 'Code Erroné' },
      '',
      'typing',
    ]);
  });

  it('stay when they could not be judged, and can be sent again', async () => {
    const { type, context, actor, submit } = initials({
      ok: false,
      message: 'Problème validation',
      advice: 'Votre réponse est conservée.',
    });
    type('hq');
    await vi.advanceTimersByTimeAsync(1600);
    expect([context().text, actor.getSnapshot().value]).toEqual(['HQ', 'typing']);
    actor.send({ type: 'AGAIN' });
    await vi.advanceTimersByTimeAsync(1600);
    expect(submit.mock.calls).toEqual([['HQ'], ['HQ']]);
  });
});

describe('the thread', () => {
  const thread = (kept = { shown: 0, refusals: 0 }, result: SubmitResult = { ok: true }) => {
    const submit = vi.fn((_code: string) => Promise.resolve(result));
    const actor = createActor(threadMachine, {
      input: { count: 5, messageMs: 2000, analysisMs: 1600, code: 'arrivee-1', saved: kept, submit },
    }).start();
    return {
      actor,
      submit,
      context: () => actor.getSnapshot().context,
      state: () => actor.getSnapshot().value,
    };
  };

  it('can be confirmed again after a network failure', async () => {
    const { actor, state } = thread({ shown: 5, refusals: 0 }, { ok: false, message: 'Pas de réseau' });
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'YES' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('complete');
  });

  it('continues where this device left it', async () => {
    const { context, state } = thread({ shown: 4, refusals: 0 });
    expect(state()).toBe('deciphering');
    await vi.advanceTimersByTimeAsync(2000);
    expect([context().shown, state()]).toEqual([5, 'complete']);
  });

  it('is stored as a short text, and other values are ignored', () => {
    expect(readThread(writeThread({ shown: 3, refusals: 1 }), 5)).toEqual({ shown: 3, refusals: 1 });
    expect(readThread('un brouillon', 5)).toEqual({ shown: 0, refusals: 0 });
    expect(readThread('9/0', 5).shown).toBe(5);
  });
});
