import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { LinkContext } from './context.ts';

/** Tolerated difference: lengths are rounded, and a file may end with silence. */
const TOLERANCE_S = 1;

const inFrench = (seconds: number): string => String(Math.round(seconds * 10) / 10).replace('.', ',');

/**
 * Each length that a receiver announces must be that of the file: the frequency is sent when the recording
 * ends.
 */
export function checkSoundLengths({ draft, report }: LinkContext): void {
  const measured = draft.source.soundSeconds;
  if (!measured) return;
  for (const { file, value } of draft.steps) {
    const lengths = value.puzzle ? (puzzleTypeOf(value.puzzle).sounds?.(value.puzzle) ?? []) : [];
    for (const { sound, seconds, path } of lengths) {
      const real = measured.get(`${sound}.ogg`);
      if (real === undefined || Math.abs(real - seconds) <= TOLERANCE_S) continue;
      const message = `Le son « ${sound} » dure ${inFrench(real)} s, et non ${inFrench(seconds)} s.`;
      report(
        'recording-length',
        file.valueAt(['puzzle', ...path]),
        message,
        `Écrivez seconds: ${Math.round(real * 10) / 10}, ou changez le fichier.`,
      );
    }
  }
}
