// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { RETURN_NOTICE_MS, QUIET_MS, readingMachine } from '../../../web/player/messages/reading-machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** A message of so many words that has just arrived; its text is struck until `whole`. */
function message(words: number) {
  const screen = { isEndInView: true };
  const actor = createActor(readingMachine, { input: { words, beginsAt: Date.now(), isEndInView: () => screen.isEndInView } }).start();
  return {
    screen,
    whole: () => actor.send({ type: 'WHOLE' }),
    state: () => actor.getSnapshot().value,
    secondsLeft: () => actor.getSnapshot().context.secondsLeft,
    stop: () => actor.stop(),
  };
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const sign = (type: string) => window.dispatchEvent(new Event(type));

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the return from a message', () => {
  it('is announced only once the whole text is there', () => {
    const { whole, state, secondsLeft } = message(10);
    pass(10 * MINUTE);
    expect(state()).toBe('arriving');
    whole();
    pass(2000);
    expect(state()).toBe('leaving');
    expect(secondsLeft()).toBe(20);
  });

  it('is announced only once the end of the text is in view', () => {
    const { screen, whole, state } = message(10);
    screen.isEndInView = false;
    whole();
    pass(10 * MINUTE);
    expect(state()).toBe('reading');
    screen.isEndInView = true;
    pass(2000);
    expect(state()).toBe('leaving');
  });

  it('comes no sooner than the words take at 200 a minute, however early all of them were shown', () => {
    const { whole, state } = message(400);
    whole();
    pass(2 * MINUTE - 1000);
    expect(state()).toBe('leaving');
    pass(1500);
    expect(state()).toBe('left');
  });

  it('leaves twenty seconds to hold it, though the words were read while they were struck', () => {
    const { whole, state } = message(50);
    pass(10 * MINUTE);
    whole();
    pass(QUIET_MS + RETURN_NOTICE_MS - 1000);
    expect(state()).toBe('leaving');
    pass(2000);
    expect(state()).toBe('left');
  });

  it.each(['pointerdown', 'wheel', 'touchmove', 'scroll', 'keydown', 'focusin'])('is held for good by a sign of reading: %s', (type) => {
    const { whole, state, secondsLeft } = message(10);
    whole();
    pass(3000);
    sign(type);
    expect(state()).toBe('staying');
    expect(secondsLeft()).toBeNull();
    pass(60 * MINUTE);
    expect(state()).toBe('staying');
  });

  it('waits until the scroll that showed the end is over', () => {
    const { whole, state } = message(10);
    whole();
    for (let turn = 0; turn < 10; turn += 1) {
      pass(1000);
      sign('scroll');
    }
    expect(state()).toBe('atEnd');
    pass(2000);
    expect(state()).toBe('leaving');
  });

  it('does not count the time when nobody looked at the page', () => {
    const { whole, state } = message(400);
    look('hidden');
    pass(60 * MINUTE);
    look('visible');
    whole();
    pass(2 * MINUTE - 1000);
    expect(state()).toBe('leaving');
  });

  it('is held when the page is put away while it is announced', () => {
    const { whole, state } = message(10);
    whole();
    pass(3000);
    look('hidden');
    look('visible');
    pass(MINUTE);
    expect(state()).toBe('staying');
  });

  it('listens no more once the message is left', () => {
    const { stop, state } = message(10);
    stop();
    sign('scroll');
    pass(MINUTE);
    expect(state()).toBe('arriving');
  });
});
