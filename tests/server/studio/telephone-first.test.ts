import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTelephoneFirst } from '../../../server/studio/telephone-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The tasks done so far, by name. */
function telephone() {
  const done: string[] = [];
  const first = createTelephoneFirst();
  const analyse = () => void done.push('analysis');
  return { done, analyse, ...first };
}

describe('the analysis of a changed city', () => {
  it('starts at once while no page has shown a city', () => {
    const { done, analyse, expect: change, later } = telephone();
    change();
    later(analyse);
    expect(done).toEqual(['analysis']);
  });

  it('waits until a page shows the change, and is done once for several saves', () => {
    const { done, analyse, expect: change, later, shown } = telephone();
    shown();
    for (const _save of [1, 2]) {
      change();
      later(analyse);
    }
    expect(done).toEqual([]);
    shown();
    expect(done).toEqual(['analysis']);
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['analysis']);
  });

  it('does not wait for ever for a page that was closed', () => {
    const { done, analyse, expect: change, later, shown } = telephone();
    shown();
    change();
    later(analyse);
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['analysis']);
  });
});
