import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, sendTo, setup } from 'xstate';
import { submission, type SubmissionEvent } from '../../../web/puzzles/shared/submission.ts';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

/** A machine that submits whatever it is sent, and keeps what comes back. */
function submitting(...results: readonly (SubmitResult | Error)[]) {
  const left = [...results];
  const submit = vi.fn((_code: string): Promise<SubmitResult> => {
    const result = left.shift() ?? { ok: true };
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  const machine = setup({
    types: {
      context: {} as { readonly events: readonly SubmissionEvent[] },
      events: {} as { type: 'SEND' } | SubmissionEvent,
    },
    actors: { submission },
  }).createMachine({
    context: { events: [] },
    invoke: { id: 'submission', src: 'submission', input: { submit } },
    on: {
      SEND: { actions: sendTo('submission', { type: 'SUBMIT', code: 'MOT' }) },
      '*': {
        actions: assign({
          events: ({ context, event }) =>
            event.type === 'SEND' ? context.events : [...context.events, event],
        }),
      },
    },
  });
  const actor = createActor(machine).start();
  const send = () => actor.send({ type: 'SEND' });
  const events = () => actor.getSnapshot().context.events;
  const waits = () => events().flatMap((one) => (one.type === 'ANSWER.WAIT' ? [one.secondsLeft] : []));
  return { actor, submit, send, events, waits, pass: (ms = 0) => vi.advanceTimersByTimeAsync(ms) };
}

const tooMany: SubmitResult = { ok: false, message: 'Problème validation', advice: 'Trop tôt', seconds: 2.5 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a submission', () => {
  it('sends an answer once for two taps', async () => {
    const { submit, send, events, pass } = submitting();
    send();
    send();
    await pass();
    expect([submit.mock.calls, events()]).toEqual([[['MOT']], [{ type: 'ANSWER.ACCEPTED' }]]);
  });

  it.each([
    ['was judged', { message: 'Code Erroné' }, true],
    ['was lost on its way', { message: 'Problème validation', advice: 'Pas de réseau.' }, false],
    ['is stored on the device', { message: 'Votre réponse est gardée', stored: true }, false],
  ] as const)('says why an answer was refused, and whether it %s', async (_name, refusal, isVerdict) => {
    const { send, events, pass } = submitting({ ok: false, ...refusal });
    send();
    await pass();
    expect(events()).toContainEqual({ type: 'ANSWER.REFUSED', refusal, isVerdict });
  });

  it('counts down the server’s delay', async () => {
    const { send, waits, pass } = submitting(tooMany);
    send();
    await pass();
    expect(waits()).toEqual([3]);
    await pass(2999);
    expect(waits()).toEqual([3, 2, 1]);
    await pass(60_000);
    expect(waits()).toEqual([3, 2, 1, 0]);
  });

  it('can be repeated after an unexpected error', async () => {
    const { submit, send, events, pass } = submitting(new Error('lost'));
    send();
    await pass();
    send();
    await pass();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(events()).toEqual([
      { type: 'ANSWER.REFUSED', refusal: { key: 'failed' }, isVerdict: false },
      { type: 'ANSWER.ACCEPTED' },
    ]);
  });

  it('stops with its machine', async () => {
    const { actor, send, pass } = submitting(tooMany);
    send();
    await pass();
    actor.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
