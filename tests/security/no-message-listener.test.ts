import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

/** Another window may send a message to ours; listening on a channel of one's own is another matter. */
const LISTENS = /addEventListener\(\s*['"`]message['"`]|\b(?:window|self|globalThis)\.onmessage\b/;

/** Files below the folder that listen to messages. The studio is no part of the product that is online. */
const listeningIn = (folder: string, suffix: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && suffix.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(root, 'web/studio')) && LISTENS.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));

describe('the site', () => {
  it('listens to no message on its pages, in its sources and as it is built', () => {
    expect(listeningIn('web', /\.tsx?$/)).toEqual([]);
    expect(listeningIn('dist/web/assets', /\.js$/)).toEqual([]);
  });

  it.each([
    "window.addEventListener('message', (event) => run(event.data))",
    'self.addEventListener("message",e=>{})',
    'self.onmessage = run',
  ])('would be found listening by %s', (text) => expect(text).toMatch(LISTENS));
});
