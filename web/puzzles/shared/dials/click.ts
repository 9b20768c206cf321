import { readPreference } from '../../../state/device/preferences.ts';

const BUZZ_MS = 6;
const SECONDS = 0.02;
const GAIN = 0.16;

/** Waveform of a click: a high tick and a lower tone, both decaying. */
const pawl = (time: number): number =>
  Math.sin(2 * Math.PI * 1900 * time) * Math.exp(-520 * time) +
  0.7 * Math.sin(2 * Math.PI * 430 * time) * Math.exp(-260 * time);

interface ClickAudio {
  readonly context: AudioContext;
  readonly buffer: AudioBuffer;
}

function createClickAudio(): ClickAudio | null {
  if (typeof AudioContext !== 'function') return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * SECONDS), context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, (_, index) => GAIN * pawl(index / context.sampleRate)),
    0,
  );
  return { context, buffer };
}

/** A touch has mostly ended by then. */
const AFTER_TOUCH_MS = 60;

/** Created after the first touch, because this takes several frames on a slow phone. Null without audio. */
const afterTouch = (): Promise<ClickAudio | null> =>
  new Promise((resolve) => setTimeout(() => resolve(createClickAudio()), AFTER_TOUCH_MS));

let audio: Promise<ClickAudio | null> | undefined;

/** Sound and vibration of one notch. Called in a user gesture only; the settings can disable it. */
export function click(): void {
  if (!readPreference('clicks')) return;
  navigator.vibrate?.(BUZZ_MS);
  audio ??= afterTouch();
  void audio.then(sound);
}

function sound(made: ClickAudio | null): void {
  if (!made) return;
  const { context, buffer } = made;
  // Failure to start audio needs no handling: the click is optional.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const notch = new AudioBufferSourceNode(context, { buffer });
  notch.connect(context.destination);
  notch.start();
}
