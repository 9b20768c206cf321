import { describe, expect, it } from 'vitest';
import { NOON, SECOND, activated, after, answered, outcome, playedTo } from './playing.ts';

const ask = { type: 'ASK_CLUE' } as const;

describe('hints', () => {
  it('include the first one of a step at once', () => {
    expect(after(activated(), ask)).toMatchObject({ clueIndex: 1, lastClueDate: NOON });
  });

  it('G-HINT-02: are refused before ten seconds, with the seconds left', () => {
    const one = after(activated(), ask);
    expect(outcome(one, ask, NOON + 9 * SECOND)).toEqual({
      accepted: false,
      reason: 'too-early',
      message: 'Prochain indice dans 1 s',
      secondsLeft: 1,
    });
    expect(after(one, ask, NOON + 9 * SECOND)).toEqual(one);
  });

  it('G-HINT-02: include the next one after ten seconds', () => {
    expect(after(after(activated(), ask), ask, NOON + 10 * SECOND).clueIndex).toBe(2);
  });

  it('G-HINT-01: are exhausted after the last one', () => {
    const all = [0, 10, 20].reduce(
      (progress, seconds) => after(progress, ask, NOON + seconds * SECOND),
      activated(),
    );
    expect(all.clueIndex).toBe(3);
    expect(outcome(all, ask, NOON + 60 * SECOND)).toMatchObject({ accepted: false, reason: 'exhausted' });
  });

  it('restart with each step, with the first one at once', () => {
    const next = answered(after(activated(), ask), 'vieux puits');
    expect(next).toMatchObject({ clueIndex: 0, lastClueDate: null });
    expect(outcome(next, ask)).toEqual({ accepted: true });
  });

  it.each(['FIN', 'TRESOR'])('are not offered at %s', (step) => {
    expect(outcome(playedTo(step), ask)).toMatchObject({ accepted: false, reason: 'not-offered' });
  });
});
