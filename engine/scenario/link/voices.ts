import { didYouMean } from '../../diagnostics/suggest.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import type { LinkContext } from './context.ts';

/** Signs that a calm voice says in a second, without its silences. */
const SIGNS_A_SECOND = 15;
/** A telegraph sends a sign as a start unit, five units and a stop of one and a half. */
const UNITS_A_SIGN = 7.5;

const inFrench = (seconds: number): string => String(seconds).replace('.', ',');

type Parts = Located<'voices'>['value']['parts'];

/**
 * Checks that each part of voices.yaml has a voice, a sound and time enough, and that its words are those of
 * the transcript.
 */
export function checkVoices({ draft, report }: LinkContext): void {
  if (!draft.voices) return;
  const { file, value } = draft.voices;
  const known = Object.keys(value.voices);
  Object.entries(value.parts).forEach(([name, { voice, sound, seconds, lines }]) => {
    if (!known.includes(voice)) {
      const wayOut = didYouMean(voice, known, 'Décrivez-la sous « voices », ou corrigez le nom.');
      report(
        'unknown-voice',
        file.valueAt(['parts', name, 'voice']),
        `Aucune voix ne s’appelle « ${voice} ».`,
        wayOut,
      );
    }
    if (!draft.source.media.includes(`${sound}.ogg`)) {
      const sounds = draft.source.media
        .filter((media) => media.endsWith('.ogg'))
        .map((media) => media.replace(/\.ogg$/u, ''));
      const wayOut = didYouMean(
        sound,
        sounds,
        `Mettez ${sound}.ogg et ${sound}.mp3 dans media/, ou corrigez le nom.`,
      );
      report(
        'part-without-sound',
        file.valueAt(['parts', name, 'sound']),
        `Le dossier media/ n’a pas de son « ${sound} ».`,
        wayOut,
      );
    }
    const { baud } = value.voices[voice]?.telegraph ?? {};
    const pace = baud === undefined ? SIGNS_A_SECOND : baud / UNITS_A_SIGN;
    const needed = Math.ceil((10 * lines.reduce((signs, { say }) => signs + say.length, 0)) / pace) / 10;
    if (needed > seconds) {
      const message = `La prise « ${name} » demande ${inFrench(needed)} s, et n’en a que ${inFrench(seconds)}.`;
      report(
        'voice-in-haste',
        file.valueAt(['parts', name, 'seconds']),
        message,
        'Ôtez des mots, ou donnez-lui du temps dans le montage.',
      );
    }
  });
  for (const [sound, transcript] of transcripts(draft.steps))
    checkWords(value.parts, sound, transcript, { draft, report });
}

/** The transcripts of each sound that a receiver plays, joined when several steps play it. */
function transcripts(steps: LinkContext['draft']['steps']): Map<string, string> {
  const bySound = new Map<string, string>();
  for (const { value } of steps) {
    for (const { sound, transcript } of value.puzzle
      ? (puzzleTypeOf(value.puzzle).sounds?.(value.puzzle) ?? [])
      : [])
      if (transcript !== undefined) bySound.set(sound, `${bySound.get(sound) ?? ''} ${transcript}`);
  }
  return bySound;
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').replaceAll('’', "'");

/** Reports each line that does not follow the one before it in the transcript. */
function checkWords(
  parts: Parts,
  sound: string,
  transcript: string,
  { draft, report }: Pick<LinkContext, 'draft' | 'report'>,
): void {
  const words = plain(transcript);
  let from = 0;
  Object.entries(parts).forEach(([name, part]) => {
    if (part.sound !== sound) return;
    part.lines.forEach(({ say }, line) => {
      const at = words.indexOf(plain(say), from);
      if (at >= 0) return void (from = at + say.length);
      const place = draft.voices?.file.valueAt(['parts', name, 'lines', line, 'say']);
      if (!place) return;
      const message = `La transcription de « ${sound} » ne dit pas « ${say} » à cet endroit.`;
      report(
        'voice-not-transcribed',
        place,
        message,
        'Écrivez les mêmes mots ici et dans transcript, dans le même ordre.',
      );
    });
  });
}
