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
    const actor = createActor(initialsMachine, { input: { length: 2, analysisMs: 1600, text: '', submit } }).start();
    return { actor, submit, type: (text: string) => actor.send({ type: 'TYPE', text }), context: () => actor.getSnapshot().context };
  };

  it('G-STEP-07: are sent automatically in capitals once the analysis is over', async () => {
    const { submit, type } = initials();
    type('h');
    await vi.advanceTimersByTimeAsync(5000);
    expect(submit).not.toHaveBeenCalled();
    type('hq');
    await vi.advanceTimersByTimeAsync(1599);
    expect(submit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(submit.mock.calls).toEqual([['HQ']]);
  });

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
    expect([context().refusal?.message, context().text, actor.getSnapshot().value]).toEqual(['Code Erroné', '', 'typing']);
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

  it('wait for the server’s delay', async () => {
    const { type, actor } = initials({ ok: false, message: 'Trop d’essais', seconds: 10 });
    type('xx');
    await vi.advanceTimersByTimeAsync(1600 + 9900);
    expect(actor.getSnapshot().value).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(actor.getSnapshot().value).toBe('typing');
  });
});

describe('the thread', () => {
  const thread = (kept = { shown: 0, refusals: 0 }, result: SubmitResult = { ok: true }) => {
    const submit = vi.fn((_code: string) => Promise.resolve(result));
    const actor = createActor(threadMachine, {
      input: { count: 5, messageMs: 2000, analysisMs: 1600, code: 'arrivee-1', saved: kept, submit },
    }).start();
    return { actor, submit, context: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
  };

  it('shows one message more every two seconds, after one analysis', async () => {
    const { context } = thread();
    await vi.advanceTimersByTimeAsync(1600 + 1999);
    expect(context().shown).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(context().shown).toBe(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(context().shown).toBe(3);
  });

  it('shows the progress of the next message', async () => {
    const { context } = thread();
    await vi.advanceTimersByTimeAsync(1600 + 800);
    expect(context().done).toBeCloseTo(0.4);
  });

  it('can be confirmed only when all messages are shown', async () => {
    const { actor, state } = thread();
    await vi.advanceTimersByTimeAsync(1600 + 9999);
    actor.send({ type: 'CONFIRM' });
    expect(state()).toBe('deciphering');
    await vi.advanceTimersByTimeAsync(1);
    actor.send({ type: 'CONFIRM' });
    expect(state()).toBe('asking');
  });

  it('sends the arrival once for two taps on « Oui »', async () => {
    const { actor, submit } = thread({ shown: 5, refusals: 0 });
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'YES' });
    actor.send({ type: 'YES' });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'CONFIRM' });
    expect(submit.mock.calls).toEqual([['arrivee-1']]);
  });

  it('answers each « Non » and sends nothing', () => {
    const { actor, submit, context, state } = thread({ shown: 5, refusals: 0 });
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'NO' });
    expect([context().refusals, state(), submit.mock.calls.length]).toEqual([1, 'complete', 0]);
  });

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
