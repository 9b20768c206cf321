import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tolerantCity } from '../../engine/puzzles/tolerant.ts';
import { TINY_ANSWERS } from '../../support/cities/tiny-city.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ cities: [tolerantCity()] })));
afterAll(() => app.stop());

describe('dials with several right codes', () => {
  it('recognise each of them, name none before, and let the player pass with the one that was found', async () => {
    const player = await app.playing();
    await player.answer(TINY_ANSWERS.GARE ?? '');
    expect(JSON.stringify(await player.status())).not.toMatch(/041[23]/u);
    expect((await player.post('/api/code/recognise', { code: '0413' })).body.recognised).toBe(true);
    const { view } = await player.status();
    expect(view?.puzzle).toMatchObject({ dials: 4, recognised: { code: '0412', also: ['0413'] } });
    await player.answer('0413');
    expect((await player.status()).step?.name).toBe('CAFE');
  });
});
