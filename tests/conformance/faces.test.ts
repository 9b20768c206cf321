import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyNamesOf } from '../../web/workshop/puzzle/story-names.ts';
import { pascalCase } from '../../web/puzzles/pascal-case.ts';
import { TO_WRITE } from '../../scripts/new-puzzle/templates.ts';

const root = resolve(process.env['PROJECT_ROOT'] ?? join(import.meta.dirname, '../..'));
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
const names = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true });

/** Files of engine/puzzles/ that are not puzzle types but their helpers. */
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

const cities = names('scenarios').filter(
  (entry) => entry.isDirectory() && existsSync(join(root, 'scenarios', entry.name, 'steps')),
);
const steps = cities.flatMap(({ name }) =>
  names(`scenarios/${name}/steps`).map((step) => read(`scenarios/${name}/steps/${step.name}`)),
);
const isPlayed = (slug: string): boolean =>
  steps.some((text) => new RegExp(`^ +type: ${slug}$`, 'm').test(text));

/** The TODO marks of a new type and their tasks. */
const marksIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    [...read(path).matchAll(new RegExp(`${TO_WRITE}[^"\\n]*`, 'g'))].map(([mark]) => `${path} : ${mark}`),
  );

const listedIn = (path: string, slug: string) =>
  new RegExp(`['"/]${slug}['".]|^\\s+${slug}[:,]`, 'm').test(read(path));

describe.each(slugs)('the puzzle type %s', (slug) => {
  const pascal = pascalCase(slug);
  const faces = {
    schema: `schemas/puzzles/${slug}.schema.json`,
    engine: `engine/puzzles/${slug}.ts`,
    widget: `web/puzzles/${slug}/${pascal}.tsx`,
    stories: `web/puzzles/${slug}/${pascal}.stories.tsx`,
    example: `scripts/guide/puzzles/${slug}.yaml`,
  };

  it.each(Object.entries(faces))('has its file: %s', (_face, path) => {
    expect(
      existsSync(join(root, path)),
      `Il manque ${path} : « npm run new:puzzle » montre la forme de ces fichiers.`,
    ).toBe(true);
  });

  it.each(['schemas/puzzle.schema.json', 'engine/puzzles/index.ts', 'web/puzzles/index.ts'])(
    'is in the list %s',
    (list) => {
      expect(
        listedIn(list, slug),
        `« ${slug} » ne figure pas dans ${list} : ajoutez-le à côté des autres.`,
      ).toBe(true);
    },
  );

  // Read from the file, because a type may stand in another project than this one.
  const incorrect = read(faces.engine).includes('incorrect: []') ? [] : ['some'];
  it.each(storyNamesOf(incorrect))('has the story %s', (story) => {
    expect(read(faces.stories), `${faces.stories} n’a pas d’histoire « ${story} ».`).toContain(
      `export const ${story}:`,
    );
  });

  // A new type passes all tests as generated; the remaining tasks of its author are listed.
  for (const task of [
    ...marksIn(Object.values(faces)),
    ...(isPlayed(slug) ? [] : [`${TO_WRITE} : une étape d’une ville qui l’emploie`]),
  ]) {
    console.warn(`${slug} : ${task}`);
    it.todo(task);
  }
});
