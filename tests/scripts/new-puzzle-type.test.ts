import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/run.ts';

const project = resolve(import.meta.dirname, '../..');
let copy = '';

/** What the compiler, the script and the conformance test need of the project. */
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
];

const script = (...argv: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(copy, 'scripts/new-puzzle-type.ts'), ...argv], { cwd: copy, encoding: 'utf8' });

function conformance(): { code: number | null; text: string } {
  const ran = spawnSync(
    process.execPath,
    [join(project, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, 'tests/conformance/faces.test.ts'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, PROJECT_ROOT: copy, NO_COLOR: '1' } },
  );
  return { code: ran.status, text: ran.stdout + ran.stderr };
}

const filesOf = (slug: string) =>
  ['schemas/puzzles', 'engine/puzzles', `web/puzzles/${slug}`].flatMap((folder) =>
    readdirSync(join(copy, folder))
      .filter((name) => name.toLowerCase().startsWith(slug.replace('-', '')) || name.startsWith(slug))
      .map((name) => join(copy, folder, name)),
  );

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-puzzle-'));
  for (const path of COPIED) cpSync(join(project, path), join(copy, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:puzzle', () => {
  it('makes the four faces, lists them, and says what it did', () => {
    const ran = script('six-wheels', '--json');
    expect(ran.stderr).toBe('');
    const { created, changed } = JSON.parse(ran.stdout) as { created: string[]; changed: string[] };
    expect(created).toHaveLength(5);
    expect(created.every((path) => existsSync(join(copy, path)))).toBe(true);
    expect(changed).toEqual(['schemas/puzzle.schema.json', 'engine/puzzles/index.ts', 'engine/public.ts', 'web/puzzles/index.ts']);
    expect(readFileSync(join(copy, 'engine/types/puzzle.generated.ts'), 'utf8')).toContain('export interface SixWheels');
  });

  it('leaves a project that compiles', async () => {
    const words = ['six-wheels', 'puzzles/index', 'engine/public'];
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', 'tests/support/code/check-some.ts', copy, ...words]);
    expect(stderr).toBe('');
    const { files, problems } = JSON.parse(stdout) as { files: string[]; problems: string };
    expect(files).toEqual(
      expect.arrayContaining(['web/puzzles/index.ts', 'web/puzzles/six-wheels/SixWheels.tsx', 'engine/puzzles/six-wheels.ts']),
    );
    expect(problems).toBe('');
  });

  it('is not taken for finished until everything is written, and every story is there', () => {
    const stories = join(copy, 'web/puzzles/six-wheels/SixWheels.stories.tsx');
    const written = readFileSync(stories, 'utf8');
    writeFileSync(stories, written.replace(/^export const Offline.*\n/m, ''));
    const { code, text } = conformance();
    expect(code).toBe(1);
    expect(text).toContain('Il reste « À ÉCRIRE » dans');
    expect(text).toContain('SixWheels.stories.tsx n’a pas d’histoire « Offline »');
    writeFileSync(stories, written);
    for (const file of filesOf('six-wheels')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('À ÉCRIRE', 'Écrit'));
    expect(conformance().code).toBe(0);
  });

  it('refuses a name that is none, and a type that exists', () => {
    expect(script('Six Wheels').status).toBe(2);
    const again = script('tuner');
    expect([again.status, again.stderr]).toEqual([2, 'Le type « tuner » existe déjà. « --help » montre l’emploi.\n']);
  });
});
