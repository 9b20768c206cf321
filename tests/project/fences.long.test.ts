import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miniature } from '../support/programs/miniature.ts';
import { root, runScript, runTool } from '../support/programs/run.ts';

const FOLDERS = ['engine', 'server', 'web', 'scripts', '.storybook'];

const importing = (what: string) => `import { thing } from '${what}';\nexport const other = () => thing;\n`;
const target = 'export const thing = 1;\n';

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
  readonly to: { readonly path?: string | readonly string[] };
}

const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
  readonly forbidden: readonly Rule[];
};

const targets = [
  'server/target.ts',
  'engine/story/target.ts',
  'engine/edit/target.ts',
  'tests/target.ts',
  'web/target.ts',
  'web/workshop/target.ts',
  'server/studio/target.ts',
  'scripts/target.ts',
];

/** Folders that stand in no list: stories, files that are served as they are, and the template of a city. */
const UNORDERED = [
  'workshop',
  'public',
  'city-template',
  'city-template-blank',
  'city-template-branching',
  'city-template-roles',
  'sample-media',
];

/** A forbidden import for each folder that an ordered list of folders names, except the last one. */
const oneWay = forbidden.filter(({ name }) => name.includes('-goes-one-way-from-'));
const parts = [...new Set(oneWay.map(({ name }) => name.split('-goes-one-way-from-')[0] ?? ''))];
const upward = oneWay.map(({ name, to }) => {
  const [part = '', folder = ''] = name.split('-goes-one-way-from-');
  const later = [to.path ?? []].flat().map((path) => new RegExp(path));
  const aimedAt = targets.find((path) => later.some((pattern) => pattern.test(path)));
  const [from, text] = [join(part, folder, 'up.ts'), importing(relative(join(part, folder), aimedAt ?? ''))];
  return { rule: name, from, text };
});

/** One forbidden import per rule, each from its own file. */
const faults = [
  ...upward,
  { rule: 'engine-imports-nothing-of-ours', from: 'engine/ours.ts', text: importing('../server/target.ts') },
  { rule: 'engine-is-pure', from: 'engine/pure.ts', text: importing('node:fs') },
  { rule: 'engine-uses-few-packages', from: 'engine/packages.ts', text: importing('react') },
  {
    rule: 'web-sees-only-the-public-engine',
    from: 'web/engine.ts',
    text: importing('../engine/story/target.ts'),
  },
  { rule: 'web-does-not-know-the-server', from: 'web/server.ts', text: importing('../server/target.ts') },
  { rule: 'server-does-not-know-the-web', from: 'server/web.ts', text: importing('../web/target.ts') },
  { rule: 'the-studio-is-for-development', from: 'server/main.ts', text: importing('./studio/target.ts') },
  { rule: 'edits-are-for-the-studio', from: 'server/edits.ts', text: importing('../engine/edit/target.ts') },
  { rule: 'the-workshop-is-for-stories', from: 'web/staged.ts', text: importing('./workshop/target.ts') },
  { rule: 'only-the-store-says-knex', from: 'server/routes/knex.ts', text: importing('knex') },
  { rule: 'no-test-tool-in-the-product', from: 'server/tool.ts', text: importing('fast-check') },
  { rule: 'nothing-needs-a-test', from: 'scripts/test.ts', text: importing('../tests/target.ts') },
  { rule: 'no-circles', from: 'engine/circle.ts', text: importing('./round.ts') },
];

/** A type import alone closes the cycle. */
const round =
  "import type { other } from './circle.ts';\nexport const thing = 1 as unknown as typeof other;\n";

describe('the drawings of the folders', () => {
  it('are what `npm run build -- folders` writes', async () => {
    const { code, stdout } = await runScript('build-folders.ts', ['--check']);
    expect(code, stdout).toBe(0);
  });
});

describe('the fences', () => {
  let folder: string;
  let told: { code: number | null; stdout: string };
  beforeAll(async () => {
    const planted = faults.map(({ from, text }): [string, string] => [from, text]);
    const aimedAt = targets.map((path): [string, string] => [path, target]);
    const files = { ...Object.fromEntries([...aimedAt, ...planted]), 'engine/round.ts': round };
    folder = miniature(['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'], files);
    for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
    told = await runTool('depcruise', ['--config', '.dependency-cruiser.cjs', ...FOLDERS], { cwd: folder });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(parts)('know every folder of %s/', (part) => {
    const rules = oneWay.filter(({ name }) => name.startsWith(`${part}-`));
    const known = new Set(rules.flatMap(({ from, to }) => [from.path, to.path].flat()));
    const entries = readdirSync(join(root, part), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const unknown = folders.filter((name) => !known.has(`^${part}/${name}/`));
    expect(unknown.filter((name) => !UNORDERED.includes(name))).toEqual([]);
  });

  it('have a planted fault for each rule', () => {
    expect(faults.map(({ rule }) => rule).sort()).toEqual(forbidden.map(({ name }) => name).sort());
  });

  it.each(faults)('catch a planted fault: $rule', ({ rule, from }) => {
    expect(told.code).not.toBe(0);
    expect(told.stdout).toMatch(new RegExp(`${rule}: (engine/round\\.ts|${from.replaceAll('.', '\\.')}) `));
  });
});
