import type { SoundAddresses } from '../../../engine/puzzles/shared/sounds.ts';
import { playsOgg } from './plays-ogg.ts';

/** A station has a length and loops; noise has no end. */
export interface Track {
  readonly sound: SoundAddresses;
  readonly seconds: number | null;
}

export interface RadioListener {
  /** Position in the station's loop, 0 to 1. */
  position(share: number): void;
  /** The station has ended; it starts again unless it is stopped now. */
  ended(): void;
  /** No audio is available: a clock replaces it. */
  silent(): void;
}

export interface RadioPlayer {
  play(track: Track): void;
  stop(): void;
}

export type CreateRadioPlayer = (listener: RadioListener) => RadioPlayer;

const POSITION_EVERY_MS = 100;
/** Audio without progress for this long counts as unavailable. */
const STALLED_AFTER_MS = 3000;

const newAudio = (): HTMLAudioElement | null => (typeof Audio === 'function' ? new Audio() : null);

function addressFor(audio: HTMLAudioElement, { ogg, mp3 }: SoundAddresses): string {
  return playsOgg(audio) ? ogg : mp3;
}

/**
 * One media element for all sounds: the tap that starts the noise also allows the later station, and the
 * silent switch of an iPhone does not mute it. The first call of `play` must be made in the tap's handler.
 */
export function createRadioPlayer(
  listener: RadioListener,
  audio: HTMLAudioElement | null = newAudio(),
): RadioPlayer {
  let track: Track | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let clockStart: number | null = null;
  let lastTime = 0;
  let lastMove = 0;

  const takeClock = () => {
    if (!track || clockStart !== null) return;
    clockStart = Date.now() - (audio?.currentTime ?? 0) * 1000;
    listener.silent();
  };

  const startAudio = () => {
    const started = audio?.play();
    if (!started) return takeClock();
    const playing = track;
    started.catch(() => {
      if (track === playing) takeClock();
    });
  };

  const finish = () => {
    listener.ended();
    if (!track) return;
    if (clockStart !== null) clockStart = Date.now();
    else if (audio) {
      audio.currentTime = 0;
      startAudio();
    }
  };

  const noteMovement = (time: number) => {
    if (time !== lastTime) {
      lastTime = time;
      lastMove = Date.now();
    } else if (Date.now() - lastMove > STALLED_AFTER_MS) takeClock();
  };

  const tick = () => {
    if (!track || track.seconds === null) return;
    if (clockStart === null) noteMovement(audio?.currentTime ?? 0);
    const seconds = clockStart === null ? (audio?.currentTime ?? 0) : (Date.now() - clockStart) / 1000;
    listener.position(Math.min(1, seconds / track.seconds));
    if (clockStart !== null && seconds >= track.seconds) finish();
  };

  audio?.addEventListener('ended', () => {
    if (track?.seconds && clockStart === null) finish();
  });
  audio?.addEventListener('error', takeClock);

  return {
    play(next) {
      track = next;
      clockStart = null;
      lastTime = 0;
      lastMove = Date.now();
      clearInterval(timer);
      timer = setInterval(tick, POSITION_EVERY_MS);
      if (audio) {
        audio.loop = next.seconds === null;
        audio.src = addressFor(audio, next.sound);
      }
      startAudio();
    },
    stop() {
      track = null;
      clearInterval(timer);
      audio?.pause();
      audio?.removeAttribute('src');
    },
  };
}
