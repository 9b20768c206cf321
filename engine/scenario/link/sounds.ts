import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

/** What silence at the end of a file and rounding may add or take. */
const TOLERANCE_S = 1;

const inFrench = (seconds: number): string => String(Math.round(seconds * 10) / 10).replace('.', ',');

function lengthsOf({ value: { puzzle } }: Located<'step'>) {
  if (puzzle?.type !== 'tuner') return [];
  const { recording, decoys = [] } = puzzle;
  return [
    { ...recording, path: ['puzzle', 'recording', 'seconds'] },
    ...decoys.map(({ sound, seconds }, index) => ({ sound, seconds, path: ['puzzle', 'decoys', index, 'seconds'] })),
  ];
}

/** Each length that a receiver announces must be that of the file: the frequency is sent when the recording ends. */
export function checkSoundLengths({ draft, report }: LinkContext): void {
  const measured = draft.source.soundSeconds;
  if (!measured) return;
  for (const step of draft.steps) {
    for (const { sound, seconds, path } of lengthsOf(step)) {
      const real = measured.get(`${sound}.ogg`);
      if (real === undefined || Math.abs(real - seconds) <= TOLERANCE_S) continue;
      const message = `Le son « ${sound} » dure ${inFrench(real)} s, et non ${inFrench(seconds)} s.`;
      report(
        'recording-length',
        step.file.valueAt(path),
        message,
        `Écrivez seconds: ${Math.round(real * 10) / 10}, ou changez le fichier.`,
      );
    }
  }
}
