import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { puzzleTypeOf } from '../../puzzles/index.ts';
import type { Located } from '../draft.ts';
import { mediaOf } from '../parse/page-components.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import { startOf } from '../parse/source-text.ts';
import { isRecord } from '../../text/is-record.ts';
import type { LinkContext } from './context.ts';

interface Use {
  /** File name with extension. */
  readonly name: string;
  readonly at: SourceRange;
}

const SOUND = /\.(ogg|mp3)$/u;

/** A name with an accent or a space is reported by itself: the name that it should have counts as there. */
const plainName = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');

const withoutExtension = (name: string) => name.replace(/\.[^.]+$/u, '');

/** The path of the value that names a file, with or without its extension. */
function pathTo(value: unknown, name: string, path: ValuePath): ValuePath | null {
  if (typeof value === 'string') return value === name || value === withoutExtension(name) ? path : null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [key, child] of entries) {
    const found = pathTo(child, name, [...path, key]);
    if (found) return found;
  }
  return null;
}

function usesOfStep({ file, value: { puzzle, stamp } }: Located<'step'>): Use[] {
  const stamps = stamp ? [{ name: stamp.medium, at: file.valueAt(['stamp', 'medium']) }] : [];
  if (!puzzle) return stamps;
  const { always, onceRecognised } = puzzleTypeOf(puzzle).media(puzzle);
  const shown = [...new Set([...always, ...onceRecognised])];
  return [
    ...stamps,
    ...shown.map((name) => ({ name, at: file.valueAt(pathTo(puzzle, name, ['puzzle']) ?? ['puzzle']) })),
  ];
}

/** A stamp is seen before the answer is given, so it has no word, and its description no figure. */
function checkStamp({ draft, report }: LinkContext, { file, value: { stamp } }: Located<'step'>): void {
  if (!stamp) return;
  if (draft.source.written?.has(stamp.medium))
    report(
      'stamp-with-words',
      file.valueAt(['stamp', 'medium']),
      `Il y a du texte dans « ${stamp.medium} », la vignette d’un timbre.`,
      'Retirez-le du dessin : le jeu ajoute lui-même le nom et la valeur.',
    );
  if (/\p{N}/u.test(stamp.alt))
    report(
      'stamp-with-words',
      file.valueAt(['stamp', 'alt']),
      'Ce texte, qui se lit avant la réponse, contient un chiffre.',
      'Décrivez la vignette sans chiffre.',
    );
}

function usesOfPages({ draft }: LinkContext): Use[] {
  return draft.pages.flatMap(({ media }) =>
    media.flatMap(({ name, holds, at }) => mediaOf(holds, name).map((medium) => ({ name: medium, at }))),
  );
}

const otherFormat = (name: string) =>
  name.endsWith('.ogg') ? name.replace(SOUND, '.mp3') : name.replace(SOUND, '.ogg');

/** A sound with both formats missing is reported once, for the ogg file. */
const isSecondFormat = (name: string, media: ReadonlySet<string>) =>
  name.endsWith('.mp3') && !media.has(otherFormat(name));

function checkUse({ name, at }: Use, media: ReadonlySet<string>, report: LinkContext['report']): void {
  if (media.has(name)) return;
  if (!SOUND.test(name)) {
    report(
      'unknown-medium',
      at,
      `Il n’y a pas de fichier « ${name} » dans media/.`,
      didYouMean(name, media, 'Ajoutez-le à media/.'),
    );
  } else if (media.has(otherFormat(name))) {
    report(
      'missing-sound-format',
      at,
      `Le son existe en « ${otherFormat(name)} », pas en « ${name} ».`,
      `Ajoutez media/${name}.`,
    );
  } else if (!isSecondFormat(name, media)) {
    const sounds = new Set([...media].filter((medium) => SOUND.test(medium)).map(withoutExtension));
    const sound = withoutExtension(name);
    report(
      'unknown-medium',
      at,
      `Il n’y a pas de son « ${sound} » dans media/.`,
      didYouMean(sound, sounds, `Ajoutez ${sound}.ogg et ${sound}.mp3.`),
    );
  }
}

/** Reports missing media, missing formats of sounds, stamps with words, and unused media. */
export function checkMedia(context: LinkContext): void {
  const { draft, report } = context;
  for (const step of draft.steps) checkStamp(context, step);
  const media = new Set(draft.source.media.flatMap((name) => [name, plainName(name)]));
  const uses = [...draft.steps.flatMap(usesOfStep), ...usesOfPages(context)];
  for (const use of uses) checkUse(use, media, report);
  if (draft.damaged.has('step') || draft.damaged.has('page')) return;
  const used = new Set(uses.map(({ name }) => name));
  for (const name of draft.source.media) {
    if (used.has(name) || used.has(plainName(name))) continue;
    report(
      'unused-medium',
      startOf(`media/${name}`),
      `Rien ne montre media/${name}.`,
      'Montrez-le dans une page ou une épreuve, ou retirez-le.',
    );
  }
}

/** Tolerated difference: lengths are rounded, and a file may end with silence. */
const TOLERANCE_S = 1;

const inFrench = (seconds: number): string => String(Math.round(seconds * 10) / 10).replace('.', ',');

interface AnnouncedLength {
  readonly sound: string;
  readonly seconds: number;
  readonly at: SourceRange;
  /** The key of the file after which the right length is written. */
  readonly field: string;
}

/** A receiver sends its frequency when the recording ends. */
const lengthsOfStep = ({ file, value: { puzzle } }: Located<'step'>): AnnouncedLength[] =>
  ((puzzle && puzzleTypeOf(puzzle).sounds?.(puzzle)) ?? []).map(({ sound, seconds, path }) => ({
    sound,
    seconds,
    at: file.valueAt(['puzzle', ...path]),
    field: 'seconds:',
  }));

/** The lines of a call run along with its sound. */
function lengthsOfCalls({ scenario, pages }: LinkContext['draft']): AnnouncedLength[] {
  return (scenario?.value.documents ?? []).flatMap(({ slug, infos }, index) => {
    const page = pages.find(({ kind, slug: name }) => kind === 'documents' && name === slug);
    const call = page?.media.find(({ component }) => component === 'Transcript');
    const at = scenario?.file.valueAt(['documents', index, 'infos', 'segments']);
    if (!call || !infos?.segments || !at) return [];
    const seconds = infos.segments.reduce((sum, length) => sum + length, 0);
    return [{ sound: call.name, seconds, at, field: 'des segments dont la somme est' }];
  });
}

/** Each length that is announced must be that of the file. */
export function checkSoundLengths({ draft, report }: LinkContext): void {
  const measured = draft.source.soundSeconds;
  if (!measured) return;
  for (const { sound, seconds, at, field } of [
    ...draft.steps.flatMap(lengthsOfStep),
    ...lengthsOfCalls(draft),
  ]) {
    const real = measured.get(`${sound}.ogg`);
    if (real === undefined || Math.abs(real - seconds) <= TOLERANCE_S) continue;
    const message = `Le son « ${sound} » dure ${inFrench(real)} s, et non ${inFrench(seconds)} s.`;
    report(
      'recording-length',
      at,
      message,
      `Écrivez ${field} ${Math.round(real * 10) / 10}, ou changez le fichier.`,
    );
  }
}
