// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TypedText } from '../../../web/player/messages/typed-text.ts';
import { useTypewriter } from '../../../web/player/messages/use-typewriter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('CSS', { highlights: new Map() });
  vi.stubGlobal('Highlight', class {});
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** How many characters of a text of ten the typewriter shows, and whether it still types. */
function typewriter(wanted: boolean) {
  const element = document.createElement('div');
  element.textContent = 'dix signes';
  const show = vi.spyOn(TypedText.prototype, 'show');
  const machine = { container: { current: element }, cursor: { current: null }, foot: { current: null } };
  const { result, rerender } = renderHook(() => useTypewriter(machine, true, wanted));
  return {
    shown: () => show.mock.lastCall?.[0],
    isTyping: () => {
      rerender();
      return result.current.typing;
    },
  };
}

it('G-ROUTE-05: a new message is typed, 30 ms a character, after one second', () => {
  const { shown, isTyping } = typewriter(true);
  vi.advanceTimersByTime(990);
  expect(shown()).toBe(0);
  // A frame comes every 16 ms.
  vi.advanceTimersByTime(86);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(150);
  expect([shown(), isTyping()]).toEqual([7, true]);
  vi.advanceTimersByTime(200);
  expect(isTyping()).toBe(false);
});

it('G-ROUTE-05: a message opened again is whole at once', () => {
  const { shown, isTyping } = typewriter(false);
  expect([shown(), isTyping()]).toEqual([undefined, false]);
});
