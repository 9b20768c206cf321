import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { holdMachine } from '../../../web/puzzles/shared/use-hold-repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function key() {
  const act = vi.fn();
  const actor = createActor(holdMachine, { input: { act } }).start();
  return { act, press: () => actor.send({ type: 'PRESS' }), release: () => actor.send({ type: 'RELEASE' }) };
}

it('a key acts once when it is tapped', () => {
  const { act, press, release } = key();
  press();
  vi.advanceTimersByTime(399);
  release();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('G-TUNER-03: a key held for two seconds acts at once, after 400 ms, then every 100 ms', () => {
  const { act, press, release } = key();
  press();
  vi.advanceTimersByTime(400);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1500);
  release();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(18);
});

it.each([
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the system takes the finger away', () => window.dispatchEvent(new Event('pointercancel'))],
])('a held key stops when %s, and may be pressed again', (_when, happen) => {
  const { act, press } = key();
  press();
  vi.advanceTimersByTime(600);
  expect(act).toHaveBeenCalledTimes(4);
  happen();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(4);
  press();
  expect(act).toHaveBeenCalledTimes(5);
});
