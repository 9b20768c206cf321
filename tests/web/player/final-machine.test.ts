import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { FinalView } from '../../../engine/public.ts';
import { finalMachine, LOADING_MS, finalDraft } from '../../../web/player/app/final/final-machine.ts';
import { finalView } from '../support/statuses.ts';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

const final = { ...finalView, loadingFactor: 0.4 };

interface Over {
  readonly final?: Partial<FinalView>;
  readonly draft?: string;
  readonly results?: readonly SubmitResult[];
  readonly still?: boolean;
}

function application(over: Over = {}) {
  const results = [...(over.results ?? [])];
  const submit = vi.fn((_code: string) => Promise.resolve<SubmitResult>(results.shift() ?? { ok: true }));
  let drawn = 0;
  const random = () => ((drawn += 1) % 4) / 4;
  const input = {
    final: { ...final, ...over.final },
    draft: over.draft ?? '',
    still: over.still ?? false,
    random,
    submit,
  };
  const actor = createActor(finalMachine, { input }).start();
  const resize = (by: number, times = 1) =>
    Array.from({ length: times }, () => actor.send({ type: 'RESIZE', by }));
  const load = async (ms = LOADING_MS * 0.4) => {
    actor.send({ type: 'SELECT' });
    await vi.advanceTimersByTimeAsync(ms);
  };
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    submit,
    resize,
    load,
    context,
    is: (state: unknown) => actor.getSnapshot().matches(state as never),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the size of the square', () => {
  it('G-FINAL-02: stops at both ends', () => {
    const { resize, context } = application();
    resize(1, 10);
    expect(context().size).toBe(9);
    resize(-1, 10);
    expect(context().size).toBe(1);
  });

  it('G-FINAL-08: restarts the loading when it changes, during and after', async () => {
    const { resize, load, context, is } = application();
    await load(2000);
    expect(context().done).toBeCloseTo(0.5);
    resize(1);
    expect([is('idle'), context().done]).toEqual([true, 0]);
    await load();
    resize(1);
    expect([is('idle'), context().done]).toEqual([true, 0]);
  });

  it('has no effect when it is set to the same value', async () => {
    const { resize, load, is } = application();
    await load();
    resize(-1);
    expect(is('complete')).toBe(true);
  });
});

describe('the loading', () => {
  it.each([
    [0.4, 4000],
    [0.04, 400],
  ])('G-FINAL-03, G-FINAL-09: with a factor of %d takes %d ms and then stops', async (loadingFactor, ms) => {
    const { load, context, is } = application({ final: { loadingFactor } });
    await load(ms - 1);
    expect(is('loading')).toBe(true);
    expect(context().done).toBeLessThanOrEqual(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([is('complete'), context().done]).toEqual([true, 1]);
  });

  it('G-FINAL-03: changes the arrows as it advances', async () => {
    const { load, context, resize } = application();
    resize(1, 2);
    const before = context().square;
    await load(1000);
    expect(context().square).not.toEqual(before);
    expect(context().square.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it('animates nothing with reduced motion', async () => {
    const { load, context, resize } = application({ still: true });
    resize(1, 2);
    const before = context().square;
    await load(1000);
    expect(context().square).toBe(before);
  });

  it('G-FINAL-04: ends with the square of its size, if there is one', async () => {
    const { load, context, resize } = application();
    resize(1);
    expect(context().square).not.toEqual(final.patterns['2']);
    await load();
    expect(context().square).toEqual(final.patterns['2']);
  });
});

describe('the code', () => {
  const opened = async (over: Over = {}) => {
    const app = application(over);
    app.resize(1);
    await app.load();
    app.actor.send({ type: 'TOGGLE' });
    return app;
  };
  const give = async ({ actor }: ReturnType<typeof application>, text: string) => {
    actor.send({ type: 'TYPE', text });
    actor.send({ type: 'SEND' });
    await vi.advanceTimersByTimeAsync(0);
  };

  it('G-FINAL-05: has its line only after the loading, and the line can be toggled', async () => {
    const { actor, load, is } = application();
    actor.send({ type: 'TOGGLE' });
    expect(is('idle')).toBe(true);
    await load();
    expect(is({ complete: 'closed' })).toBe(true);
    actor.send({ type: 'TOGGLE' });
    expect(is({ complete: 'open' })).toBe(true);
    actor.send({ type: 'TOGGLE' });
    expect(is({ complete: 'closed' })).toBe(true);
  });

  it('G-FINAL-07, G-STEP-07: is the size, an underscore and the text, in capitals, sent once', async () => {
    const app = await opened();
    await give(app, ' été ');
    app.actor.send({ type: 'SEND' });
    expect(app.submit.mock.calls).toEqual([['2_ÉTÉ']]);
  });

  it('is not sent without a text', async () => {
    const app = await opened();
    await give(app, '  ');
    expect(app.submit).not.toHaveBeenCalled();
    expect(app.context().refusal).toEqual({ key: 'tooShort' });
  });

  it('stays to be corrected when it is wrong', async () => {
    const app = await opened({ results: [{ ok: false, message: 'Code Erroné' }] });
    await give(app, 'marée');
    expect([app.is({ complete: 'open' }), app.context().refusal, app.context().text]).toEqual([
      true,
      { message: 'Code Erroné' },
      'marée',
    ]);
    await give(app, 'ancre');
    expect(app.submit).toHaveBeenLastCalledWith('2_ANCRE');
  });

  it('waits for the server’s delay', async () => {
    const app = await opened({
      results: [{ ok: false, message: 'Problème validation', advice: 'Trop d’essais', seconds: 2 }],
    });
    await give(app, 'marée');
    await give(app, 'ancre');
    expect([app.submit.mock.calls.length, app.context().secondsLeft]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(2000);
    await give(app, 'ancre');
    expect(app.submit).toHaveBeenCalledTimes(2);
  });
});

describe('the restored state', () => {
  it('is the size, its square and the text', () => {
    const { context, is } = application({ draft: '2/1/anc/re' });
    expect([context().size, context().square, context().text]).toEqual([2, final.patterns['2'], 'anc/re']);
    expect(is({ complete: 'closed' })).toBe(true);
    expect(finalDraft(context())).toBe('2/1/anc/re');
  });

  it.each(['', 'x', '0/1/', '99/1/a'])('is within bounds for any stored value: « %s »', (draft) => {
    expect(application({ draft }).context().size).toBe(1);
  });
});
