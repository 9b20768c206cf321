import { prefers } from '../../../state/preferences.ts';

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

/** Undefined until it is there, null where there is no sound to be had. */
let sounder: Sounder | null | undefined;
let isBeingMade = false;

/** A finger that has just come has gone again by then. */
const AFTER_TOUCH_MS = 200;

/** To make it takes several frames of a slow telephone: the first notch is only felt, and sound comes with the next. */
function makeLater(): void {
  if (isBeingMade) return;
  isBeingMade = true;
  setTimeout(() => (sounder = makeSounder()), AFTER_TOUCH_MS);
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

/** One notch, for the ear and for the hand. Only ever in a gesture of the player's; the settings can ask for silence. */
export function click(): void {
  if (!prefers('clicks')) return;
  navigator.vibrate?.(BUZZ_MS);
  if (sounder === undefined) makeLater();
  if (!sounder) return;
  const { context, buffer } = sounder;
  // A device that refuses to sound has said all there is to hear.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const notch = new AudioBufferSourceNode(context, { buffer });
  notch.connect(context.destination);
  notch.start();
}
