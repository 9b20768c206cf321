import { Session } from 'node:inspector/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_PROMOTIONS } from '../../../engine/index.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

const RIGHT = TINY_ANSWERS.GARE ?? '';
const WRONG = 'place du Marché';

/**
 * Counts the calls of a function in this process during some work, by its name, with V8's precise coverage.
 */
async function countCalls(name: string, work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const functions = result
      .flatMap((script) => script.functions)
      .filter(({ functionName }) => functionName === name);
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

let app: TestApp;
beforeEach(async () => void (app = await startTestApp()));
afterEach(() => app.stop());

describe('one call', () => {
  it.each([
    ['a right answer', RIGHT],
    ['a wrong answer', WRONG],
  ])('computes the player’s standing once for %s', async (_what, code) => {
    const player = await app.playing();
    expect(await countCalls('resolveStanding', () => player.answer(code))).toBe(1);
  });

  it('computes the player’s standing once for a status', async () => {
    const player = await app.playing();
    expect(await countCalls('resolveStanding', () => player.status())).toBe(1);
    expect(
      await countCalls('resolveStanding', async () => [await player.status(), await player.status()]),
    ).toBe(2);
  });
});

describe('the machine of the story', () => {
  it('decides every move: a changed guard changes the server’s response', async () => {
    const player = await app.playing();
    expect((await player.answer(WRONG)).status).toBe(404);
    const city = app.content.city('VILLE');
    if (!city) throw new Error('no city');
    const machine = city.story.machine.provide({ guards: { isRight: () => true } });
    const changed: typeof city = { ...city, story: { ...city.story, machine }, in: () => changed };
    app.content.replace({ cities: new Map([['VILLE', changed]]), promotions: NO_PROMOTIONS });
    expect((await player.status()).step?.name).toBe('GARE');
    await player.answer(WRONG);
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
  });
});
