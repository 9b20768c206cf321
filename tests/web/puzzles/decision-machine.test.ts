import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { decisionMachine } from '../../../web/puzzles/choice/decision-machine.ts';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

interface Given {
  readonly results?: readonly SubmitResult[];
  readonly confirm?: boolean;
  readonly draft?: string;
}

function decision({ results = [], confirm = false, draft = '' }: Given = {}) {
  const left = [...results];
  const submit = vi.fn((_name: string) => Promise.resolve<SubmitResult>(left.shift() ?? { ok: true }));
  const actor = createActor(decisionMachine, {
    input: { names: ['dire', 'mentir'], confirm, draft, submit },
  }).start();
  const choose = (name: string) => actor.send({ type: 'CHOOSE', name });
  const does = async (type: 'SEND' | 'CONFIRM' | 'CANCEL') => {
    actor.send({ type });
    await vi.advanceTimersByTimeAsync(0);
  };
  const now = () => actor.getSnapshot();
  return { submit, choose, does, now, sent: () => submit.mock.calls.map(([name]) => name) };
}

const lost: SubmitResult = { ok: false, message: 'Problème validation', advice: 'Le serveur ne répond pas.' };
const kept: SubmitResult = { ok: false, message: 'Votre réponse est gardée', stored: true };
const tooMany: SubmitResult = {
  ok: false,
  message: 'Problème validation',
  advice: 'Trop d’essais',
  seconds: 3,
};
const withdrawn: SubmitResult = { ok: false, message: 'Ce choix n’est pas proposé ici' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a decision', () => {
  it('is sent once, whatever the number of taps', async () => {
    const { choose, does, now, sent } = decision();
    choose('dire');
    await Promise.all([does('SEND'), does('SEND')]);
    await does('SEND');
    expect([sent(), now().value]).toEqual([['dire'], 'sent']);
  });

  it('can be changed until it is sent', async () => {
    const { choose, does, now, sent } = decision();
    choose('dire');
    choose('mentir');
    const sending = does('SEND');
    choose('dire');
    await sending;
    choose('dire');
    expect([sent(), now().context.chosen]).toEqual([['mentir'], 'mentir']);
  });

  it.each([true, false])('is not sent before an option is chosen (confirmation: %s)', async (confirm) => {
    const { does, now, sent } = decision({ confirm });
    await does('SEND');
    await does('CONFIRM');
    expect([sent(), now().value]).toEqual([[], 'choosing']);
  });

  it('is restored from the draft, unless that option does not exist', () => {
    expect(decision({ draft: 'mentir' }).now().context.chosen).toBe('mentir');
    expect(decision({ draft: 'partir' }).now().context.chosen).toBeNull();
    expect(decision().now().context.chosen).toBeNull();
  });

  it('stays chosen after a refusal, whose text disappears with the next choice', async () => {
    const { choose, does, now } = decision({ results: [withdrawn] });
    choose('dire');
    await does('SEND');
    expect(now().context).toMatchObject({
      chosen: 'dire',
      refusal: { message: 'Ce choix n’est pas proposé ici' },
    });
    choose('mentir');
    expect(now().context).toMatchObject({ chosen: 'mentir', refusal: null });
  });

  it('may be changed, but not sent, during the server’s delay', async () => {
    const { choose, does, now, sent } = decision({ results: [tooMany] });
    choose('dire');
    await does('SEND');
    choose('mentir');
    await does('SEND');
    expect([sent(), now().context.chosen]).toEqual([['dire'], 'mentir']);
  });
});

describe('a stored decision', () => {
  it('can be sent again but not changed', async () => {
    const { choose, does, now, sent } = decision({ results: [kept] });
    choose('dire');
    await does('SEND');
    choose('mentir');
    expect(now().context).toMatchObject({
      chosen: 'dire',
      refusal: { message: 'Votre réponse est gardée', stored: true },
    });
    await does('SEND');
    expect([sent(), now().value]).toEqual([['dire', 'dire'], 'sent']);
  });

  it('can be changed once the server has refused it', async () => {
    const { choose, does, sent } = decision({ results: [kept, withdrawn] });
    choose('dire');
    await does('SEND');
    await does('SEND');
    choose('mentir');
    await does('SEND');
    expect(sent()).toEqual(['dire', 'dire', 'mentir']);
  });
});

describe('a final decision', () => {
  it('is sent after its confirmation, once', async () => {
    const { choose, does, now, sent } = decision({ confirm: true });
    choose('dire');
    await does('SEND');
    expect([sent(), now().value]).toEqual([[], 'confirming']);
    await Promise.all([does('CONFIRM'), does('CONFIRM')]);
    expect([sent(), now().value]).toEqual([['dire'], 'sent']);
  });

  it('can be cancelled and changed; the other option is confirmed too', async () => {
    const { choose, does, now, sent } = decision({ confirm: true });
    choose('dire');
    await does('SEND');
    await does('CANCEL');
    expect([sent(), now().value, now().context.chosen]).toEqual([[], 'choosing', 'dire']);
    choose('mentir');
    await does('SEND');
    expect(now().value).toBe('confirming');
    await does('CONFIRM');
    expect(sent()).toEqual(['mentir']);
  });

  it('is not confirmed a second time when the answer was lost, unless it has changed', async () => {
    const { choose, does, now, sent } = decision({ confirm: true, results: [lost, lost] });
    choose('dire');
    await does('SEND');
    await does('CONFIRM');
    await does('SEND');
    expect(sent()).toEqual(['dire', 'dire']);
    choose('mentir');
    await does('SEND');
    expect([sent().length, now().value]).toEqual([2, 'confirming']);
  });
});
