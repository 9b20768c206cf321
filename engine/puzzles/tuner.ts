import schema from '../../schemas/puzzles/tuner.schema.json' with { type: 'json' };
import { isFinalSolution, readFinalCode } from '../answers/final-code.ts';
import type { Tuner } from '../types/puzzle.generated.ts';
import type { Parsed } from '../answers/parse-text.ts';
import { type MediaAddresses, type PuzzleFault, definePuzzleType } from './define.ts';
import { finalCodeParts, finalCodesIn, finalWords, onlyDigits, sayFinalCodes } from './shared/solutions.ts';
import { type Caption, captionsOf, sentencesOf } from './shared/captions.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';
import type { SoundAddresses } from './shared/sounds.ts';

/** The sound of a frequency. The real recording has a transcript, and its parts as they are heard; a decoy a caption. */
export type TunerReveal = {
  readonly sound: SoundAddresses;
  /** Length of the sound. */
  readonly seconds: number;
  readonly transcript?: string;
  readonly captions?: readonly Caption[];
  readonly caption?: string;
};

export type TunerPublic = {
  readonly type: 'tuner';
  readonly header: string;
  readonly subheader?: string;
  /** `dials`: one for each digit. */
  readonly mode: 'needle' | 'dials';
  readonly digits: number;
  /** The end of the scale, which starts at 0. */
  readonly max: number;
  readonly start: number;
  /** The increments of the buttons, smallest first. */
  readonly steps: readonly number[];
  readonly unit?: string;
  readonly noise: SoundAddresses;
  readonly links: readonly PuzzleLink[];
  /**
   * True when the frequency is sent automatically at the end of the real recording; else the step is solved
   * elsewhere.
   */
  readonly sends: boolean;
  /** Present once the frequency was found. */
  readonly preset?: { readonly value: number; readonly reveal: TunerReveal };
};

/** Distance from a frequency at which the needle begins to move, in units of the scale. */
const WIDTH = 60;

/** Ten requests a second while the pointer is held down. */
const EVERY_MS = 100;

/** A frequency with leading zeros, or a code of the final application. */
type Answer = { readonly frequency: string } | { readonly finalCode: string };

export const tuner = definePuzzleType<'tuner', Tuner, TunerPublic, Answer, TunerReveal>({
  slug: 'tuner',
  schema,
  toPublic: (config, { addresses, recognised, solved }) => ({
    type: 'tuner',
    header: config.header,
    ...(config.subheader !== undefined && { subheader: config.subheader }),
    mode: config.mode ?? 'needle',
    digits: config.digits,
    max: 10 ** config.digits - 1,
    start: config.start,
    steps: config.steps ?? [1, 100],
    ...(config.unit !== undefined && { unit: config.unit }),
    noise: soundAddresses(config.noise, addresses),
    links: routesOf(config.links),
    sends: config.sends ?? true,
    ...((recognised || solved) && {
      preset: { value: Number(config.solution), reveal: recordingOf(config, addresses) },
    }),
  }),
  parseAnswer: (config, raw) => parseFinalCode(config, raw) ?? parseFrequency(raw, config.digits),
  evaluate: ({ solution, finalCode }, answer) => {
    if ('finalCode' in answer) return isFinalSolution(finalCode ?? [], answer.finalCode);
    return finalCode === undefined && isSame(answer.frequency, solution);
  },
  key: (_config, answer) => ('finalCode' in answer ? answer.finalCode : answer.frequency),
  words: ({ finalCode }) => finalCode && finalWords(finalCode),
  solve: ({ solution, finalCode }) => finalCode?.[0] ?? solution,
  said: ({ solution, finalCode, unit }) =>
    finalCode ? sayFinalCodes(finalCode) : [solution, unit].filter(Boolean).join(' '),
  answerParts: ({ solution, finalCode }) => (finalCode ? finalCodeParts(finalCode) : [[[solution]]]),
  answersIn: ({ finalCode }, words) => finalCode && finalCodesIn(words),
  finalCodes: ({ finalCode }) => finalCode,
  faults: (config) => [
    ...scaleFaults(config),
    ...cueFaults(config),
    ...decoyFaults(config),
    ...exitFaults(config),
    ...solutionFaults(config),
  ],
  decoys: ({ decoys = [] }) => decoys.map(({ at, caption }) => ({ answer: at, says: caption })),
  media: (config) => ({
    always: [config.noise, ...(config.decoys ?? []).map((decoy) => decoy.sound)].flatMap(soundFiles),
    onceRecognised: soundFiles(config.recording.sound),
  }),
  sounds: ({ recording, decoys = [] }) => [
    {
      sound: recording.sound,
      seconds: recording.seconds,
      transcript: recording.transcript,
      path: ['recording', 'seconds'],
    },
    ...decoys.map(({ sound, seconds }, index) => ({ sound, seconds, path: ['decoys', index, 'seconds'] })),
  ],
  links: ({ links }) => links ?? [],
  recognise: {
    everyMs: EVERY_MS,
    ask: (config, answer, { addresses }) => {
      if ('finalCode' in answer) return { recognised: false };
      const { frequency } = answer;
      const recognised = isSame(frequency, config.solution);
      const reveal = recognised ? recordingOf(config, addresses) : decoyAt(config, frequency, addresses);
      return { recognised, signal: signalAt(config, frequency), ...(reveal && { reveal }) };
    },
  },
  examples: {
    config: {
      type: 'tuner',
      header: 'Le poste',
      digits: 4,
      start: 5000,
      noise: 'souffle',
      solution: '0815',
      recording: { sound: 'voix', seconds: 12, transcript: 'Descendez au port.' },
      decoys: [{ at: '0900', sound: 'cloche', seconds: 4, caption: 'une cloche, au loin.' }],
    },
    correct: ['0815', '815', ' 08 15 ', '« 0815 »'],
    incorrect: ['0900', '0', '9999'],
    invalid: ['', 'huit', '08155', '-'],
  },
});

/** Adds missing leading zeros. */
function parseFrequency(raw: string, digits: number): Parsed<Answer> {
  const typed = onlyDigits(raw);
  if (typed === '' || typed.length > digits) return { ok: false, message: ['needsDigits', digits] };
  return { ok: true, answer: { frequency: typed.padStart(digits, '0') } };
}

function parseFinalCode(config: Tuner, raw: string): Parsed<Answer> | null {
  const finalCode = config.finalCode ? readFinalCode(raw) : null;
  return finalCode === null ? null : { ok: true, answer: { finalCode } };
}

const isSame = (left: string, right: string): boolean => Number(left) === Number(right);

/**
 * Needle deflection: 1 on a frequency, 0 from WIDTH away. Decoys and the real frequency give the same signal.
 */
function signalAt(config: Tuner, frequency: string): number {
  const stations = [config.solution, ...(config.decoys ?? []).map((decoy) => decoy.at)];
  const nearest = Math.min(...stations.map((station) => Math.abs(Number(station) - Number(frequency))));
  return Math.max(0, Math.round((1 - nearest / WIDTH) * 1000) / 1000);
}

function recordingOf({ recording }: Tuner, addresses: MediaAddresses): TunerReveal {
  return {
    sound: soundAddresses(recording.sound, addresses),
    seconds: recording.seconds,
    transcript: recording.transcript,
    captions: captionsOf(recording.transcript, recording.seconds, recording.cues),
  };
}

function decoyAt(config: Tuner, frequency: string, addresses: MediaAddresses): TunerReveal | null {
  const decoy = config.decoys?.find(({ at }) => isSame(at, frequency));
  return decoy
    ? { sound: soundAddresses(decoy.sound, addresses), seconds: decoy.seconds, caption: decoy.caption }
    : null;
}

function soundFiles(sound: string): readonly string[] {
  return [`${sound}.ogg`, `${sound}.mp3`];
}

function soundAddresses(sound: string, addresses: MediaAddresses): SoundAddresses {
  return { ogg: addresses.medium(`${sound}.ogg`), mp3: addresses.medium(`${sound}.mp3`) };
}

/** Start and steps must lie within the scale. */
function scaleFaults({ digits, start, steps = [] }: Tuner): PuzzleFault[] {
  const most = 10 ** digits - 1;
  const tooFar = {
    message: `Le départ dépasse l’échelle, qui va de 0 à ${most}.`,
    wayOut: `Écrivez un nombre de 0 à ${most}.`,
  };
  const tooLong = {
    message: `Ce pas dépasse l’échelle, qui va de 0 à ${most}.`,
    wayOut: 'Écrivez un pas plus petit.',
  };
  return [
    ...(start > most ? [{ code: 'out-of-range', path: ['start'], ...tooFar } as const] : []),
    ...steps.flatMap((step, index) =>
      step > most ? [{ code: 'out-of-range', path: ['steps', index], ...tooLong } as const] : [],
    ),
  ];
}

/** Each sentence must have its moment, one after another, before the recording ends. */
function cueFaults({ recording: { cues, transcript, seconds } }: Tuner): PuzzleFault[] {
  if (!cues) return [];
  const path = ['recording', 'cues'];
  const sentences = sentencesOf(transcript).length;
  const late = cues.findIndex((cue, index) => cue >= seconds || cue < (cues[index - 1] ?? 0));
  const wayOut =
    'Un instant pour chaque phrase, dans l’ordre ; un passage entre parenthèses compte pour une phrase.';
  if (cues.length !== sentences) {
    const message = `La transcription a ${sentences} phrases, et il y a ${cues.length} instants.`;
    return [{ code: 'bad-form', path, message, wayOut }];
  }
  if (late === -1) return [];
  const message = `Cet instant est avant celui d’avant, ou après la fin, à ${seconds} s.`;
  return [{ code: 'out-of-range', path: [...path, late], message, wayOut }];
}

/** Each decoy must have its own frequency, within the scale. */
function decoyFaults({ digits, solution, decoys = [] }: Tuner): PuzzleFault[] {
  const frequencies = [solution, ...decoys.map(({ at }) => at)];
  return decoys.flatMap(({ at }, index): PuzzleFault[] => {
    const path = ['decoys', index, 'at'];
    if (frequencies.slice(0, index + 1).some((taken) => isSame(taken, at)))
      return [
        {
          code: 'decoy-is-right',
          path,
          message: `La fréquence ${at} est déjà prise.`,
          wayOut: 'Déplacez le leurre.',
        },
      ];
    if (at.length === digits) return [];
    return [
      {
        code: 'bad-form',
        path,
        message: `« ${at} » n’est pas sur l’échelle.`,
        wayOut: `Il faut ${digits} chiffres.`,
      },
    ];
  });
}

/** Exactly one of the two must solve the step: the receiver's frequency or the final application. */
function exitFaults({ sends = true, finalCode }: Tuner): PuzzleFault[] {
  if (sends && finalCode) {
    const message =
      'La fréquence partirait d’elle-même, et serait fausse : l’étape attend le code de l’application finale.';
    return [
      {
        code: 'receiver-exit',
        path: ['finalCode'],
        message,
        wayOut: 'Ajoutez « sends: false », ou retirez finalCode.',
      },
    ];
  }
  if (sends || finalCode) return [];
  const message = 'Ce récepteur n’envoie rien : personne ne passerait cette étape.';
  return [
    {
      code: 'receiver-exit',
      path: ['sends'],
      message,
      wayOut: 'Retirez « sends: false », ou ajoutez finalCode.',
    },
  ];
}

function solutionFaults({ digits, solution }: Tuner): PuzzleFault[] {
  if (solution.length === digits) return [];
  const message = `La fréquence « ${solution} » a ${solution.length} chiffres, le cadran en a ${digits}.`;
  const wayOut = 'Écrivez tous les chiffres, zéros de tête compris.';
  return [{ code: 'solution-length', path: ['solution'], unsolvable: true, message, wayOut }];
}
