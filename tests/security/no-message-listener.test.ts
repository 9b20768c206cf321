import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';

/** Other windows can send messages to the page; a BroadcastChannel or MessagePort is safe. */
const LISTENS = /addEventListener\(\s*['"`]message['"`]|\b(?:window|self|globalThis)\.onmessage\b/;

/** Files that listen to window messages. The studio is not part of the production site. */
const listeningIn = (folder: string, suffix: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && suffix.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.startsWith(join(root, 'web/studio')) && LISTENS.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));

describe('the site', () => {
  it('listens to no window message in its pages, sources and build', () => {
    expect(listeningIn('web', /\.tsx?$/)).toEqual([]);
    expect(listeningIn('dist/web/assets', /\.js$/)).toEqual([]);
  });

  it.each([
    "window.addEventListener('message', (event) => run(event.data))",
    'self.addEventListener("message",e=>{})',
    'self.onmessage = run',
  ])('is recognised as listening by %s', (text) => expect(text).toMatch(LISTENS));
});
