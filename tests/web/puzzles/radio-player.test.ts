import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRadioPlayer, type RadioListener } from '../../../web/state/device/radio-player.ts';

/** An audio element that plays only as far as the test advances it. */
class FakeAudio extends EventTarget {
  currentTime = 0;
  loop = false;
  src = '';
  plays = true;
  readonly canPlayType = () => 'probably';
  readonly play = vi.fn(() =>
    this.plays ? Promise.resolve() : Promise.reject(new Error('NotAllowedError')),
  );
  readonly pause = vi.fn();
  readonly removeAttribute = vi.fn();
}

const station = { sound: { ogg: '/a.ogg', mp3: '/a.mp3' }, seconds: 4 };
const noise = { sound: { ogg: '/n.ogg', mp3: '/n.mp3' }, seconds: null };

function set() {
  const audio = new FakeAudio();
  const listener = { position: vi.fn<RadioListener['position']>(), ended: vi.fn(), silent: vi.fn() };
  const player = createRadioPlayer(listener, audio as unknown as HTMLAudioElement);
  return { audio, listener, player };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the radio', () => {
  it('loops noise and never ends it', async () => {
    const { audio, listener, player } = set();
    player.play(noise);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([audio.src, audio.loop, listener.ended.mock.calls.length]).toEqual(['/n.ogg', true, 0]);
  });

  it('plays everything through the one element that the tap unlocked', () => {
    const { audio, player } = set();
    player.play(noise);
    player.play(station);
    expect([audio.src, audio.loop, audio.play.mock.calls.length]).toEqual(['/a.ogg', false, 2]);
  });

  it('reports the position of the recording, its end, and its restart', async () => {
    const { audio, listener, player } = set();
    player.play(station);
    audio.currentTime = 1;
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.position).toHaveBeenLastCalledWith(0.25);
    audio.dispatchEvent(new Event('ended'));
    expect([listener.ended.mock.calls.length, audio.currentTime]).toEqual([1, 0]);
  });

  it('uses a timer of the recording’s length when the element may not play', async () => {
    const { audio, listener, player } = set();
    audio.plays = false;
    player.play(station);
    await vi.advanceTimersByTimeAsync(3900);
    expect([listener.silent.mock.calls.length, listener.ended.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(200);
    expect(listener.ended).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(listener.ended).toHaveBeenCalledTimes(2);
  });

  it('uses the timer when the playback does not advance', async () => {
    const { listener, player } = set();
    player.play(station);
    await vi.advanceTimersByTimeAsync(3300);
    expect(listener.silent).toHaveBeenCalledTimes(1);
  });

  it('reports nothing once stopped', async () => {
    const { audio, listener, player } = set();
    audio.plays = false;
    player.play(station);
    player.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(listener.ended).not.toHaveBeenCalled();
  });
});
