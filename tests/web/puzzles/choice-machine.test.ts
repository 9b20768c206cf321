import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { choiceMachine, type ChoiceRules } from '../../../web/puzzles/shared/pictures/choice-machine.ts';
import type { SubmitResult } from '../../../web/puzzles/widget.ts';

const twoInOrder: ChoiceRules = {
  press: (chosen, id) => (chosen.includes(id) ? chosen : [...chosen, id]),
  isComplete: (chosen) => chosen.length === 2,
};

function pictures(results: readonly SubmitResult[] = [], draft = '') {
  const left = [...results];
  const submit = vi.fn((_code: string) => Promise.resolve<SubmitResult>(left.shift() ?? { ok: true }));
  const actor = createActor(choiceMachine, {
    input: { rules: twoInOrder, ids: ['1', '2', '3'], draft, submit },
  }).start();
  const press = (...ids: string[]) => ids.forEach((id) => actor.send({ type: 'PRESS', id }));
  const send = async () => {
    actor.send({ type: 'SEND' });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { actor, submit, press, send, context: () => actor.getSnapshot().context };
}

const wrong: SubmitResult = { ok: false, message: 'Code Erroné' };
const lost: SubmitResult = { ok: false, message: 'Problème validation', advice: 'Pas de réseau.' };
const kept: SubmitResult = { ok: false, message: 'Votre réponse est gardée', stored: true };
const tooMany: SubmitResult = {
  ok: false,
  message: 'Problème validation',
  advice: 'Trop d’essais',
  seconds: 3,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the choice of pictures', () => {
  it('sends the chosen pictures in order, once', async () => {
    const { submit, press, send } = pictures();
    press('3', '1');
    await send();
    await send();
    expect(submit.mock.calls).toEqual([['3-1']]);
  });

  it('sends no incomplete answer', async () => {
    const { submit, press, send } = pictures();
    press('3', '3');
    await send();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is cleared after a wrong answer, with a message', async () => {
    const { press, send, context } = pictures([wrong]);
    press('3', '1');
    await send();
    expect([context().chosen, context().refusal]).toEqual([[], { message: 'Code Erroné' }]);
    press('2');
    expect(context().refusal).toBeNull();
  });

  it('stays, without a failure, while it is pending', async () => {
    const { press, send, context } = pictures([kept]);
    press('3', '1');
    await send();
    expect([context().chosen, context().refusal]).toEqual([
      ['3', '1'],
      { message: 'Votre réponse est gardée', stored: true },
    ]);
  });

  it.each([
    ['that was lost on its way', lost],
    ['that came too soon', tooMany],
  ])('stays after an answer %s', async (_name, result) => {
    const { press, send, context } = pictures([result]);
    press('3', '1');
    await send();
    expect(context().chosen).toEqual(['3', '1']);
    expect(context().refusal).toMatchObject({ message: 'Problème validation' });
  });

  it('is restored without unknown pictures', () => {
    expect(pictures([], '3-1').context().chosen).toEqual(['3', '1']);
    expect(pictures([], '3-9-3-x').context().chosen).toEqual(['3']);
    expect(pictures([], '').context().chosen).toEqual([]);
  });
});
