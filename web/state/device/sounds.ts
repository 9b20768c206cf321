import { readPreference } from './preferences.ts';

/** What a hand does in the game, and how it sounds and feels. */
interface Gesture {
  readonly seconds: number;
  readonly gain: number;
  /** Vibration in milliseconds. */
  readonly buzz: number;
  /** How far the grain of the noise is smoothed, from 0 (hiss) to 1 (silence). */
  readonly smooth: number;
  /** Loudness at a time in seconds, of a tone and of the noise of paper. */
  wave(time: number, noise: number): number;
}

const tone = (time: number, hertz: number, decay: number): number =>
  Math.sin(2 * Math.PI * hertz * time) * Math.exp(-decay * time);

const TAPE_EVERY_S = 0.034;

const GESTURES = {
  /** A wheel falls into its notch: a high tick and a lower tone. */
  notch: {
    seconds: 0.02,
    gain: 0.16,
    buzz: 6,
    smooth: 0,
    wave: (time: number) => tone(time, 1900, 520) + 0.7 * tone(time, 430, 260),
  },
  /** A stamp comes down on wood under paper. */
  stamp: {
    seconds: 0.2,
    gain: 0.6,
    buzz: 18,
    smooth: 0.72,
    wave: (time: number, noise: number) =>
      tone(time, 62, 24) + 0.5 * tone(time, 128, 46) + 1.6 * noise * Math.exp(-70 * time),
  },
  /** A sheet is turned or drawn from its envelope. */
  paper: {
    seconds: 0.24,
    gain: 0.2,
    buzz: 8,
    smooth: 0.45,
    wave: (time: number, noise: number) =>
      noise * Math.sin((Math.PI * time) / 0.24) ** 2 * (0.65 + 0.35 * Math.sin(2 * Math.PI * 27 * time)),
  },
  /** The perforator of a tape: a few strokes in step. */
  tape: {
    seconds: 0.2,
    gain: 0.14,
    buzz: 10,
    smooth: 0.2,
    wave: (time: number, noise: number) =>
      tone(time % TAPE_EVERY_S, 1250, 420) + 0.8 * noise * Math.exp(-340 * (time % TAPE_EVERY_S)),
  },
  /** A gummed strip is pasted with the flat of the hand. */
  telegram: {
    seconds: 0.13,
    gain: 0.34,
    buzz: 12,
    smooth: 0.6,
    wave: (time: number, noise: number) =>
      0.8 * tone(time, 170, 60) + 1.4 * noise * Math.exp(-48 * time) * Math.min(1, time / 0.004),
  },
} satisfies Record<string, Gesture>;

export type HandSound = keyof typeof GESTURES;

/** The same grain at each sound, like one sheet of paper. */
const grain = (index: number): number => {
  const turned = Math.sin(index * 12.9898) * 43_758.5453;
  return 2 * (turned - Math.floor(turned)) - 1;
};

function drawn(context: AudioContext, { seconds, gain, smooth, wave }: Gesture): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  let noise = 0;
  const samples = Float32Array.from({ length: buffer.length }, (_, index) => {
    noise = smooth * noise + (1 - smooth) * grain(index);
    return gain * wave(index / context.sampleRate, noise);
  });
  buffer.copyToChannel(samples, 0);
  return buffer;
}

/** A touch has mostly ended by then. */
const AFTER_TOUCH_MS = 60;

/** Created after the first touch, because this takes several frames on a slow phone. Null without audio. */
const afterTouch = (): Promise<AudioContext | null> =>
  new Promise((resolve) =>
    setTimeout(
      () =>
        resolve(typeof AudioContext === 'function' ? new AudioContext({ latencyHint: 'interactive' }) : null),
      AFTER_TOUCH_MS,
    ),
  );

let audio: Promise<AudioContext | null> | undefined;
const buffers = new Map<HandSound, AudioBuffer>();

/** Sound and vibration of a gesture: silent until the first touch, and when the settings say so. */
export function playHand(name: HandSound): void {
  if (!readPreference('clicks') || navigator.userActivation?.hasBeenActive === false) return;
  const gesture = GESTURES[name];
  navigator.vibrate?.(gesture.buzz);
  audio ??= afterTouch();
  void audio.then((context) => context && start(context, name, gesture));
}

function start(context: AudioContext, name: HandSound, gesture: Gesture): void {
  // Failure to start audio needs no handling: the sound is optional.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const buffer = buffers.get(name) ?? drawn(context, gesture);
  buffers.set(name, buffer);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
}
