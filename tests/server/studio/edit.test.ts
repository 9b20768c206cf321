import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Edit } from '../../../engine/edit/edit.ts';
import { writeFiles } from '../../../server/studio/edit/write-files.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { type HostedStudio, hostStudio } from '../../support/studio/hosted-studio.ts';

const { slug, files } = tinyCity();
const STEP = files.find(({ path }) => path.startsWith('steps/'))?.path ?? '';
const FILE = `${slug}/${STEP}`;

let studio: HostedStudio;
let cities = '';

interface Told {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly message?: string;
    readonly written?: boolean;
    readonly problems?: readonly { readonly code: string; readonly line: number; readonly message: string }[];
    readonly files?: readonly {
      readonly file: string;
      readonly seen: string;
      readonly inverse: Edit;
      readonly theirs: string;
      readonly yours: string | null;
      readonly difference: readonly { readonly sign: string; readonly line: string }[];
    }[];
  };
}

const onDisk = (file = FILE): string => readFileSync(join(cities, file), 'utf8');

const read = async (file = FILE): Promise<{ status: number; text: string; seen: string }> => {
  const { status, body } = await studio.get(`text?file=${encodeURIComponent(file)}`);
  return { status, ...(body as { text: string; seen: string }) };
};

const send = async (body: unknown, headers: Record<string, string> = {}, call = 'edit'): Promise<Told> =>
  studio.post(call, body, headers);

const describing = (value: string): Edit => ({ op: 'set', path: ['description'], value });

beforeAll(async () => {
  studio = await hostStudio();
  ({ cities } = studio);
});
beforeEach(() => studio.reset());
afterAll(() => studio.stop());

describe('an edit of the studio', () => {
  it('is written, and its inverse restores every byte', async () => {
    const { text, seen } = await read();
    const told = await send({ file: FILE, edits: [describing('Une gare : deux quais.')], seen });
    expect(told).toMatchObject({ status: 200, body: { written: true, problems: [] } });
    expect(onDisk()).toBe(text.replace(/^description: .*$/mu, "description: 'Une gare : deux quais.'"));
    const [edited] = told.body.files ?? [];
    expect(await send({ file: FILE, edits: [edited?.inverse], seen: edited?.seen })).toMatchObject({
      status: 200,
    });
    expect(onDisk()).toBe(text);
    expect(readdirSync(join(cities, slug, 'steps')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('keeps the line endings and the mark of a file from Windows', async () => {
    const text = `\uFEFF${onDisk().replaceAll('\n', '\r\n')}`;
    writeFileSync(join(cities, FILE), text);
    const { seen } = await read();
    expect((await send({ file: FILE, edits: [describing('Autre.')], seen })).status).toBe(200);
    expect(onDisk()).toBe(text.replace(/^description: [^\r]*/mu, 'description: Autre.'));
  });

  it('does not overwrite what another program wrote meanwhile, and shows both texts with their difference', async () => {
    const { text, seen } = await read();
    const theirs = text.replace(/^description: .*$/mu, 'description: La leur.');
    writeFileSync(join(cities, FILE), theirs);
    const told = await send({ file: FILE, edits: [describing('La mienne.')], seen });
    expect(told).toMatchObject({ status: 409, body: { error: 'CHANGED', files: [{ file: FILE, theirs }] } });
    const [conflict] = told.body.files ?? [];
    expect(conflict?.yours).toContain('description: La mienne.');
    expect(conflict?.difference.filter(({ sign }) => sign !== ' ')).toEqual([
      { sign: '-', line: 'description: La leur.' },
      { sign: '+', line: 'description: La mienne.' },
    ]);
    expect(onDisk()).toBe(theirs);
    expect((await send({ file: FILE, edits: [describing('La mienne.')], seen: conflict?.seen })).status).toBe(
      200,
    );
  });

  it('tells what would break by the real compiler, and writes it only when the writer insists', async () => {
    const { text, seen } = await read();
    const edits: readonly Edit[] = [{ op: 'set', path: ['next'], value: 'NULLE_PART' }];
    const told = await send({ file: FILE, edits, seen });
    expect(told).toMatchObject({ status: 422, body: { error: 'WOULD_BREAK' } });
    expect(told.body.problems?.map(({ code }) => code)).toContain('unknown-step');
    expect(onDisk()).toBe(text);
    const foretold = await send({ file: FILE, edits, seen, dryRun: true });
    expect(foretold).toMatchObject({ status: 200, body: { written: false } });
    expect(foretold.body.problems?.map(({ code }) => code)).toContain('unknown-step');
    expect(onDisk()).toBe(text);
    expect(await send({ file: FILE, edits, seen, force: true })).toMatchObject({
      status: 200,
      body: { written: true },
    });
    expect(onDisk()).toContain('next: NULLE_PART');
  });

  it('changes several files, or none of them', async () => {
    const other = `${slug}/scenario.yaml`;
    const [step, scenario] = [await read(), await read(other)];
    const both = (name: string, seen: string): unknown => ({
      files: [
        { file: FILE, edits: [describing(name)], seen: step.seen },
        { file: other, edits: [{ op: 'set', path: ['name'], value: name }], seen },
      ],
    });
    expect((await send(both('Port', 'an older text'))).status).toBe(409);
    expect([onDisk(), onDisk(other)]).toEqual([step.text, scenario.text]);
    expect((await send(both('Port', scenario.seen))).status).toBe(200);
    expect([onDisk(), onDisk(other)].map((text) => /: Port$/mu.test(text))).toEqual([true, true]);
  });

  it('puts back the first file when the second cannot be written', () => {
    const [path, folder] = [join(cities, FILE), join(cities, slug, 'steps', 'folder.yaml')];
    mkdirSync(folder);
    const before = onDisk();
    expect(() =>
      writeFiles(cities, [
        { path, before, after: 'autre' },
        { path: folder, before: null, after: 'autre' },
      ]),
    ).toThrow('EISDIR');
    expect(onDisk()).toBe(before);
    expect(writeFiles(cities, [{ path, before: 'an older text', after: 'autre' }])).toEqual([path]);
    expect(onDisk()).toBe(before);
  });

  it('is refused with a code where nothing has that name, and when the request cannot be read', async () => {
    const { text, seen } = await read();
    expect(await send({ file: FILE, edits: [{ op: 'remove', path: ['absent'] }], seen })).toMatchObject({
      status: 422,
      body: { error: 'edit-nothing-there', message: expect.stringContaining('rien à cet endroit') as string },
    });
    const bodies = [
      null,
      {},
      { file: FILE, seen },
      { file: FILE, seen, edits: [{ op: 'set', path: 'name', value: 1 }] },
      { files: [] },
    ];
    for (const body of [...bodies, { file: FILE, seen, edits: [{ op: 'eval', path: [] }] }])
      expect(await send(body)).toMatchObject({ status: 400, body: { error: 'INVALID_EDIT' } });
    expect(
      await send({ file: FILE, edits: [describing('x')], seen }, { 'content-type': 'text/plain' }),
    ).toMatchObject({ status: 400 });
    expect(onDisk()).toBe(text);
  });
});

describe('a file that is no text of a city', () => {
  let outside = '';
  beforeEach(() => {
    outside = join(studio.home, 'secret.yaml');
    writeFileSync(outside, 'description: dehors\n');
    writeFileSync(join(cities, 'site.yaml'), 'description: dehors\n');
    writeFileSync(join(cities, slug, 'notes.txt'), 'description: dehors\n');
    writeFileSync(join(cities, slug, '.hidden.yaml'), 'description: dehors\n');
    symlinkSync(outside, join(cities, slug, 'steps', 'link.yaml'));
    symlinkSync(join(cities, slug), join(cities, 'mirror'));
  });

  it.each([
    '../secret.yaml',
    `${slug}/../../secret.yaml`,
    `${slug}/steps/../../../secret.yaml`,
    `./${FILE}`,
    `${slug}//${STEP}`,
    'HOME/secret.yaml',
    `${FILE}\0.yaml`,
    `${slug}\\steps\\link.yaml`,
    `${slug}/steps/link.yaml`,
    `mirror/${STEP}`,
    'site.yaml',
    `${slug}/notes.txt`,
    `${slug}/.hidden.yaml`,
    `${slug}/steps`,
    `${slug}/steps/absent.yaml`,
    '%2e%2e/secret.yaml',
    '',
  ])('%j is neither read nor written', async (path) => {
    const file = path.replace('HOME', studio.home);
    expect((await read(file)).status).toBe(404);
    expect(await send({ file, edits: [describing('dedans')], seen: '' })).toMatchObject({
      status: 404,
      body: { error: 'UNKNOWN' },
    });
    expect(readFileSync(outside, 'utf8')).toBe('description: dehors\n');
  });

  it('a link put in place of a file is not followed', async () => {
    const { seen } = await read();
    renameSync(join(cities, FILE), join(cities, `${FILE}.bak`));
    symlinkSync(outside, join(cities, FILE));
    expect((await send({ file: FILE, edits: [describing('dedans')], seen })).status).toBe(404);
    expect(readFileSync(outside, 'utf8')).toBe('description: dehors\n');
    expect(existsSync(join(cities, FILE))).toBe(true);
  });
});

describe('a request that is not this computer’s own', () => {
  const statusWith = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      httpRequest(`${studio.address}/api/studio/edit`, options, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end('{}');
    });

  it.each([
    [{ host: 'studio.example' }, 403],
    [{ host: '192.168.1.7' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 400],
    [{}, 400],
  ])('with %j is answered %i', async (headers, status) => {
    expect(await statusWith(headers)).toBe(status);
  });
});

describe('a step that the studio renames', () => {
  const rename = (request: object) => send(request, {}, 'rename');
  const nameOf = (text: string): string => /^name: (.*)$/mu.exec(text)?.[1] ?? '';

  it('has its new name in every file, and keeps the old one for the games being played', async () => {
    const from = nameOf(onDisk());
    expect(await rename({ slug, from, to: 'AUTRE_NOM', dryRun: true })).toMatchObject({
      status: 200,
      body: { written: false, problems: [] },
    });
    expect(nameOf(onDisk())).toBe(from);
    const told = await rename({ slug, from, to: 'AUTRE_NOM' });
    expect(told).toMatchObject({ status: 200, body: { written: true, problems: [] } });
    expect(onDisk()).toContain(`name: AUTRE_NOM\nformerly: [${from}]\n`);
    expect(told.body.files?.length).toBeGreaterThan(1);
  });

  it('is refused with a code, and nothing is written', async () => {
    const before = onDisk();
    expect(await rename({ slug, from: 'ABSENTE', to: 'AUTRE_NOM' })).toMatchObject({
      status: 422,
      body: { error: 'edit-no-such-name' },
    });
    expect(await rename({ slug, from: nameOf(before) })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_EDIT' },
    });
    expect(onDisk()).toBe(before);
  });
});
