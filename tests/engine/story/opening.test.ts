import { describe, expect, it } from 'vitest';
import { prove } from '../../../engine/index.ts';
import { parseWalkthroughs, playWalkthrough } from '../../../engine/prove/play-walkthrough.ts';
import { advance } from '../../../engine/story/advance.ts';
import { opensAt } from '../../../engine/story/timings.ts';
import type { Progress } from '../../../engine/story/progress.ts';
import { createStory } from '../../../engine/story/story.ts';
import { provedStatus } from '../../../engine/prove/shown-content.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { openingCity } from '../../support/cities/opening-city.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { compiled, NOON, playedTo, standing } from './playing.ts';

const source = openingCity();
const city = compiled(source);
const HOUR = 3_600_000;
const PARIS = { timeZone: 'Europe/Paris' };
const opening = (between: string, now: string): string | null => {
  const instant = opensAt(PARIS, { opens: { between } }, Date.parse(now));
  return instant === null ? null : new Date(instant).toISOString();
};

describe('the hours of a step', () => {
  it.each([
    ['before', '18-22', '2026-06-02T10:00:00Z', '2026-06-02T16:00:00.000Z'],
    ['at its minute', '18-22', '2026-06-02T16:00:00Z', null],
    ['in its last minute', '18-22', '2026-06-02T19:59:59Z', null],
    ['after: on the next day', '18-22', '2026-06-02T20:00:00Z', '2026-06-03T16:00:00.000Z'],
    ['on a public holiday, which changes nothing', '18-22', '2026-07-14T17:00:00Z', null],
    ['past midnight', '22-2', '2026-06-02T23:30:00Z', null],
    ['past midnight, and over', '22-2', '2026-06-03T00:00:00Z', '2026-06-03T20:00:00.000Z'],
    ['in half hours', '9.5-17', '2026-06-02T07:29:59Z', '2026-06-02T07:30:00.000Z'],
    [
      'in the night that skips its hours, right after them',
      '2.25-2.75',
      '2027-03-27T23:00:00Z',
      '2027-03-28T01:15:00.000Z',
    ],
    [
      'in the night that has its hour twice, the first time',
      '2-3',
      '2026-10-24T23:00:00Z',
      '2026-10-25T00:00:00.000Z',
    ],
    ['on 29 February', '18-22', '2028-02-29T12:00:00Z', '2028-02-29T17:00:00.000Z'],
  ])('%s', (_name, between, now, expected) => expect(opening(between, now)).toBe(expected));

  it('are always without them', () => expect(opensAt(PARIS, {}, NOON)).toBeNull());
});

/** Noon at the lighthouse. */
const progress = playedTo('PHARE');
const tries = (code: string, now: number, from: Progress = progress) =>
  advance(standing(from, city), { type: 'ANSWER', code }, now);
const RIGHT = TINY_ANSWERS.PHARE ?? '';

describe('an answer at another hour', () => {
  it.each([RIGHT, 'faux', ''])(
    'is refused with the hour, is not judged, and costs nothing: « %s »',
    (code) => {
      const { standing: after, outcome } = tries(code, NOON + HOUR);
      expect(outcome).toEqual({
        accepted: false,
        reason: 'closed',
        message: 'S’ouvre à 18 h',
        secondsLeft: 5 * 3600,
      });
      expect(after.progress).toBe(progress);
    },
  );

  it('says tomorrow at night', () => {
    expect(tries(RIGHT, NOON + 11 * HOUR).outcome).toMatchObject({ message: 'S’ouvre demain à 18 h' });
  });

  it('is judged once it is open, with the mistakes of that time only', () => {
    const evening = NOON + 7 * HOUR;
    expect(tries('0000', evening).standing.progress.wrongAnswers).toHaveLength(1);
    expect(tries(RIGHT, evening).standing.progress.step).toBe('MUSEE');
  });

  it('leaves hints and the other route as they are', () => {
    const here = standing(progress, city);
    expect(advance(here, { type: 'ASK_CLUE' }, NOON + HOUR).outcome.accepted).toBe(true);
    expect(
      advance(here, { type: 'TAKE_ALTERNATIVE', debug: false }, NOON + HOUR).standing.progress.step,
    ).toBe('DETOUR');
  });

  it('is told by the screen, which names the hour of the opening', () => {
    expect(provedStatus(standing(progress, city), NOON + HOUR).view?.opensAt).toBe(
      '2026-06-02T16:00:00.000Z',
    );
    expect(provedStatus(standing(progress, city), NOON + 7 * HOUR).view?.opensAt).toBeNull();
  });
});

describe('a city with a step that opens in the evening', () => {
  it('compiles, and is proved with players who wait for the evening', () => {
    expect(compileTogether(source).diagnostics).toEqual([]);
    expect(prove(source, createStory(city), 2026).findings.map(({ code }) => code)).toEqual([]);
  });

  it('has walkthroughs that wait before the answer, and are told to do so', () => {
    const [main] = parseWalkthroughs(source);
    if (!main) throw new Error('there is no walkthrough');
    expect(playWalkthrough(createStory(city), main).problems).toEqual([]);
    const hasty = { ...main, moves: main.moves.filter(({ wait }) => wait === undefined) };
    expect(playWalkthrough(createStory(city), hasty).problems.map(({ message }) => message)).toEqual([
      'refusé : S’ouvre à 18 h ; écrivez avant lui un geste qui attend cette heure (wait)',
    ]);
  });
});
