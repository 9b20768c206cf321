import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { sampleMedia } from '../../../server/content/new-city/create-city.ts';
import { finishWriting } from '../../../server/studio/edit/write-files.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { openingCity } from '../../support/cities/opening-city.ts';
import { TINY_MAIN_ROUTE, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug } = tinyCity();

interface Edited {
  readonly file: string;
  readonly seen: string | null;
  readonly inverse: unknown;
}

let studio: HostedStudio;
beforeEach(async () => {
  studio = await hostStudio();
});
afterEach(() => studio.stop());

/** Every file of the city, hidden ones too, with its bytes. */
const filesNow = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(studio.cities, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name),
        readFileSync(join(parentPath, name), 'latin1'),
      ]),
  );

const insertion = {
  slug,
  kind: 'insert-step',
  arrow: { step: 'GARE', path: ['next'] },
  name: 'NEUVE',
  type: 'digit-dials',
};

describe('a change of several files', () => {
  it('is written whole, tells what it did, and is undone to the byte by edits', async () => {
    const before = filesNow();
    const foretold = await studio.post('refactor', { ...insertion, dryRun: true });
    expect(foretold).toMatchObject({
      status: 200,
      body: {
        written: false,
        told: ['alternative', 'main'].map((name) => `Parcours ${name} : 1 geste de plus.`),
      },
    });
    expect(filesNow()).toEqual(before);
    const done = await studio.post('refactor', insertion);
    expect(done).toMatchObject({ status: 200, body: { written: true, problems: [] } });
    const after = filesNow();
    expect(after).not.toEqual(before);
    const undo = (files: readonly Edited[]) => ({
      files: files.map(({ file, seen, inverse }) => ({ file, seen, edits: [inverse] })),
    });
    const undone = await studio.post('edit', undo(done.body.files as readonly Edited[]));
    expect([undone.status, filesNow()]).toEqual([200, before]);
    const redone = await studio.post('edit', undo(undone.body.files as readonly Edited[]));
    expect([redone.status, filesNow()]).toEqual([200, after]);
  });

  it('writes the pictures that a new puzzle needs', async () => {
    await studio.post('city', { name: 'Nancy', template: 'blank' });
    const arrow = { step: 'LE_DEPART', path: ['next'] };
    const done = await studio.post('refactor', {
      ...insertion,
      ...{ slug: 'nancy', arrow, type: 'picture-order' },
    });
    expect(done).toMatchObject({ status: 200, body: { written: true, problems: [] } });
    const media = join(studio.cities, 'nancy/media');
    const written = readdirSync(media).map((name) => [name, readFileSync(join(media, name))] as const);
    expect(written).toHaveLength(3);
    for (const [name, bytes] of written) expect(bytes).toEqual(sampleMedia().get(name));
  });

  it('renames a message with its file', async () => {
    const done = await studio.post('rename', { slug, what: 'message', from: 'bienvenue', to: 'premierMot' });
    expect(done).toMatchObject({ status: 200, body: { written: true, problems: [] } });
    expect(existsSync(join(studio.cities, slug, 'messages/bienvenue.mdx'))).toBe(false);
    expect(existsSync(join(studio.cities, slug, 'messages/premierMot.mdx'))).toBe(true);
  });

  it('is refused with file and line, and writes nothing', async () => {
    const before = filesNow();
    const told = await studio.post('refactor', { slug, kind: 'remove-step', step: 'CAFE' });
    expect(told).toMatchObject({
      status: 422,
      body: {
        error: 'edit-still-named',
        message: 'D’autres passages s’en servent encore : changez-les d’abord.',
        blockedBy: expect.arrayContaining([
          { file: `${slug}/scenario.yaml`, line: expect.any(Number) as number },
        ]) as unknown,
      },
    });
    for (const body of [
      { slug, kind: 'remove-step' },
      { slug, kind: 'explode' },
      { ...insertion, type: 'absent' },
      { ...insertion, arrow: 'GARE' },
    ])
      expect(await studio.post('refactor', body)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_EDIT' },
      });
    expect(filesNow()).toEqual(before);
  });

  it('is refused when a file that the writer saw has changed', async () => {
    const file = `${slug}/scenario.yaml`;
    const { body } = await studio.get(`text?file=${file}`);
    writeFileSync(join(studio.cities, file), `${String(body.text)}# plus tard\n`);
    const told = await studio.post('refactor', { ...insertion, seen: { [file]: body.seen } });
    expect(told).toMatchObject({ status: 409, body: { error: 'CHANGED', files: [{ file }] } });
  });

  it('creates no file where one is, and none outside of a city', async () => {
    const create = (file: string, seen: string | null = null) =>
      studio.post('edit', { file, seen, edits: [{ op: 'create', text: 'name: X\n' }] });
    expect(await create(`${slug}/scenario.yaml`)).toMatchObject({ status: 409 });
    for (const file of [
      '../dehors.yaml',
      'absente/steps/01.yaml',
      `${slug}/steps/.cache.yaml`,
      `${slug}/steps/a.txt`,
    ])
      expect(await create(file)).toMatchObject({ status: 404 });
  });
});

describe('a change that was cut off between two renames', () => {
  it('is finished when the studio starts, and another program’s text is kept', () => {
    const [first, second, third] = ['scenario.yaml', 'steps/01-gare.yaml', 'steps/new.yaml'].map((path) =>
      join(studio.cities, slug, path),
    );
    const [was, other] = [readFileSync(String(first), 'utf8'), readFileSync(String(second), 'utf8')];
    const plan = [
      { path: first, before: was, after: `${was}# un\n` },
      { path: second, before: other, after: `${other}# deux\n` },
      { path: third, before: null, after: 'name: TROIS\n' },
    ];
    writeFileSync(join(studio.cities, '.edit-under-way.json'), JSON.stringify(plan));
    writeFileSync(String(first), `${was}# un\n`);
    writeFileSync(String(second), `${other}# une autre main\n`);
    writeFileSync(join(studio.cities, slug, 'steps/.new.yaml.1.new'), 'name: TR');
    finishWriting(studio.cities);
    expect([first, second, third].map((path) => readFileSync(String(path), 'utf8'))).toEqual([
      `${was}# un\n`,
      `${other}# une autre main\n`,
      'name: TROIS\n',
    ]);
    expect([...filesNow().keys()].filter((path) => /\/\./u.test(path.slice(studio.cities.length)))).toEqual(
      [],
    );
  });
});

describe('notes beside passages', () => {
  it('are kept in the city’s folder, and not read by the game', async () => {
    const before = readCityFolder(join(studio.cities, slug));
    expect(await studio.get(`notes?city=${slug}`)).toEqual({ status: 200, body: { seen: null, notes: [] } });
    const note = {
      file: 'steps/01-gare.yaml',
      on: 'Où commencer ?',
      says: 'Trop court : le dire en deux phrases.',
      by: 'Ada',
    };
    expect(await studio.post('notes', { slug, seen: null, notes: [note] })).toMatchObject({
      status: 200,
      body: { written: true, problems: [] },
    });
    const { body } = await studio.get(`notes?city=${slug}`);
    expect(body.notes).toEqual([note]);
    const path = join(studio.cities, slug, 'notes.yaml');
    writeFileSync(path, `${readFileSync(path, 'utf8')}# une remarque à la main\n`);
    expect(await studio.post('notes', { slug, seen: body.seen, notes: [] })).toMatchObject({ status: 409 });
    const { seen } = (await studio.get(`notes?city=${slug}`)).body;
    const second = {
      ...{ file: 'messages/bienvenue.mdx', on: 'Bonjour', says: 'deux\nlignes' },
      answers: [{ says: 'C’est fait.', by: 'Charles' }, { says: 'Merci.' }],
      closed: true,
    };
    expect(await studio.post('notes', { slug, seen, notes: [note, second] })).toMatchObject({ status: 200 });
    expect((await studio.get(`notes?city=${slug}`)).body.notes).toEqual([note, second]);
    expect(readFileSync(path, 'utf8')).toContain('# une remarque à la main\n');
    expect(readCityFolder(join(studio.cities, slug))).toEqual(before);
  });

  it('that cannot be read are refused with a message', async () => {
    writeFileSync(join(studio.cities, slug, 'notes.yaml'), 'a: [');
    expect(await studio.get(`notes?city=${slug}`)).toMatchObject({
      status: 422,
      body: { error: 'NOTES_UNREADABLE' },
    });
  });
});

describe('a new city', () => {
  it('is written from the template, once', async () => {
    const body = { slug: 'nancy', name: 'Nancy', template: 'branching' };
    expect(await studio.post('city', body)).toMatchObject({
      status: 200,
      body: { slug: 'nancy', name: 'Nancy', demonstration: 'NANC01' },
    });
    expect(existsSync(join(studio.cities, 'nancy/scenario.yaml'))).toBe(true);
    expect(await studio.post('city', body)).toMatchObject({ status: 422, body: { error: 'NAME_TAKEN' } });
    expect(await studio.post('city', { name: 'Saint-Dié', template: 'simple' })).toMatchObject({
      status: 200,
      body: { slug: 'saint_die' },
    });
    expect(await studio.post('city', { ...body, slug: '../dehors' })).toMatchObject({
      status: 422,
      body: { error: 'BAD_NAME' },
    });
    expect(await studio.post('city', { name: '🎭', template: 'blank' })).toMatchObject({
      status: 422,
      body: { error: 'BAD_NAME', message: '« 🎭 » n’est pas un nom de ville : il y faut des lettres.' },
    });
    mkdirSync(join(studio.home, 'dehors'));
    expect(readdirSync(join(studio.home, 'dehors'))).toEqual([]);
  });
});

describe('a game recorded on the telephone', () => {
  /** A call of the telephone’s player. */
  const play = async (path: string, body: object): Promise<number> => {
    const response = await fetch(`${studio.address}/studio/phone/${slug}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };

  const solve = ([step, code]: readonly [string, string]): Promise<number> =>
    play('code/check', { code, step });

  /** Records the game, and returns the text of its walkthrough, which the compiler accepts. */
  const recorded = async (): Promise<string> => {
    expect(await studio.post('record', { slug, name: 'essai' })).toMatchObject({
      status: 200,
      body: { written: true, problems: [] },
    });
    const { diagnostics } = compileCity(readCityFolder(join(studio.cities, slug)));
    expect(
      diagnostics.filter(({ severity, at }) => severity === 'error' || at.file.includes('essai')),
    ).toEqual([]);
    return readFileSync(join(studio.cities, slug, 'walkthroughs/essai.yaml'), 'utf8');
  };

  it('becomes a walkthrough that the compiler accepts', async () => {
    studio.reload();
    expect(await studio.post('record', { slug, name: 'essai' })).toMatchObject({
      status: 422,
      body: { error: 'NOTHING_PLAYED' },
    });
    const [first = ['', ''], ...others] = TINY_MAIN_ROUTE;
    expect(await solve(first)).toBe(200);
    expect(await play('code/check', { code: '9999', step: 'PORT_VIEUX' })).not.toBe(200);
    expect(await play('user/status/newClue', {})).toBe(200);
    expect(await studio.get(`record?city=${slug}`)).toEqual({
      status: 200,
      body: { moves: 2, fromStart: true },
    });
    expect(await studio.post('record', { slug, name: 'essai' })).toMatchObject({
      status: 422,
      body: { error: 'NOT_PLAYABLE' },
    });
    for (const move of others) expect(await solve(move)).toBe(200);
    expect(await studio.post('record', { slug, name: 'main' })).toMatchObject({
      status: 422,
      body: { error: 'edit-name-taken' },
    });
    expect(await recorded()).toContain('{ at: PORT_VIEUX, hint: true, ');
    expect(await studio.post('record', { slug, name: 'essai', anew: true })).toMatchObject({
      status: 200,
      body: { written: true, files: [{ inverse: { op: 'splice' } }] },
    });
  });

  it('waits where its player set the clock forward, and where a step opens only at the hour at which it was solved', async () => {
    writeCity(studio.cities, openingCity());
    studio.reload();
    const clock = (at: string) => studio.post(`phone/${slug}`, { at });
    const lighthouse = TINY_MAIN_ROUTE.findIndex(([step]) => step === 'PHARE');
    const [before, after] = [TINY_MAIN_ROUTE.slice(0, lighthouse), TINY_MAIN_ROUTE.slice(lighthouse)];
    const playAll = async (moves: typeof TINY_MAIN_ROUTE) => {
      for (const move of moves) expect(await solve(move)).toBe(200);
    };
    await clock('2027-03-02T15:00');
    await playAll(before);
    expect(await Promise.all(after.slice(0, 1).map(solve))).not.toContain(200);
    await clock('2027-03-03T19:00');
    await playAll(after);
    expect(await studio.get(`record?city=${slug}`)).toMatchObject({
      body: { moves: TINY_MAIN_ROUTE.length, fromStart: true },
    });
    expect((await recorded()).match(/at: \w+, wait: [^,]+/gu)).toEqual([
      'at: PHARE, wait: 19:00',
      'at: PHARE, wait: 19:00',
    ]);
    rmSync(join(studio.cities, slug, 'walkthroughs/essai.yaml'));
    await studio.post(`phone/${slug}`, { step: 'GARE', at: '2027-03-02T20:30' });
    await playAll(TINY_MAIN_ROUTE);
    expect((await recorded()).match(/at: \w+, wait: \d+/gu)).toEqual(['at: PHARE, wait: 20']);
  });
});
