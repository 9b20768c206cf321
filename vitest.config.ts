import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import stories from './.storybook/vitest.project.ts';
import { mdxPages } from './scripts/vite/mdx-pages.ts';
import { yamlModules } from './scripts/vite/yaml-modules.ts';
import { LongestFirst } from './tests/support/suite/longest-first.ts';
import { testsOfMissingCities } from './tests/support/suite/played-cities.ts';
import { isWholeRun, LONG_TESTS } from './tests/support/suite/whole-run.ts';
import { workersPerProcessor } from './tests/support/suite/workers.ts';
import { timeouts, TEST_TIMEOUT_MS } from './tests/support/suite/timeouts.ts';

/**
 * Packages as the product runs them: their builds for development (xstate, micromark) check themselves at
 * each step, which took six percent of the engine's tests.
 */
const packagesOfProduction: Plugin = {
  name: 'packages-of-production',
  config: {
    order: 'post',
    handler: ({ environments }) =>
      void Object.assign(environments?.ssr?.resolve ?? {}, { conditions: ['node'] }),
  },
};

/** Files that `npm test` leaves to `npm run test:all`. */
const left = isWholeRun ? [] : [LONG_TESTS];

/**
 * Four projects: the engine and the server, screens in jsdom, stories in Chromium, and whole games in
 * Chromium on the built site. The groups of `groupOrder` run one after another, because a few processors
 * serve one of them at a time.
 */
export default defineConfig({
  test: {
    // The plain reporter prints the last line, for programs that read the result.
    reporters: [
      'default',
      './tests/support/reporting/progress-reporter.ts',
      './tests/support/reporting/plain-reporter.ts',
    ],
    // One line per file, and one per test that takes longer than this.
    slowTestThreshold: 10_000,
    sequence: { sequencer: LongestFirst },
    // On a busy machine, ending a worker that has a browser takes longer than the default of ten seconds.
    teardownTimeout: TEST_TIMEOUT_MS,
    projects: [
      {
        plugins: [packagesOfProduction],
        test: {
          name: 'node',
          environment: 'node',
          // One module graph per worker: loading the engine and the server for each of 150 files took longer
          // than the tests.
          isolate: false,
          globalSetup: './tests/support/suite/run-folder.ts',
          setupFiles: './tests/support/suite/property-seed.ts',
          // The output of commands is compared without colours.
          env: { NO_COLOR: '1' },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{web,e2e,visual}/**', ...left],
          ...timeouts,
          // Each worker loads the engine and the server, which takes a minute of a processor.
          maxWorkers: workersPerProcessor(1),
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
        // Node would resolve the CommonJS build, which cannot import modules here.
        resolve: {
          alias: [
            {
              find: /^react-router-dom$/,
              replacement: join(import.meta.dirname, 'node_modules/react-router-dom/dist/index.mjs'),
            },
          ],
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // One window and one module graph per worker: loading the product for each of 110 files took longer
          // than the tests. `fresh-window` forgets what a file left.
          pool: 'forks',
          isolate: false,
          setupFiles: ['timeouts', 'loaded', 'fresh-window'].map((file) => `./tests/web/support/${file}.ts`),
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: left,
          ...timeouts,
          maxWorkers: workersPerProcessor(1),
          sequence: { groupOrder: 1 },
        },
      },
      stories,
      {
        plugins: [packagesOfProduction],
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          include: ['tests/{e2e,visual}/**/*.test.ts'],
          exclude: [...testsOfMissingCities(), ...left],
          ...timeouts,
          // Each look at a screen takes a hundredth of a second of processors that the screen needs to
          // appear.
          expect: { poll: { ...timeouts.expect.poll, interval: 100 } },
          // Games wait for their pages.
          maxWorkers: workersPerProcessor(2),
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
