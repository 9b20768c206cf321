import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug } = tinyCity();
const PLACE = 'jetee';
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const NOTE = {
  file: 'places.yaml',
  on: 'La date',
  says: 'Sur place, on lit : « 1868 ».',
  by: 'Repérage du 01/06/2027',
};

let studio: HostedStudio;
beforeAll(async () => {
  studio = await hostStudio();
  studio.reload();
});
afterAll(() => studio.stop());

const visit = (photos: readonly Buffer[], place = PLACE) =>
  studio.post('survey', {
    slug,
    place,
    notes: [NOTE],
    photos: photos.map((photo) => photo.toString('base64')),
  });
const photosNow = async () => (await studio.get(`survey?city=${slug}`)).body.photos;

it('keeps the notes of a visit beside the city, and its photographs where neither git nor the game looks', async () => {
  const before = readCityFolder(join(studio.cities, slug));
  expect((await visit([PNG])).status).toBe(200);
  expect((await visit([PNG])).status).toBe(200);
  expect((await studio.get(`notes?city=${slug}`)).body.notes).toEqual([NOTE]);
  expect(await photosNow()).toEqual([expect.stringMatching(/^jetee\.[0-9a-f]{12}\.png$/u)]);
  expect(readFileSync(join(studio.cities, slug, '.reperage/.gitignore'), 'utf8')).toBe('*\n');
  expect(readCityFolder(join(studio.cities, slug))).toEqual(before);
  const zip = await fetch(`${studio.address}/api/studio/zip?city=${slug}`);
  const names = Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  expect(names.filter((name) => name.includes('reperage'))).toEqual([]);
});

it('takes neither what is no photograph, nor one that tells where it was taken, nor another city’s place', async () => {
  const withData = Buffer.concat([PNG, Buffer.from('Exif\0\0')]);
  expect(await visit([withData])).toMatchObject({ status: 422, body: { error: 'PHOTO_WITH_DATA' } });
  expect(await visit([Buffer.from('<svg/>')])).toMatchObject({ status: 422, body: { error: 'NO_PICTURE' } });
  expect((await visit([PNG], 'ailleurs')).status).toBe(400);
});

it('shows its photographs, and forgets all of them at once', async () => {
  const [name] = (await photosNow()) as readonly string[];
  const photo = await fetch(`${studio.address}/api/studio/photo?city=${slug}&name=${name}`);
  expect(Buffer.from(await photo.arrayBuffer()).equals(PNG)).toBe(true);
  expect((await studio.get(`photo?city=${slug}&name=..%2Fscenario.yaml`)).status).toBe(404);
  expect((await studio.post('forget-photos', { slug })).status).toBe(200);
  expect(await photosNow()).toEqual([]);
  expect(readdirSync(join(studio.cities, slug))).not.toContain('.reperage');
});
