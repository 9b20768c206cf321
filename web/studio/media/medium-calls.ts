import type { FileEdit } from '../../../engine/edit/change-file.ts';
import { LICENCES_FILE } from '../../../engine/scenario/scenario.ts';
import type { StudioSchemas } from '../../../schemas/api/studio.generated.ts';
import { type ApiFailure, type ApiPromise, request } from '../../api/client.ts';
import { readText, type UnwrittenEdits, writeEdits, type WrittenEdit } from '../files/edit-calls.ts';
import { type Licence, licenceEdits } from './city-media.ts';

/** Bytes that the studio has judged and not written yet. */
export type TakenMedium = StudioSchemas['TakenMedium'];

const TIMEOUT_MS = 60_000;

export function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/u, ''));
    reader.onerror = () => reject(new Error('unreadable file', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

/** Asks what a file is and whether the game takes it; writes nothing. */
export const judgeMedium = async (blob: Blob): ApiPromise<TakenMedium> =>
  request('POST', 'studio/media', { body: { base64: await base64Of(blob) }, timeoutMs: TIMEOUT_MS });

/** A sound in both formats, as one hears it. */
export type TakenSound = StudioSchemas['TakenSound'];

const SOUND_TIMEOUT_MS = 180_000;

/** Asks for both formats of a sound of any kind; writes nothing. `even`: at the usual loudness. */
export const convertSound = async (blob: Blob, even: boolean): ApiPromise<TakenSound> =>
  request('POST', 'studio/sound', {
    body: { base64: await base64Of(blob), even },
    timeoutMs: SOUND_TIMEOUT_MS,
  });

/** The hash of a file, to be replaced; null when there is none, and its failure when that cannot be known. */
async function seenOf(
  file: string,
): Promise<{ readonly text: string | null; readonly seen: string | null } | ApiFailure> {
  const read = await readText(file);
  if (read.ok) return read.data;
  return read.status === 404 ? { text: null, seen: null } : read;
}

/**
 * Writes judged media under a name, with their licence, as one edit. Without `replaces`, a file of that name
 * is a refusal.
 */
export async function writeMedia(
  city: string,
  name: string,
  media: readonly TakenMedium[],
  { licence, replaces }: { readonly licence: Licence; readonly replaces: boolean },
): ApiPromise<WrittenEdit> {
  const files: UnwrittenEdits[] = [];
  for (const { hash, extension } of media) {
    const file = `${city}/media/${name}.${extension}`;
    const there = await seenOf(file);
    if ('ok' in there) return there;
    if (there.text !== null && !replaces) return { ok: false, status: 409, error: MEDIUM_THERE, body: {} };
    const edit: FileEdit =
      there.text === null
        ? { op: 'create', text: hash }
        : { op: 'splice', at: 0, was: there.text, now: hash };
    if (there.text !== hash) files.push({ file, seen: there.seen, edits: [edit] });
  }
  const names = media.map(({ extension }) => `${name}.${extension}`);
  const noted = await licencesToWrite(city, names, licence);
  return 'ok' in noted ? noted : writeEdits([...files, noted], true);
}

/** The edits of licences.yaml that note the licence of some files. */
async function licencesToWrite(
  city: string,
  names: readonly string[],
  licence: Licence,
): Promise<UnwrittenEdits | ApiFailure> {
  const file = `${city}/${LICENCES_FILE}`;
  const there = await seenOf(file);
  return 'ok' in there ? there : { file, seen: there.seen, edits: licenceEdits(there.text, names, licence) };
}

/** Notes the licence of files that are in media/ already. */
export async function writeLicence(
  city: string,
  names: readonly string[],
  licence: Licence,
): ApiPromise<WrittenEdit> {
  const noted = await licencesToWrite(city, names, licence);
  return 'ok' in noted ? noted : writeEdits([noted], true);
}

/**
 * Takes files of media/ away, with their licences; a failure names the places that still show or play them.
 */
export const removeMedia = (slug: string, names: readonly string[]): ApiPromise<WrittenEdit> =>
  request('POST', 'studio/remove-medium', { body: { slug, names } });

/** The address of a picture or sound of a city, whoever may see it in the game. */
export const mediumAddress = (city: string, name: string): string =>
  `/api/studio/medium?city=${encodeURIComponent(city)}&name=${encodeURIComponent(name)}`;

/** A file of that name is there, and the writer was not asked whether to replace it. */
export const MEDIUM_THERE = 'MEDIUM_THERE';
