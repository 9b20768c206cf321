import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCities } from '../../../server/content/list-cities.ts';
import { cityFiles } from '../../../server/studio/city-files.ts';
import { createMediaStore } from '../../../server/studio/edit/media-store.ts';
import { LIMITS } from '../../../engine/scenario/limits.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug } = tinyCity();
const FILE = `${slug}/media/place.png`;
const LICENCES = `${slug}/licences.yaml`;

let studio: HostedStudio;
let cities = '';

interface Told {
  readonly status: number;
  readonly body: {
    readonly hash: string;
    readonly extension: string;
    readonly error?: string;
    readonly problems: readonly { readonly code: string; readonly file: string }[];
    readonly files: readonly {
      readonly file: string;
      readonly seen: string | null;
      readonly inverse: unknown;
    }[];
  };
}

const send = async (call: string, body: unknown, headers: Record<string, string> = {}): Promise<Told> =>
  (await studio.post(call, body, headers)) as unknown as Told;

const png = (note: string): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), Buffer.from(note)]);
const take = (bytes: Buffer, headers?: Record<string, string>): Promise<Told> =>
  send('media', { base64: bytes.toString('base64') }, headers);
const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const create = (file: string, text: string) => ({ file, seen: null, edits: [{ op: 'create', text }] });
const turnBack = ({ body }: Told): Promise<Told> =>
  send('edit', {
    files: body.files.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
    force: true,
  });
const onDisk = (file = FILE): Buffer => readFileSync(join(cities, file));

beforeAll(async () => {
  studio = await hostStudio();
  ({ cities } = studio);
});
beforeEach(() => studio.reset());
afterAll(() => studio.stop());

describe('a picture or sound that is taken out in the studio', () => {
  const remove = (...names: readonly string[]): Promise<Told> => send('remove-medium', { slug, names });
  const licences = (): string => readFileSync(join(cities, LICENCES), 'utf8');

  it('goes with its line of licences.yaml alone; undo brings both back', async () => {
    const bytes = png('one');
    const { hash } = (await take(bytes)).body;
    const noted =
      '# Les nôtres\ngare.svg: { by: Elle, licence: CC0 }\nplace.png: { by: Moi, licence: CC0 }\n';
    await send('edit', { files: [create(FILE, hash), create(LICENCES, noted)] });
    const removed = await remove('place.png');
    expect(removed).toMatchObject({ status: 200, body: { written: true } });
    expect([existsSync(join(cities, FILE)), licences()]).toEqual([
      false,
      '# Les nôtres\ngare.svg: { by: Elle, licence: CC0 }\n',
    ]);
    expect((await turnBack(removed)).status).toBe(200);
    expect([onDisk(), licences()]).toEqual([bytes, noted]);
  });

  it('is refused with every line that shows or plays it, also in a file that does not compile', async () => {
    const filesWith = (words: string) =>
      tinyCity()
        .files.flatMap(({ path, text }) => (text.includes(words) ? [`${slug}/${path}`] : []))
        .sort();
    const linesOf = ({ body }: Told) =>
      (body as unknown as { blockedBy: { file: string }[] }).blockedBy.map(({ file }) => file).sort();
    const refused = await remove('gravure-2.svg');
    expect([refused.status, refused.body.error, linesOf(refused)]).toEqual([
      422,
      'edit-still-named',
      filesWith('gravure-2.svg'),
    ]);
    expect(linesOf(await remove('souffle.ogg', 'souffle.mp3'))).toEqual(filesWith('noise: souffle'));
    const path = join(cities, filesWith('gravure-2.svg')[0] ?? '');
    writeFileSync(path, readFileSync(path, 'utf8').replace('index:', 'indice:'));
    expect(linesOf(await remove('gravure-2.svg'))).toEqual(filesWith('gravure-2.svg'));
    expect(existsSync(join(cities, slug, 'media/gravure-2.svg'))).toBe(true);
  });

  it('is nothing but a picture or sound of a city', async () => {
    for (const name of ['../scenario.yaml', 'carte.yaml', '.x.png', 7])
      expect((await send('remove-medium', { slug, names: [name] })).status).toBe(400);
    expect((await send('remove-medium', { slug: '..', names: ['place.png'] })).status).toBe(400);
    expect((await remove('absente.png')).status).toBe(404);
  });

  it('is shown to its writer whatever the game has unlocked, and nothing beside it', async () => {
    const { hash } = (await take(png('one'))).body;
    await send('edit', { files: [create(FILE, hash)] });
    const get = (name: string, headers: Record<string, string> = {}) =>
      fetch(`${studio.address}/api/studio/medium?city=${slug}&name=${encodeURIComponent(name)}`, { headers });
    const shown = await get('place.png');
    expect([shown.headers.get('content-type'), Buffer.from(await shown.arrayBuffer())]).toEqual([
      'image/png',
      png('one'),
    ]);
    const statuses = await Promise.all(
      ['../scenario.yaml', 'absente.png', ''].map(async (name) => (await get(name)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    expect((await get('place.png', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a city that is removed in the studio', () => {
  const remove = (): Promise<Told> => send('remove-city', { slug });
  const filesOf = (): readonly string[] =>
    listCities(cities).includes(slug) ? cityFiles(join(cities, slug)) : [];

  it('is a draft; undo brings its texts and pictures back', async () => {
    expect(await remove()).toMatchObject({ status: 422, body: { error: 'NO_DRAFT' } });
    const file = join(cities, slug, 'scenario.yaml');
    writeFileSync(file, `draft: true\n${readFileSync(file, 'utf8')}`);
    const { hash } = (await take(png('one'))).body;
    await send('edit', { files: [create(FILE, hash)] });
    const before = filesOf().map((path) => [path, readFileSync(join(cities, slug, path), 'latin1')]);
    const removed = await remove();
    expect([removed.status, filesOf()]).toEqual([200, []]);
    expect((await turnBack(removed)).status).toBe(200);
    expect(filesOf().map((path) => [path, readFileSync(join(cities, slug, path), 'latin1')])).toEqual(before);
  });
});

describe('a picture or sound that is dropped into the studio', () => {
  it('is judged by its bytes before it is written', async () => {
    const bytes = png('one');
    expect(await take(bytes)).toMatchObject({
      status: 200,
      body: { hash: hashOf(bytes), extension: 'png', bytes: bytes.length },
    });
    expect(existsSync(join(cities, FILE))).toBe(false);
  });

  it('is written with its licence, byte for byte; undo takes both away, redo brings both back', async () => {
    const bytes = png('one');
    const { hash } = (await take(bytes)).body;
    const made = await send('edit', {
      files: [create(FILE, hash), create(LICENCES, 'place.png: { by: Moi, licence: CC0 }\n')],
    });
    expect(made).toMatchObject({ status: 200, body: { written: true } });
    // Nothing shows it yet; the licences are no file of the game.
    expect(made.body.problems.map(({ code }) => code)).toEqual(['unused-medium']);
    expect(onDisk()).toEqual(bytes);
    const undone = await turnBack(made);
    expect(undone.status).toBe(200);
    expect([FILE, LICENCES].map((file) => existsSync(join(cities, file)))).toEqual([false, false]);
    expect((await turnBack(undone)).status).toBe(200);
    expect(onDisk()).toEqual(bytes);
  });

  it('replaces another only when the writer has seen that one', async () => {
    const [old, next] = [png('old'), png('next')];
    const [first, second] = [(await take(old)).body.hash, (await take(next)).body.hash];
    await send('edit', { files: [create(FILE, first)] });
    expect(await send('edit', { files: [create(FILE, second)] })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED' },
    });
    expect(onDisk()).toEqual(old);
    const replaced = await send('edit', {
      file: FILE,
      seen: hashOf(first),
      edits: [{ op: 'splice', at: 0, was: first, now: second }],
    });
    expect(replaced.status).toBe(200);
    expect(onDisk()).toEqual(next);
    await turnBack(replaced);
    expect(onDisk()).toEqual(old);
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090 an exe'), 'medium-content'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'medium-content'],
    [
      'a drawing that runs code',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"></svg>'),
      'svg-unsafe',
    ],
    [
      'a picture that is too heavy',
      Buffer.concat([png(''), Buffer.alloc(LIMITS.pictureBytes)]),
      'medium-too-large',
    ],
  ])('is refused when it is %s, whatever it is called', async (_what, bytes, error) => {
    expect(await take(bytes)).toMatchObject({ status: 422, body: { error } });
  });

  it('is refused under the name of another format, and when nobody sent its bytes', async () => {
    const { hash } = (await take(png('one'))).body;
    const other = `${slug}/media/place.jpg`;
    expect(await send('edit', { files: [create(other, hash)], force: true })).toMatchObject({
      status: 422,
      body: { error: 'medium-content' },
    });
    const unsent = create(FILE, hashOf('never sent'));
    expect(await send('edit', { files: [unsent], force: true })).toMatchObject({
      status: 422,
      body: { error: 'MEDIUM_GONE' },
    });
    expect(existsSync(join(cities, slug, 'media/place.jpg')) || existsSync(join(cities, FILE))).toBe(false);
  });

  it.each([
    '../x.png',
    `${slug}/../x.png`,
    `${slug}/media/../../x.png`,
    `${slug}/x.png`,
    `${slug}/steps/x.png`,
    `${slug}/media/.x.png`,
    `${slug}/media/a/x.png`,
    `${slug}/media/X Y.png`,
    `${slug}/media/x.exe`,
    '/etc/x.png',
  ])('is not written at %s', async (file) => {
    const { hash } = (await take(png('one'))).body;
    const before = readdirSync(studio.home, { recursive: true }).length;
    expect(await send('edit', { files: [create(file, hash)], force: true })).toMatchObject({ status: 404 });
    expect(readdirSync(studio.home, { recursive: true }).length).toBe(before);
  });

  it('follows no link, neither of the folder nor of the file', async () => {
    const elsewhere = join(studio.home, 'elsewhere');
    mkdirSync(elsewhere, { recursive: true });
    const { hash } = (await take(png('one'))).body;
    mkdirSync(join(cities, slug, 'media'), { recursive: true });
    symlinkSync(join(elsewhere, 'place.png'), join(cities, FILE));
    expect((await send('edit', { files: [create(FILE, hash)], force: true })).status).toBe(404);
    rmSync(join(cities, slug, 'media'), { recursive: true });
    symlinkSync(elsewhere, join(cities, slug, 'media'));
    expect((await send('edit', { files: [create(FILE, hash)], force: true })).status).toBe(404);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('is forgotten when newer ones fill the memory, and the newest is kept whatever its size', () => {
    const media = createMediaStore(20);
    const [old, again, next] = [media.keep(png('old')), media.keep(png('two')), media.keep(png('new'))];
    expect([old, again, next].map((hash) => media.bytes(hash).length > 0)).toEqual([false, true, true]);
    media.keep(png('two'));
    const large = media.keep(Buffer.concat([png(''), Buffer.alloc(5)]));
    expect([again, next, large].map((hash) => media.bytes(hash).length > 0)).toEqual([true, false, true]);
    const larger = media.keep(Buffer.alloc(50));
    expect([again, large, larger].map((hash) => media.bytes(hash).length > 0)).toEqual([false, false, true]);
  });

  it('is taken from this computer’s studio alone, as JSON, and not without end', async () => {
    expect((await take(png('one'), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await take(png('one'), { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await take(png('one'), { 'content-type': 'text/plain' })).status).toBe(400);
    for (const body of [{}, { base64: 12 }, { base64: '' }, { base64: 'é' }, ['x']])
      expect((await send('media', body)).status).toBe(400);
    expect(await take(Buffer.alloc(7_000_000))).toMatchObject({ status: 413, body: { error: 'TOO_LARGE' } });
  });
});
