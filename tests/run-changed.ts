import { createVitest } from 'vitest/node';
import { testsReachedBy } from './support/suite/changed.ts';
import { root, run } from './support/programs/run.ts';

const UPSTREAM = ['@{upstream}', 'origin/HEAD', 'main', 'master'];

async function git(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await run('git', args);
  return code === 0 ? stdout.trim() : '';
}

/** Where this work left what is published; the last commit where nothing is known of it. */
async function base(): Promise<string> {
  for (const name of UPSTREAM) {
    const found = await git('merge-base', 'HEAD', name);
    if (found) return found;
  }
  return 'HEAD';
}

/** `npm run test:changed`: what the changes since then can reach, by imports and by the rules of `reachedBy`. */
const since = await base();
const changed = [await git('diff', '--name-only', since), await git('ls-files', '--others', '--exclude-standard')].join('\n').split('\n');
const filters = testsReachedBy(changed.filter(Boolean));
if (filters.includes('tests/e2e/')) await run(process.execPath, ['scripts/build.mjs']);
// As the command sets them: without them Storybook’s plugin takes every test for a story.
Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: process.env.NODE_ENV ?? 'test' });
const vitest = await createVitest('test', { root, watch: false, changed: since });
const [imported, ruled] = [
  await vitest.getRelevantTestSpecifications(),
  filters.length ? await vitest.globTestSpecifications(filters) : [],
];
const all = new Map([...imported, ...ruled].map((file) => [`${file.project.name}:${file.moduleId}`, file]));
await vitest.runTestSpecifications([...all.values()], false);
await vitest.close();
