import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { startEditor, type Editor } from '../support/programs/language-server.ts';
import { root } from '../support/programs/run.ts';
import { writtenFields } from '../support/cities/schema-properties.ts';

const HEADER = /^# yaml-language-server: \$schema=(?:\.\.\/)+schemas\/(\S+)\n/u;
const files = [
  'scenarios',
  'scripts/city-template',
  'scripts/city-template-blank',
  'scripts/city-template-branching',
  'scripts/city-template-roles',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Translations have their schemas by the editor's settings.
    .filter((name) => name.endsWith('.yaml') && !/(?:^|\/)en\/|\.en\.yaml$/u.test(name))
    .map((name) => `${folder}/${name}`),
);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const schemaOf = (text: string) => HEADER.exec(text)?.[1] ?? '';

let editor: Editor;
beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => editor.stop());

describe('a writer’s editor', () => {
  it('finds a schema named in the header of every YAML file', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => schemaOf(textOf(path)) === '')).toEqual([]);
  });

  it('reports no problem in any city, the template, the site or the promotions', async () => {
    const found = await Promise.all(
      files.map(async (path) => {
        const file = editor.open(path);
        const messages = (await file.diagnostics()).map(
          ({ message, range }) => `${path}:${range.start.line + 1} ${message}`,
        );
        file.close();
        return messages;
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  it('shows the French title and description of every field in use', async () => {
    const checked = new Set<string>();
    const wrong: string[] = [];
    for (const path of files) {
      const text = textOf(path);
      const fresh = writtenFields(text, schemaOf(text)).filter(
        ({ id }) => !checked.has(id) && checked.add(id),
      );
      if (fresh.length === 0) continue;
      const file = editor.open(path);
      for (const { id, line, column, titles, descriptions } of fresh) {
        const shown = plain(await file.hover(line, column + 1));
        const says = (texts: readonly string[]) => texts.some((one) => shown.includes(plain(one)));
        if (!says(titles) || !says(descriptions)) wrong.push(`${path}:${line + 1} ${id}: « ${shown} »`);
      }
      file.close();
    }
    expect(wrong).toEqual([]);
    expect(checked.size).toBeGreaterThan(150);
  });
});

/** Undoes Markdown escapes and folded lines. */
const plain = (text: string): string =>
  text
    .replace(/&nbsp;/gu, ' ')
    .replace(/\\([^\s])/gu, '$1')
    .replace(/\s+/gu, ' ');

let count = 0;
/** A new file each time: diagnostics of closed files arrive late. */
const beside = (path: string): string => `${dirname(path)}/new-${(count += 1)}.yaml`;

const STEP = 'scripts/city-template/steps/01-premier-lieu.yaml';
const TUNER = 'scripts/city-template/steps/05-le-recepteur.yaml';
const SCENARIO = 'scripts/city-template/scenario.yaml';
const PLACES = 'scripts/city-template/places.yaml';
const WALK = 'scripts/city-template/walkthroughs/main.yaml';
const MAP = 'scripts/city-template/media/map.yaml';

/** One or two faults of each kind of file: the schemas themselves are tested with the diagnostics. */
describe('a writer’s editor underlines', () => {
  it.each([
    ['an unknown field', STEP, 'index: 1', 'indx: 1', 'indx'],
    ['a number for a word', STEP, 'name: PREMIER_LIEU', 'name: 12', 'name: 12'],
    [
      'a screen without its message',
      STEP,
      'reaction: { screen: home }',
      'reaction: { screen: message }',
      'reaction:',
    ],
    ['an unknown field of a puzzle', STEP, '  minLength: 3', '  minLenght: 3', 'minLenght'],
    ['a recording without length', TUNER, '    seconds: 14\n', '', 'recording:'],
    ['hours that are none', SCENARIO, '1-7: 8-19.5', '1-7: 8h-19h30', '1-7: 8h'],
    ['a date of a visit', PLACES, 'lastChecked: never', 'lastChecked: hier', 'lastChecked: hier'],
    ['a move that does nothing', WALK, ', answer: ginkgo', '', 'at: LE_JARDIN'],
    ['an angle too wide', MAP, 'angle: 22', 'angle: 220', 'angle: 220'],
  ])('%s', async (_fault, path, good, bad, where) => {
    const text = textOf(path).replace(good, bad);
    expect(text).not.toBe(textOf(path));
    const file = editor.open(beside(path), text);
    const lines = (await file.diagnostics()).map(({ range }) => text.split('\n')[range.start.line]);
    file.close();
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(where)]));
  });
});

describe('a writer’s editor offers', () => {
  /** Completions at the mark ‸ of a new file without a header; its folder determines its schema. */
  async function offers(path: string, marked: string) {
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    const file = editor.open(path, marked.replace('‸', ''));
    const items = await file.complete(before.length - 1, before.at(-1)?.length ?? 0);
    file.close();
    return items;
  }
  const labels = async (path: string, marked: string) =>
    (await offers(path, marked)).map(({ label }) => label);

  it('the fields of a step in an empty file', async () => {
    expect(await labels('scenarios/nouvelle/steps/01-a.yaml', '‸\n')).toEqual(
      expect.arrayContaining(['name', 'index', 'hints', 'puzzle']),
    );
  });

  it('every puzzle type', async () => {
    expect(await labels(beside('scenarios/nouvelle/steps/a.yaml'), 'name: A\npuzzle:\n  type: ‸\n')).toEqual(
      Object.keys(puzzleTypes).sort(),
    );
  });

  it('the fields of the chosen puzzle', async () => {
    const offered = await labels(
      beside('scenarios/nouvelle/steps/a.yaml'),
      'name: A\npuzzle:\n  type: tuner\n  ‸\n',
    );
    expect(offered).toEqual(expect.arrayContaining(['noise', 'recording', 'decoys']));
    expect(offered).not.toContain('placeholder');
  });

  it('a complete puzzle of each type', async () => {
    const offered = await offers(beside('scenarios/nouvelle/steps/a.yaml'), 'name: A\npuzzle:\n  ‸\n');
    for (const slug of Object.keys(puzzleTypes)) {
      const inserts = offered.map(({ insertText = '' }) => insertText);
      expect(inserts, slug).toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(`^type: ${slug}\\n`, 'u'))]),
      );
    }
  });

  it.each([
    ['scenarios/nouvelle/scenario.yaml', 'timeZone'],
    ['scenarios/nouvelle/places.yaml', 'lastChecked'],
    ['scenarios/nouvelle/walkthroughs/main.yaml', 'moves'],
    ['scenarios/nouvelle/media/map.yaml', 'landmarks'],
  ])('the fields of %s before it names its schema', async (path, field) => {
    expect(await labels(path, path.endsWith('places.yaml') ? '- ‸\n' : '‸\n')).toContain(field);
  });
});
