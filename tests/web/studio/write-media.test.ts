import { afterEach, describe, expect, it, vi } from 'vitest';
import { MEDIUM_THERE, writeMedia } from '../../../web/studio/media/medium-calls.ts';
import { fakeApi, type FakeRoutes } from '../support/fake-api.ts';

afterEach(() => void vi.unstubAllGlobals());

const PICTURE = { hash: 'beef', extension: 'webp', bytes: 3, seconds: null };
const LICENCE = { by: 'Moi', licence: 'CC0', source: '' };
const FILE = 'GET studio/text?file=ville%2Fmedia%2Fgare.webp';
const NONE = { status: 404, json: { error: 'UNKNOWN' } };

/** The result, and the files of the edit that was sent. */
async function write(routes: FakeRoutes, replaces: boolean) {
  const fake = fakeApi({
    'GET studio/text?file=ville%2Flicences.yaml': NONE,
    'POST studio/edit': { json: { files: [], problems: [], told: [] } },
    ...routes,
  });
  const result = await writeMedia('ville', 'gare', [PICTURE], { licence: LICENCE, replaces });
  const sent = fake.calls.find(({ method }) => method === 'POST')?.body as
    | { readonly files: readonly object[] }
    | undefined;
  return { result, files: sent?.files ?? null };
}

describe('a picture that is written', () => {
  it('is a new file with its licence', async () => {
    const { result, files } = await write({ [FILE]: NONE }, false);
    expect(result.ok).toBe(true);
    expect(files).toMatchObject([
      { file: 'ville/media/gare.webp', seen: null, edits: [{ op: 'create', text: 'beef' }] },
      { file: 'ville/licences.yaml', seen: null, edits: [{ op: 'create' }] },
    ]);
  });

  it('takes the place of another only when the writer said so, and names the one that was seen', async () => {
    const there = { [FILE]: { json: { text: 'cafe', seen: 'hash' } } };
    expect(await write(there, false)).toMatchObject({
      result: { ok: false, status: 409, error: MEDIUM_THERE },
      files: null,
    });
    const { files } = await write(there, true);
    expect(files?.[0]).toMatchObject({
      seen: 'hash',
      edits: [{ op: 'splice', at: 0, was: 'cafe', now: 'beef' }],
    });
  });

  it('is not written while nobody knows whether the file or its licences are there', async () => {
    const down = { status: 503, json: { error: 'ERROR_SERVER' } };
    const licences = 'GET studio/text?file=ville%2Flicences.yaml';
    const cases: readonly FakeRoutes[] = [{ [FILE]: down }, { [FILE]: NONE, [licences]: down }];
    for (const routes of cases)
      expect(await write(routes, true)).toMatchObject({ result: { ok: false, status: 503 }, files: null });
  });
});
