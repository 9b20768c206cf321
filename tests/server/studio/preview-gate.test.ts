import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviewGate } from '../../../server/studio/preview-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The tasks done so far, by name. */
function previewGate() {
  const done: string[] = [];
  const gate = createPreviewGate();
  const analyse = () => void done.push('analysis');
  return { done, analyse, ...gate };
}

describe('the analysis of a changed city', () => {
  it('starts at once while no page has shown a city', () => {
    const { done, analyse, expect: change, defer } = previewGate();
    change();
    defer(analyse);
    expect(done).toEqual(['analysis']);
  });

  it('waits until a page shows the change, and is done once for several saves', () => {
    const { done, analyse, expect: change, defer, drawn } = previewGate();
    drawn();
    for (const _save of [1, 2]) {
      change();
      defer(analyse);
    }
    expect(done).toEqual([]);
    drawn();
    expect(done).toEqual(['analysis']);
    vi.advanceTimersByTime(10_000);
    expect(done).toEqual(['analysis']);
  });

  it('does not wait for ever for a page that was closed', () => {
    const { done, analyse, expect: change, defer, drawn } = previewGate();
    drawn();
    change();
    defer(analyse);
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['analysis']);
  });
});
