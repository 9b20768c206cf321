import { readPreference } from '../../../state/device/preferences.ts';

const BUZZ_MS = 6;
const SECONDS = 0.02;
const GAIN = 0.16;

/** A pawl that drops into its notch: a tick with a little wood under it. */
const pawl = (time: number): number =>
  Math.sin(2 * Math.PI * 1900 * time) * Math.exp(-520 * time) + 0.7 * Math.sin(2 * Math.PI * 430 * time) * Math.exp(-260 * time);

interface Sounder {
  readonly context: AudioContext;
  readonly buffer: AudioBuffer;
}

function makeSounder(): Sounder | null {
  if (typeof AudioContext !== 'function') return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * SECONDS), context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, (_, index) => GAIN * pawl(index / context.sampleRate)),
    0,
  );
  return { context, buffer };
}

/** A finger that has just come has mostly gone again by then. */
const AFTER_TOUCH_MS = 60;

/** To make it takes several frames of a slow telephone: it is made behind the first touch. Null where there is no sound to be had. */
const afterTouch = (): Promise<Sounder | null> => new Promise((resolve) => setTimeout(() => resolve(makeSounder()), AFTER_TOUCH_MS));

let sounder: Promise<Sounder | null> | undefined;

/** One notch, for the ear and for the hand. Only ever in a gesture of the player's; the settings can ask for silence. */
export function click(): void {
  if (!readPreference('clicks')) return;
  navigator.vibrate?.(BUZZ_MS);
  sounder ??= afterTouch();
  void sounder.then(sound);
}

function sound(made: Sounder | null): void {
  if (!made) return;
  const { context, buffer } = made;
  // A device that refuses to sound has said all there is to hear.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const notch = new AudioBufferSourceNode(context, { buffer });
  notch.connect(context.destination);
  notch.start();
}
