import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  DIGITS,
  LETTERS,
  placeOfKey,
  turned,
  type Alphabet,
} from '../../../web/puzzles/shared/dials/alphabet.ts';
import { dialsMachine, type DialsPuzzle } from '../../../web/puzzles/shared/dials/dials-machine.ts';
import type { RecogniseResult, SubmitResult } from '../../../web/puzzles/widget.ts';

const puzzle: DialsPuzzle = { dials: 4, everyMs: 5000 };
const right: RecogniseResult = { ok: true, answer: { recognised: true, reveal: { message: 'À gauche.' } } };
const wrong: RecogniseResult = { ok: true, answer: { recognised: false } };

interface Over {
  readonly alphabet?: Alphabet;
  readonly puzzle?: DialsPuzzle;
  readonly draft?: string;
  readonly result?: SubmitResult;
}

function dials(answers: readonly RecogniseResult[], over: Over = {}) {
  const left = [...answers];
  const recognise = vi.fn((_code: string) => Promise.resolve(left.shift() ?? wrong));
  const submit = vi.fn((_code: string) => Promise.resolve(over.result ?? ({ ok: true } as const)));
  const { alphabet = DIGITS, draft = '' } = over;
  const actor = createActor(dialsMachine, {
    input: { alphabet, puzzle: over.puzzle ?? puzzle, draft, recognise, submit },
  }).start();
  const turn = (dial = 0, by = 1) => actor.send({ type: 'TURN', dial, by });
  return {
    actor,
    recognise,
    submit,
    turn,
    context: () => actor.getSnapshot().context,
    is: (state: string) => actor.getSnapshot().matches(state as never),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the dials', () => {
  it('G-DIAL-06: wrap around with digits: 9 then 0, 0 then 9', () => {
    expect([turned(DIGITS, 9, 1), turned(DIGITS, 0, -1), turned(DIGITS, 4, 1)]).toEqual([0, 9, 5]);
  });

  it('G-DIAL-07: wrap around with letters: Z then A, A then Z', () => {
    expect([turned(LETTERS, 25, 1), turned(LETTERS, 0, -1), turned(LETTERS, 0, -27)]).toEqual([0, 25, 25]);
  });

  it('accept a typed letter in any case or accent', () => {
    expect(['z', 'É', 'ç', '4', 'Enter', ' '].map((key) => placeOfKey(LETTERS, key))).toEqual([
      25,
      4,
      2,
      null,
      null,
      null,
    ]);
    expect(['4', 'z', ''].map((key) => placeOfKey(DIGITS, key))).toEqual([4, null, null]);
  });

  it('send the letters they show, and are restored as they were left', async () => {
    const { actor, recognise, context } = dials([wrong], { alphabet: LETTERS, draft: 'PORT' });
    expect(context().places).toEqual([15, 14, 17, 19]);
    actor.send({ type: 'SET', dial: 0, place: 12 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(recognise.mock.calls).toEqual([['MORT']]);
  });

  it('send once, five seconds after the first change, if they have stopped by then', async () => {
    const { recognise, turn } = dials([wrong]);
    turn(0);
    await vi.advanceTimersByTimeAsync(1000);
    turn(1, -1);
    await vi.advanceTimersByTimeAsync(3999);
    expect(recognise).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(recognise.mock.calls).toEqual([['1900']]);
  });

  it('wait longer the more wheels are still to be turned', async () => {
    const { recognise, turn } = dials([wrong]);
    for (const [wheel, pause] of [3700, 2400, 1200, 999].entries()) {
      turn(wheel);
      await vi.advanceTimersByTimeAsync(pause);
      expect(recognise).not.toHaveBeenCalled();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(recognise.mock.calls).toEqual([['1111']]);
  });

  it('wait for a wheel that is turning when the bar is full', async () => {
    const { recognise, turn, is } = dials([wrong], { draft: '1111' });
    turn(0);
    await vi.advanceTimersByTimeAsync(4500);
    turn(0);
    await vi.advanceTimersByTimeAsync(999);
    expect([is('pausing'), recognise.mock.calls.length]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(recognise.mock.calls).toEqual([['3111']]);
  });

  it('show « wrong » until the next change, which restarts the bar', async () => {
    const { actor, recognise, turn, is } = dials([wrong, right]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(actor.getSnapshot().value).toBe('wrong');
    turn();
    expect(is('filling')).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(recognise).toHaveBeenCalledTimes(2);
    expect(is('right')).toBe(true);
  });

  it('keep the author’s reply to a wrong code', async () => {
    const { context, turn } = dials([
      { ok: true, answer: { recognised: false, reveal: { reply: 'Presque.' } } },
    ]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(context().reply).toBe('Presque.');
  });

  it('reveal the message, and send the code once, by the button only', async () => {
    const { actor, context, submit, turn } = dials([right]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(context().message).toBe('À gauche.');
    expect(submit).not.toHaveBeenCalled();
    actor.send({ type: 'NEXT' });
    actor.send({ type: 'NEXT' });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'NEXT' });
    expect(submit.mock.calls).toEqual([['1000']]);
  });

  it('no longer turn once the code is right', async () => {
    const { context, turn } = dials([right]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    turn(3);
    expect(context().places).toEqual([1, 0, 0, 0]);
  });

  it('retry automatically when they were too early', async () => {
    const { recognise, turn, is } = dials([{ ok: false, message: 'Trop d’essais', seconds: 3 }, right]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(is('held')).toBe(true);
    await vi.advanceTimersByTimeAsync(2999);
    expect(recognise).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(is('right')).toBe(true);
  });

  it('can retry after a network failure', async () => {
    const { actor, turn, is } = dials([{ ok: false, message: 'Pas de réseau' }, right]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(is('failed')).toBe(true);
    actor.send({ type: 'NEXT' });
    await vi.advanceTimersByTimeAsync(0);
    expect(is('right')).toBe(true);
  });

  it('keep their code without a network, as an answer that waits, once the player says so', async () => {
    const stored = { ok: false, message: 'gardée', stored: true } as const;
    const { actor, turn, submit, is, context } = dials([{ ok: false, message: null, lost: true }], {
      result: stored,
    });
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    expect([is('failed'), context().refusal]).toEqual([true, { key: 'noNetwork' }]);
    expect(submit).not.toHaveBeenCalled();
    actor.send({ type: 'KEEP' });
    await vi.advanceTimersByTimeAsync(0);
    expect([submit.mock.calls, is('kept'), context().refusal?.stored]).toEqual([[['1000']], true, true]);
    turn();
    expect(is('filling')).toBe(true);
  });

  it('are not kept when the server has answered', async () => {
    const { actor, turn, submit, is } = dials([{ ok: false, message: 'Dans d’autres mains' }]);
    turn();
    await vi.advanceTimersByTimeAsync(5000);
    actor.send({ type: 'KEEP' });
    expect([is('failed'), submit.mock.calls]).toEqual([true, []]);
  });

  it('ignore a verdict on digits that have changed meanwhile', async () => {
    const { actor, turn, is } = dials([]);
    turn();
    await vi.advanceTimersByTimeAsync(4999);
    vi.advanceTimersByTime(1);
    expect(is('asking')).toBe(true);
    actor.send({ type: 'SET', dial: 0, place: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(is('filling')).toBe(true);
  });

  it('are right at once when they were recognised before', () => {
    const { context, is } = dials([], {
      puzzle: { ...puzzle, recognised: { code: '1234', message: 'À gauche.' } },
    });
    expect(is('right')).toBe(true);
    expect([context().places, context().message]).toEqual([[1, 2, 3, 4], 'À gauche.']);
  });

  it.each([
    ['1879', [1, 8, 7, 9]],
    ['1877', [1, 8, 7, 8]],
    ['', [1, 8, 7, 8]],
  ])(
    'of several right codes show the one that this device kept, or else the first (kept: « %s »)',
    (draft, places) => {
      const recognised = { code: '1878', also: ['1879'] };
      expect(dials([], { draft, puzzle: { ...puzzle, recognised } }).context().places).toEqual(places);
    },
  );

  it('are restored as they were left', () => {
    expect(dials([], { draft: '0815' }).context().places).toEqual([0, 8, 1, 5]);
    expect(dials([], { draft: '81' }).context().places).toEqual([0, 0, 0, 0]);
  });
});
