import { useEffect, useMemo, useState } from 'react';
import { explanationOf } from '../../state/game/outcome.ts';
import { convertSound, judgeMedium, type TakenMedium, type TakenSound } from './medium-calls.ts';
import { missingFormats, type MediumKind } from './medium-name.ts';
import {
  ENOUGH_PIXELS,
  exifOrientation,
  HEAVY_BYTES,
  type MeasuredPicture,
  measuredPicture,
  redrawnPicture,
  soundSeconds,
} from './picture.ts';

/** What is known of the chosen files; null while it is being read. */
export interface JudgedMedia {
  readonly blobs: readonly Blob[];
  readonly media: readonly TakenMedium[];
  readonly size: MeasuredPicture | null;
  readonly seconds: number | null;
  /** Whether a picture is larger than telephones show, or heavy for the street. */
  readonly isHeavy: boolean;
  /** How a sound is heard; null for a picture, and for a sound that came in both formats. */
  readonly heard: TakenSound | null;
  /** Why one of them is not taken, in French. */
  readonly refusal: string | null;
}

/** How a picture is drawn again: not at all, or after some quarter turns. */
export type Redrawing = { readonly quarters: number } | null;

/** What is to be changed in the chosen files before they are written. `isEven`: a sound at the usual loudness. */
export interface Wanted {
  readonly redrawing: Redrawing;
  readonly isEven: boolean;
}

const NO_ANSWER = 'Le serveur ne répond pas. Rien n’est écrit : réessayez.';
const NO_SOUND = 'C’est une image : ce champ fait entendre un son.';
const UNREADABLE = 'Ce navigateur ne sait pas lire cette image : enregistrez-la en JPEG ou en PNG.';

/** A photograph that its camera only noted as turned is drawn upright: other programs forget the note. */
const isTurned = async (blob: Blob): Promise<boolean> => exifOrientation(await blob.arrayBuffer()) !== 1;

const NOTHING = { media: [], size: null, seconds: null, heard: null, isHeavy: false };

/** A sound that came in both formats is taken as it is; of another, both are made. */
const isWholeSound = (files: readonly File[]): boolean =>
  missingFormats(
    'sound',
    files.map(({ name }) => name.replace(/^.*\./u, '').toLowerCase()),
  ).length === 0;

async function heardSound(files: readonly File[], first: File, isEven: boolean): Promise<JudgedMedia> {
  const nothing = { ...NOTHING, blobs: files };
  if (first.type.startsWith('image/')) return { ...nothing, refusal: NO_SOUND };
  const told = await convertSound(first, isEven);
  if (!told.ok) return { ...nothing, refusal: explanationOf(told) ?? NO_ANSWER };
  const { media, seconds } = told.data;
  return { ...nothing, media, seconds, heard: told.data, refusal: null };
}

async function judge(
  kind: MediumKind,
  files: readonly File[],
  { redrawing, isEven }: Wanted,
): Promise<JudgedMedia> {
  const nothing = { ...NOTHING, blobs: files };
  const [first] = files;
  if (!first) return { ...nothing, refusal: UNREADABLE };
  if (kind === 'sound' && (isEven || !isWholeSound(files))) return heardSound(files, first, isEven);
  const isPicture = kind === 'picture';
  const turns = redrawing ?? (isPicture && (await isTurned(first)) ? { quarters: 0 } : null);
  const redrawn = isPicture && turns ? await redrawnPicture(first, turns.quarters) : null;
  if (isPicture && turns && !redrawn) return { ...nothing, refusal: UNREADABLE };
  const blobs = redrawn ? [redrawn] : isPicture ? [first] : files;
  const size = isPicture ? await measuredPicture(blobs[0] ?? first) : null;
  const isHeavy =
    isPicture && (first.size > HEAVY_BYTES || Math.max(size?.width ?? 0, size?.height ?? 0) > ENOUGH_PIXELS);
  const media: TakenMedium[] = [];
  for (const blob of blobs) {
    const told = await judgeMedium(blob);
    if (!told.ok) return { ...nothing, blobs, size, isHeavy, refusal: explanationOf(told) ?? NO_ANSWER };
    media.push(told.data);
  }
  const isOther = media.some(({ extension }) => isPicture === ['ogg', 'mp3'].includes(extension));
  const refusal = isOther ? (isPicture ? 'C’est un son : ce champ montre une image.' : NO_SOUND) : null;
  const seconds = isPicture
    ? null
    : (media.find((one) => one.seconds !== null)?.seconds ?? (await soundSeconds(first)));
  return { blobs, media, size, seconds, heard: null, isHeavy, refusal };
}

/** Reads, measures and judges the chosen files, again when they are to be drawn otherwise. */
export function useJudgedMedia(
  kind: MediumKind,
  files: readonly File[],
  wanted: Wanted,
): { readonly judged: JudgedMedia | null; readonly address: string | undefined } {
  const [found, setFound] = useState<{ readonly wanted: Wanted; readonly judged: JudgedMedia } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void judge(kind, files, wanted).then((told) => isCurrent && setFound({ wanted, judged: told }));
    return () => void (isCurrent = false);
  }, [kind, files, wanted]);
  const judged = found?.wanted === wanted ? found.judged : null;
  const shown = judged?.blobs[0];
  const address = useMemo(() => shown && URL.createObjectURL(shown), [shown]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return { judged, address };
}
