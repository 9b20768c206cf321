import { describe, expect, it } from 'vitest';
import { mapInTurns } from '../../server/give-way.ts';
import { quietThread } from '../../server/quiet-thread.ts';
import { jsonInParts } from '../../server/routes/personal-data/json-in-parts.ts';

/** Holds the processor. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('a long list', () => {
  it('is worked off over several turns of the event loop, in its order', async () => {
    let isOver = false;
    let turns = 0;
    const others = (async () => {
      for (; !isOver; turns += 1) await new Promise(setImmediate);
    })();
    const results = await mapInTurns([1, 2, 3, 4, 5], (item) => {
      work(10);
      return item * 2;
    });
    isOver = true;
    await others;
    expect(results).toEqual([2, 4, 6, 8, 10]);
    expect(turns).toBeGreaterThanOrEqual(2);
  });
});

describe('JSON in parts', () => {
  it.each([[{}], [[]], [{ a: [], b: { c: [{ d: 'deux\nlignes', e: null }, 'x'] }, f: { g: { h: 1 } } }], [[[1, [2]], { a: [{}] }]]])(
    'is what JSON.stringify writes of %j',
    async (value) => {
      let text = '';
      for await (const part of jsonInParts(value)) text += part;
      expect(text).toBe(JSON.stringify(value, null, 2));
    },
  );
});

describe('a quiet thread', () => {
  it('answers in order, tells its errors with their code, and begins again after its end', async () => {
    const source = `() => (n) => { if (n === 0) throw Object.assign(new Error('zero'), { code: 'NONE' }); if (n < 0) process.exit(); return n + 1; }`;
    const thread = quietThread<number, number>(source, null);
    expect(await Promise.all([1, 2, 3].map((count) => thread.ask(count)))).toEqual([2, 3, 4]);
    await expect(thread.ask(0)).rejects.toMatchObject({ message: 'zero', code: 'NONE' });
    const lost = await Promise.allSettled([thread.ask(-1), thread.ask(5)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await thread.ask(6)).toBe(7);
    await thread.close();
  });
});
