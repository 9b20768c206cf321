import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMentions } from '../../scripts/new-puzzle/mentions.ts';
import { main } from '../../scripts/new-puzzle-type.ts';
import { namesOf } from '../../scripts/new-puzzle/templates.ts';
import { callScript } from '../support/programs/call-script.ts';
import { runTool } from '../support/programs/run.ts';

const project = resolve(import.meta.dirname, '../..');
let copy = '';

/** The parts of the project that the command, the compiler, the linter and the conformance tests need. */
const COPIED = [
  '.storybook',
  'engine',
  'schemas',
  'scripts',
  'web',
  'tests/conformance',
  'scenarios',
  'server',
  'tsconfig.json',
  'package.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

const script = (...argv: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/new-puzzle-type.ts', '--no-picture', ...argv], {
    cwd: copy,
    encoding: 'utf8',
  });

function conformance(): { code: number | null; text: string } {
  const ran = spawnSync(
    process.execPath,
    [join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, 'tests/conformance'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, PROJECT_ROOT: copy, NO_COLOR: '1' },
    },
  );
  return { code: ran.status, text: ran.stdout + ran.stderr };
}

/** Changes a file of the copy, and returns a function that restores it. */
function edit(path: string, change: (text: string) => string): () => void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(changed, path).not.toBe(text);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}

const ENGINE = 'engine/puzzles/six-wheels.ts';
const STORIES = 'web/puzzles/six-wheels/SixWheels.stories.tsx';
const WIDGET = 'web/puzzles/six-wheels/SixWheels.tsx';
const FACES = [
  'schemas/puzzles/six-wheels.schema.json',
  ENGINE,
  WIDGET,
  STORIES,
  'scripts/guide/puzzles/six-wheels.yaml',
];

/** Code that knows the list of types. */
const NEAR = ['engine/puzzles', 'engine/types', 'engine/public.ts', 'web/puzzles', 'web/site'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-puzzle-'));
  for (const path of COPIED) cpSync(join(project, path), join(copy, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:puzzle', () => {
  it('creates five files, extends two lists, and generates the rest', () => {
    const ran = script('six-wheels', '--json');
    expect(ran.stderr).toBe('');
    expect(JSON.parse(ran.stdout)).toEqual({
      slug: 'six-wheels',
      created: FACES,
      changed: ['engine/puzzles/index.ts', 'web/puzzles/index.ts'],
    });
    expect(FACES.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
    expect(findMentions(copy, ['six-wheels'])).toEqual([]);
    expect(readFileSync(join(copy, 'engine/types/puzzle.generated.ts'), 'utf8')).toContain(
      'export interface SixWheels',
    );
    expect(readFileSync(join(copy, 'schemas/puzzle.schema.json'), 'utf8')).toContain(
      '"label":"Mot à compléter (six-wheels)"',
    );
    expect(readFileSync(join(copy, 'scenarios/GUIDE-epreuves.md'), 'utf8')).toContain(
      '`type: six-wheels` — Un mot à trouver',
    );
  });

  it('leaves a project that compiles, and that the linter and the formatter accept', async () => {
    const lint = await runTool('oxlint', NEAR, { cwd: copy });
    expect(lint.code, lint.stdout).toBe(0);
    const format = await runTool('oxfmt', ['--list-different'], { cwd: copy });
    expect([format.stdout, format.code]).toEqual(['', 0]);
  });

  it('creates a conforming puzzle, and lists what its author still has to write', () => {
    const { code, text } = conformance();
    expect(text).not.toContain('FAIL');
    expect(code).toBe(0);
    for (const path of FACES) expect(text).toContain(`six-wheels : ${path} : À ÉCRIRE : `);
    expect(text).toContain('six-wheels : À ÉCRIRE : une étape d’une ville');
  });

  it('fails conformance when a story is missing or the solution leaves the server', () => {
    const undo = [
      edit(STORIES, (text) => text.replace(/^export const Offline.*\n/m, '')),
      edit(ENGINE, (text) => text.replace('    header,\n', '    header: solution,\n')),
      ...FACES.filter((path) => path !== STORIES && path !== ENGINE).map((path) =>
        edit(path, (text) => text.replaceAll('À ÉCRIRE', 'Écrit')),
      ),
    ];
    const { code, text } = conformance();
    expect(code).toBe(1);
    expect(text).toContain('SixWheels.stories.tsx n’a pas d’histoire « Offline »');
    expect(text).toContain('puzzle type six-wheels > sends no part of the solution');
    expect(text).not.toContain(`six-wheels : ${WIDGET} : À ÉCRIRE`);
    undo.forEach((put) => put());
  });

  it('explains how to continue when a generation step failed', () => {
    const undo = edit('schemas/links.schema.json', (text) => text.slice(1));
    const { status, stderr } = script('five-wheels');
    undo();
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('Une fois la cause levée : npm run build -- puzzles five-wheels'),
    ]);
  });

  it('refuses an invalid name and an existing type', () => {
    const refuse = (slug: string) => callScript((argv) => main(argv, copy), ['--no-picture', slug]);
    const ran = refuse('Six Wheels');
    expect([ran.code, ran.stderr]).toEqual([
      2,
      expect.stringContaining('« Six Wheels » ne peut pas nommer un type'),
    ]);
    const word = refuse('code');
    expect([word.code, word.stderr]).toEqual([2, expect.stringContaining('« code » nomme déjà autre chose')]);
    const again = refuse('tuner');
    expect([again.code, again.stderr]).toEqual([
      2,
      'Le type « tuner » existe déjà. « --help » montre l’emploi.\n',
    ]);
  });

  it.each(['class', 'await', 'instrument', 'fold', '2-wheels', 'six--wheels'])(
    'refuses the name « %s », which would not compile',
    (slug) => {
      expect(namesOf(slug)).toBeNull();
    },
  );
});
