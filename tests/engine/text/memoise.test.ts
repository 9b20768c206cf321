import { describe, expect, it } from 'vitest';
import { memoised } from '../../../engine/text/memoise.ts';

function counted() {
  const asked: string[] = [];
  const read = memoised((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  return { asked, read };
}

describe('a reading that is remembered', () => {
  it('is the same, and done once', () => {
    const { asked, read } = counted();
    expect([read('ancre'), read('ancre'), read(''), read('')]).toEqual(['ANCRE', 'ANCRE', '', '']);
    expect(asked).toEqual(['ancre', '']);
  });

  it('is not kept for what nobody types', () => {
    const { asked, read } = counted();
    const pasted = 'long '.repeat(1000);
    expect([read(pasted), read(pasted)]).toEqual([pasted.toUpperCase(), pasted.toUpperCase()]);
    expect(asked).toHaveLength(2);
  });

  it('is forgotten in the end: however many ask, little is kept', () => {
    const { asked, read } = counted();
    for (let number = 0; number < 5000; number += 1) read(String(number));
    read('0');
    expect(asked).toHaveLength(5001);
    expect(read('4999')).toBe('4999');
    expect(asked).toHaveLength(5001);
  });
});
