import { readPreference } from '../../state/device/preferences.ts';

const BUZZ_MS = [80, 60, 80];
const NOTES_HZ = [660, 880];
const NOTE_SECONDS = 0.14;
const LOUDEST = 0.12;
const SILENT = 0.0001;

/** Two notes and a vibration for a role that has just come to this telephone; the settings can disable both. */
export function ringArrival(): void {
  // Without an earlier touch a browser refuses both.
  if (!readPreference('clicks') || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(BUZZ_MS);
  if (typeof AudioContext === 'function') playNotes(new AudioContext());
}

function playNotes(context: AudioContext): void {
  const close = (): void => void context.close().catch(() => undefined);
  NOTES_HZ.forEach((frequency, index) => {
    const start = context.currentTime + index * NOTE_SECONDS;
    const note = new OscillatorNode(context, { frequency });
    const loudness = new GainNode(context, { gain: LOUDEST });
    loudness.gain.setValueAtTime(LOUDEST, start);
    loudness.gain.exponentialRampToValueAtTime(SILENT, start + NOTE_SECONDS);
    note.connect(loudness).connect(context.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS);
    if (index === NOTES_HZ.length - 1) note.addEventListener('ended', close);
  });
}
