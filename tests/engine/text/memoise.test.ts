import { describe, expect, it } from 'vitest';
import { memoised } from '../../../engine/text/memoise.ts';

function counted() {
  const calls: string[] = [];
  const read = memoised((text) => {
    calls.push(text);
    return text.toUpperCase();
  });
  return { calls, read };
}

describe('a memoised function', () => {
  it('returns the same value and runs once', () => {
    const { calls, read } = counted();
    expect([read('ancre'), read('ancre'), read(''), read('')]).toEqual(['ANCRE', 'ANCRE', '', '']);
    expect(calls).toEqual(['ancre', '']);
  });

  it('does not cache very long inputs', () => {
    const { calls, read } = counted();
    const pasted = 'long '.repeat(1000);
    expect([read(pasted), read(pasted)]).toEqual([pasted.toUpperCase(), pasted.toUpperCase()]);
    expect(calls).toHaveLength(2);
  });

  it('has a bounded cache', () => {
    const { calls, read } = counted();
    for (let number = 0; number < 5000; number += 1) read(String(number));
    read('0');
    expect(calls).toHaveLength(5001);
    expect(read('4999')).toBe('4999');
    expect(calls).toHaveLength(5001);
  });
});
