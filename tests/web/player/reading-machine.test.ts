// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { RETURN_NOTICE_MS, QUIET_MS, readingMachine } from '../../../web/player/messages/reading-machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

/** A new message of this many words; its text is being typed until `whole`. */
function message(words: number) {
  const screen = { isEndInView: true };
  const actor = createActor(readingMachine, {
    input: { words, isEndInView: () => screen.isEndInView },
  }).start();
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

function setVisibility(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the return from a message', () => {
  it('is announced only once the whole text is shown', () => {
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

  it('comes no sooner than the reading time at 200 words a minute, counted from the end of the typing', () => {
    const { whole, state } = message(400);
    pass(10 * MINUTE);
    whole();
    pass(2 * MINUTE - 1000);
    expect(state()).toBe('leaving');
    pass(1500);
    expect(state()).toBe('left');
  });

  it('can be cancelled for twenty seconds, even after a long typing animation', () => {
    const { whole, state } = message(50);
    pass(10 * MINUTE);
    whole();
    pass(QUIET_MS + RETURN_NOTICE_MS - 1000);
    expect(state()).toBe('leaving');
    pass(2000);
    expect(state()).toBe('left');
  });

  it.each(['pointerdown', 'wheel', 'touchmove', 'scroll', 'keydown', 'focusin'])(
    'is cancelled by a sign of reading: %s',
    (type) => {
      const { whole, state, secondsLeft } = message(10);
      whole();
      pass(3000);
      sign(type);
      expect(state()).toBe('staying');
      expect(secondsLeft()).toBeNull();
      pass(60 * MINUTE);
      expect(state()).toBe('staying');
    },
  );

  it('waits for the end of the scroll that showed the last line', () => {
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

  it('does not count the time while the page was hidden', () => {
    const { whole, state } = message(400);
    setVisibility('hidden');
    pass(60 * MINUTE);
    setVisibility('visible');
    whole();
    pass(2 * MINUTE - 1000);
    expect(state()).toBe('leaving');
  });

  it('is cancelled when the page is hidden while it is announced', () => {
    const { whole, state } = message(10);
    whole();
    pass(3000);
    setVisibility('hidden');
    setVisibility('visible');
    pass(MINUTE);
    expect(state()).toBe('staying');
  });

  it('removes its listeners once the message is left', () => {
    const { stop, state } = message(10);
    stop();
    sign('scroll');
    pass(MINUTE);
    expect(state()).toBe('arriving');
  });
});
