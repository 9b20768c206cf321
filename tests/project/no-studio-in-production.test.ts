import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import frenchWordList from '../../engine/answers/words/french-words.json' with { type: 'json' };
import { readSite } from '../../server/rendering/built-site.ts';
import { root } from '../support/programs/run.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

/**
 * Its addresses below /studio, its texts, and its layout library, and the edits of files. Only the name
 * itself is in robots.txt.
 */
const MARKS = [
  '/studio/',
  'studio/phone',
  'studio:',
  'story-card',
  '@dagrejs',
  'Téléphone du joueur',
  'edit-not-exact',
  'NOT_LOCAL',
  'WOULD_BREAK',
  'NOTHING_TO_PUBLISH',
  'edit-still-named',
  'MEDIUM_GONE',
];

function filesWith(folder: string, said: readonly string[] = MARKS): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const marks = said.map((mark) => Buffer.from(mark));
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return marks.some((mark) => bytes.includes(mark));
    });
}

/** How the word list of the judge begins, in any build. */
const WORD_LIST = [frenchWordList.words[0]?.slice(0, 60) ?? ''];

describe('the word list by which answers are judged', () => {
  it('is in the server, and in no script of the player', () => {
    expect(filesWith('dist/server', WORD_LIST)).not.toEqual([]);
    expect(filesWith('dist/web', WORD_LIST)).toEqual([]);
  });
});

describe('the studio is for development only', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ site: readSite(join(root, 'dist/web')) });
  });
  afterAll(() => app.stop());

  it('no part of it is in the build', () => {
    expect(filesWith('dist/web')).toEqual([]);
    expect(filesWith('dist/server')).toEqual([]);
  });

  it('its sources fail this check', () => {
    expect(filesWith('web/studio').length).toBeGreaterThan(5);
    expect(filesWith('server/studio').length).toBeGreaterThan(2);
    expect(filesWith('engine/edit').length).toBeGreaterThan(2);
    expect(filesWith('schemas/api').length).toBe(3);
  });

  it.each([
    '/studio',
    '/studio/',
    '/studio/main.tsx',
    '/studio/phone/ville/home',
    '/api/studio/desk',
    '/api/studio/phone/ville',
    '/api/studio/text',
    '/api/studio/edit',
    '/api/studio/media',
    '/api/studio/try',
    '/api/studio/find',
    '/api/studio/refactor',
    '/api/studio/publication',
    '/api/studio/zip?city=lyon',
    '/api/studio/notes?city=lyon',
  ])('the server answers 404 at %s', async (path) => {
    expect((await fetch(app.address + path)).status).toBe(404);
  });
});
