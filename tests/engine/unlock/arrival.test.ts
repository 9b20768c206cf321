import { describe, expect, it } from 'vitest';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { ALL_ARRIVED } from '../../../engine/unlock/arrival.ts';
import { nextDelivery, unlockedMessages } from '../../../engine/unlock/papers.ts';
import { openedMark } from '../../../engine/unlock/opened-mark.ts';
import { unlockedPages } from '../../../engine/unlock/unlock.ts';
import { after, compiled, detouredTo, NOON, playedTo, sent, standing } from '../story/playing.ts';

const city = compiled(waitingCity());
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LATE = ['bruit', 'lendemain'];

const late = (progress: Progress, now: number): readonly string[] =>
  unlockedMessages(standing(progress, city), now)
    .map(({ message }) => message.slug)
    .filter((slug) => LATE.includes(slug));
const next = (progress: Progress, now: number): string | null => {
  const instant = nextDelivery(standing(progress, city), now);
  return instant === null ? null : new Date(instant).toISOString();
};
const atCafe = (start = NOON): Progress => playedTo('CAFE', start);
const reachedAt = (progress: Progress): number => progress.reached.CAFE ?? 0;

describe('a message that comes later', () => {
  it('compiles without a problem', () => expect(compileTogether(waitingCity()).diagnostics).toEqual([]));

  it('is unlocked at its minute, not before', () => {
    const progress = atCafe();
    const since = reachedAt(progress);
    expect(late(progress, since)).toEqual([]);
    expect(late(progress, since + 20 * MINUTE - 1)).toEqual([]);
    expect(late(progress, since + 20 * MINUTE)).toEqual(['bruit']);
    expect(late(progress, Date.parse('2026-06-03T06:44:59Z'))).toEqual(['bruit']);
    expect(late(progress, Date.parse('2026-06-03T06:45:00Z'))).toEqual(LATE);
    expect(late(progress, ALL_ARRIVED)).toEqual(LATE);
  });

  it('is received when it came, not when its step was reached', () => {
    const progress = atCafe();
    const dates = Object.fromEntries(
      unlockedMessages(standing(progress, city), ALL_ARRIVED).map(({ message, receivedAt }) => [
        message.slug,
        receivedAt,
      ]),
    );
    expect(dates).toMatchObject({
      bruit: reachedAt(progress) + 20 * MINUTE,
      lendemain: Date.parse('2026-06-03T06:45:00Z'),
    });
  });

  it('has neither page nor mark before', () => {
    const here = standing(atCafe(), city);
    const before = reachedAt(atCafe());
    expect([...unlockedPages(here, before)].filter((key) => LATE.some((slug) => key.endsWith(slug)))).toEqual(
      [],
    );
    expect(openedMark(here, 'messages', 'bruit', before)).toBeNull();
    expect(openedMark(here, 'messages', 'bruit', before + 20 * MINUTE)).toBe('messages/bruit');
  });

  it('is announced by its time alone, the earliest first', () => {
    const progress = atCafe();
    const since = reachedAt(progress);
    expect(next(playedTo('PORT_VIEUX'), NOON)).toBeNull();
    expect(next(progress, since)).toBe(new Date(since + 20 * MINUTE).toISOString());
    expect(next(progress, since + 20 * MINUTE)).toBe('2026-06-03T06:45:00.000Z');
    expect(next(progress, ALL_ARRIVED)).toBeNull();
    expect(next(sent(), NOON)).toBeNull();
  });

  it('comes to the steps after its own, on every route', () => {
    expect(late(playedTo('MUSEE'), NOON + HOUR)).toEqual(['bruit']);
    expect(late(detouredTo('FIN'), NOON + HOUR)).toEqual(['bruit']);
    expect(next(detouredTo('FIN'), NOON + HOUR)).toBe('2026-06-03T06:45:00.000Z');
  });

  it('is no longer awaited by a player whom staff put before its step', () => {
    const moved = after(atCafe(), { type: 'SET_STEP', step: 'GARE' }, NOON + MINUTE);
    expect([late(moved, ALL_ARRIVED), next(moved, NOON + MINUTE)]).toEqual([[], null]);
  });
});

describe('a clock that is set back', () => {
  it('delivers at once what it would keep back for longer than was said', () => {
    const progress = atCafe(NOON + 365 * 24 * HOUR);
    expect(late(progress, NOON)).toEqual(LATE);
    expect(next(progress, NOON)).toBeNull();
  });

  it('takes nothing back from a player who has moved on since', () => {
    const progress = { ...playedTo('MARCHE'), lastStepDate: NOON + 2 * HOUR };
    expect(late(progress, NOON + 2 * HOUR)).toEqual(['bruit']);
    expect(late(progress, NOON + 5 * MINUTE)).toEqual(['bruit']);
  });
});

describe('the night in which clocks change', () => {
  it.each([
    ['summer', Date.UTC(2027, 2, 27, 20), '2027-03-28T06:45:00.000Z'],
    ['winter', Date.UTC(2026, 9, 24, 20), '2026-10-25T07:45:00.000Z'],
  ])('delivers into %s time at the hour that clocks show', (_name, start, expected) => {
    const progress = atCafe(start);
    const at = Date.parse(expected);
    expect(next(progress, start + HOUR)).toBe(expected);
    expect(late(progress, at - 1)).toEqual(['bruit']);
    expect(late(progress, at)).toEqual(LATE);
  });
});
