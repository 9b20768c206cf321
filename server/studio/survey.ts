import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { dayAt, type Scenario } from '../../engine/index.ts';
import type { Note, Survey } from '../../engine/graph/desk.ts';
import { fieldSheetOf } from '../../engine/places/field-sheet.ts';
import type { StudioBody } from '../../schemas/api/studio.generated.ts';
import { extensionOfBytes } from '../content/check-media.ts';
import { readCityFolder } from '../content/read-city-folder.ts';
import { mediaType } from '../content/served-file.ts';
import type { CityEditor } from './edit/editor.ts';
import { notesOf, writeNotes } from './notes.ts';
import type { StudioAnswer } from './studio-answer.ts';

// What a writer’s telephone brings home from the places of a city. Photographs stay in a hidden folder, which
// neither the game nor a build reads, and which git ignores by its own rule.

const FOLDER = '.reperage';
const PICTURES: readonly (string | null)[] = ['jpg', 'jpeg', 'png', 'webp'];
const PHOTO = /^[a-z][a-z0-9-]*\.[0-9a-f]{12}\.[a-z]+$/u;

const folderOf = (scenariosDir: string, slug: string): string => join(scenariosDir, slug, FOLDER);

const refused = (error: string, message: string): StudioAnswer => ({ status: 422, body: { error, message } });

const NO_PICTURE = refused('NO_PICTURE', 'Ce n’est pas une photo : elle n’est pas prise.');
const WITH_DATA = refused(
  'PHOTO_WITH_DATA',
  'Cette photo porte encore l’heure et le lieu de sa prise : elle n’est pas prise.',
);

/** Where and when a photograph was taken, as cameras note it. */
const hasCameraData = (bytes: Buffer): boolean => bytes.includes('Exif\0\0') || bytes.includes('EXIF');

function photosOf(scenariosDir: string, slug: string): readonly string[] {
  const folder = folderOf(scenariosDir, slug);
  return existsSync(folder) ? readdirSync(folder).filter((name) => PHOTO.test(name)) : [];
}

/** The places to check, the drawn map, and the photographs that were brought. */
export function readSurvey(scenariosDir: string, slug: string, scenario: Scenario): Survey {
  const source = readCityFolder(join(scenariosDir, slug));
  const map = source.files.find(({ path }) => /^media\/[^/]+\.yaml$/u.test(path));
  return {
    sheet: fieldSheetOf(source, scenario, dayAt(Date.now(), scenario.timeZone)),
    map: map?.text ?? null,
    photos: photosOf(scenariosDir, slug),
  };
}

/** Null for another name than a photograph’s. */
export function readPhoto(scenariosDir: string, slug: string, name: string): StudioAnswer | null {
  if (!photosOf(scenariosDir, slug).includes(name)) return null;
  const bytes = readFileSync(join(folderOf(scenariosDir, slug), name));
  return { status: 200, body: null, file: { name, type: mediaType(name), bytes, isShown: true } };
}

const isSame = (one: Note, other: Note): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps what was found at a place; sent twice, it is there once. Null for a city without such a place. */
export function takeVisit(
  scenariosDir: string,
  editor: CityEditor,
  scenario: Scenario | undefined,
  { slug, place, notes, photos }: StudioBody<'/api/studio/survey'>,
): StudioAnswer | null {
  if (!scenario?.places.some((one) => one.slug === place)) return null;
  const read = notesOf(editor, slug);
  if (!('notes' in read)) return read;
  const pictures = photos.map((base64) => Buffer.from(base64, 'base64'));
  if (!pictures.every((bytes) => PICTURES.includes(extensionOfBytes(bytes)))) return NO_PICTURE;
  if (pictures.some(hasCameraData)) return WITH_DATA;
  const fresh = notes.filter((note) => !read.notes.some((known) => isSame(known, note)));
  const written =
    fresh.length === 0
      ? null
      : writeNotes(editor, {
          ...{ slug, seen: read.seen, notes: [...read.notes, ...fresh], dryRun: false, force: false },
        });
  if (written && written.status !== 200) return written;
  for (const bytes of pictures) keepPhoto(folderOf(scenariosDir, slug), place, bytes);
  return written ?? { status: 200, body: { written: pictures.length > 0 } };
}

function keepPhoto(folder: string, place: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  writeFileSync(join(folder, `${place}.${hash}.${extensionOfBytes(bytes)}`), bytes);
}

export function forgetPhotos(scenariosDir: string, slug: string): StudioAnswer {
  rmSync(folderOf(scenariosDir, slug), { recursive: true, force: true });
  return { status: 200, body: { written: true } };
}
