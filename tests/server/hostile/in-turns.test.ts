import { describe, expect, it } from 'vitest';
import type { Context } from '../../../server/http/context.ts';
import { mapWithYields, createYieldingQueue } from '../../../server/platform/event-loop.ts';
import { writeJson } from '../../../server/http/write-json.ts';
import { limitConcurrency } from '../../../server/platform/limit-concurrency.ts';
import { createLowPriorityThread } from '../../../server/platform/low-priority-thread.ts';
import { jsonInParts } from '../../../server/routes/personal-data/json-in-parts.ts';

/** Blocks the event loop. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a long list', () => {
  it('is processed over several turns of the event loop, in order', async () => {
    const { result, turns } = await turnsDuring(() =>
      mapWithYields([1, 2, 3, 4, 5], (item) => {
        work(10);
        return item * 2;
      }),
    );
    expect(result).toEqual([2, 4, 6, 8, 10]);
    // Each of the four pauses leaves several turns to others.
    expect(turns).toBeGreaterThanOrEqual(4 * 4);
  });
});

/** Counts the turns of the event loop available to others while some work runs. */
async function turnsDuring<Result>(
  done: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly turns: number }> {
  let isOver = false;
  let turns = 0;
  const others = (async () => {
    for (; !isOver; turns += 1) await new Promise(setImmediate);
  })();
  const result = await done();
  isOver = true;
  await others;
  return { result, turns };
}

describe('work requested many times at once', () => {
  it('runs one after another, each in its own turn, and a failure does not block the rest', async () => {
    const enqueue = createYieldingQueue();
    let isWorking = false;
    const once = (number: number) => async () => {
      expect(isWorking).toBe(false);
      isWorking = true;
      await Promise.resolve();
      isWorking = false;
      if (number === 2) throw new Error('deux');
      return number;
    };
    const { result, turns } = await turnsDuring(() =>
      Promise.allSettled([1, 2, 3, 4].map((number) => enqueue(once(number)))),
    );
    expect(
      result.map((one) => (one.status === 'fulfilled' ? String(one.value) : String(one.reason))),
    ).toEqual(['1', 'Error: deux', '3', '4']);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

describe('a long list as a response', () => {
  it('is serialised over several turns into the same text as JSON.stringify', async () => {
    const slow = { toJSON: () => (work(10), 'é') };
    const body = [slow, slow, slow, slow, undefined, { a: [1] }];
    const ctx = { body } as unknown as Context;
    const { turns } = await turnsDuring(async () => void (await writeJson(ctx, () => Promise.resolve())));
    expect(String(ctx.body)).toBe(JSON.stringify(body));
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});

describe('JSON in parts', () => {
  it.each([
    [{}],
    [[]],
    [{ a: [], b: { c: [{ d: 'deux\nlignes', e: null }, 'x'] }, f: { g: { h: 1 } } }],
    [[[1, [2]], { a: [{}] }]],
  ])('equals JSON.stringify for %j', async (value) => {
    let text = '';
    for await (const part of jsonInParts(value)) text += part;
    expect(text).toBe(JSON.stringify(value, null, 2));
  });
});

describe('an idle worker thread', () => {
  it('responds in order, reports errors with their code, and restarts after its end', async () => {
    const source = `() => (n) => { if (n === 0) throw Object.assign(new Error('zero'), { code: 'NONE' }); if (n < 0) process.exit(); return n + 1; }`;
    const thread = createLowPriorityThread<number, number>(source, null);
    expect(await Promise.all([1, 2, 3].map((count) => thread.run(count)))).toEqual([2, 3, 4]);
    await expect(thread.run(0)).rejects.toMatchObject({ message: 'zero', code: 'NONE' });
    const lost = await Promise.allSettled([thread.run(-1), thread.run(5)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.run(6)).toBe(7);
    await thread.close();
  });
});

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
