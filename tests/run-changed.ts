import { createVitest } from 'vitest/node';
import { testsReachedBy } from './support/suite/changed.ts';
import { root, run } from './support/programs/run.ts';

const UPSTREAM = ['@{upstream}', 'origin/HEAD', 'main', 'master'];

async function git(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await run('git', args);
  return code === 0 ? stdout.trim() : '';
}

/** The merge base with the upstream branch; the last commit without an upstream. */
async function base(): Promise<string> {
  for (const name of UPSTREAM) {
    const found = await git('merge-base', 'HEAD', name);
    if (found) return found;
  }
  return 'HEAD';
}

/** `npm run test:changed`: runs the tests that the changes since then can affect, by imports and by the rules of `testsReachedBy`. */
const since = await base();
const changed = [await git('diff', '--name-only', since), await git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n');
const filters = testsReachedBy(changed.filter(Boolean));
if (filters.includes('tests/e2e/')) await run(process.execPath, ['scripts/build.mjs']);
// Set as by the command: without them Storybook’s plugin takes every test for a story.
Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: process.env.NODE_ENV ?? 'test' });
const vitest = await createVitest('test', { root, watch: false, changed: since });
const [imported, ruled] = [
  await vitest.getRelevantTestSpecifications(),
  filters.length ? await vitest.globTestSpecifications(filters) : [],
];
const all = new Map([...imported, ...ruled].map((file) => [`${file.project.name}:${file.moduleId}`, file]));
await vitest.runTestSpecifications([...all.values()], false);
await vitest.close();
