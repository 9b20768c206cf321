import { describe, expect, it } from 'vitest';
import { limitConcurrency } from '../../../server/platform/limit-concurrency.ts';

describe('a queued request', () => {
  it('frees its place when cancelled, and the others keep theirs', async () => {
    const enqueue = limitConcurrency(1, 2);
    let finish = (): void => undefined;
    const first = enqueue(() => new Promise<void>((resolve) => (finish = resolve)));
    const leaving = new AbortController();
    const second = enqueue(() => Promise.resolve('second'), leaving.signal);
    const third = enqueue(() => Promise.resolve('third'));
    await expect(enqueue(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    const fourth = enqueue(() => Promise.resolve('fourth'));
    finish();
    await first;
    expect(await Promise.all([third, fourth])).toEqual(['third', 'fourth']);
  });
});
