import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORY_NAMES } from '../../.storybook/story-names.ts';

const root = resolve(process.env['PROJECT_ROOT'] ?? join(import.meta.dirname, '../..'));
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const names = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });

const pascalCase = (slug: string) => slug.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Files of engine/puzzles/ that are no type: what types are made with. */
const HELPERS = ['define', 'index', 'shared'];
const SHARED_WIDGETS = ['shared'];

const schemas = names('schemas/puzzles').map(({ name }) => name.replace('.schema.json', ''));
const engines = names('engine/puzzles')
  .map(({ name }) => name.replace('.ts', ''))
  .filter((name) => !HELPERS.includes(name));
const widgets = names('web/puzzles')
  .filter((entry) => entry.isDirectory() && !SHARED_WIDGETS.includes(entry.name))
  .map(({ name }) => name);
const slugs = [...new Set([...schemas, ...engines, ...widgets])].sort();

const TO_WRITE = 'À ÉCRIRE';

const listedIn = (path: string, slug: string) => new RegExp(`['"/]${slug}['".]|^\\s+${slug}[:,]`, 'm').test(read(path));

describe.each(slugs)('the puzzle type %s', (slug) => {
  const pascal = pascalCase(slug);
  const faces = {
    schema: `schemas/puzzles/${slug}.schema.json`,
    engine: `engine/puzzles/${slug}.ts`,
    widget: `web/puzzles/${slug}/${pascal}.tsx`,
    stories: `web/puzzles/${slug}/${pascal}.stories.tsx`,
  };

  it.each(Object.entries(faces))('has its face: %s', (_face, path) => {
    expect(existsSync(join(root, path)), `Il manque ${path} : « npm run new:puzzle » montre la forme des quatre fichiers.`).toBe(true);
  });

  it.each(['schemas/puzzle.schema.json', 'engine/puzzles/index.ts', 'web/puzzles/index.ts'])(
    'is in the list %s',
    (list) => {
      expect(listedIn(list, slug), `« ${slug} » ne figure pas dans ${list} : ajoutez-le à côté des autres.`).toBe(true);
    },
  );

  it.each(STORY_NAMES)('has the story %s', (story) => {
    expect(read(faces.stories), `${faces.stories} n’a pas d’histoire « ${story} ».`).toContain(`export const ${story}:`);
  });

  it('is written to its end', () => {
    const unfinished = Object.values(faces).filter((path) => read(path).includes(TO_WRITE));
    expect(unfinished, `Il reste « ${TO_WRITE} » dans : ${unfinished.join(', ')}.`).toEqual([]);
  });
});
