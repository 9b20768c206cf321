import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import stories from './.storybook/vitest.project.ts';
import { mdxPages } from './scripts/vite/mdx-pages.ts';
import { yamlModules } from './scripts/vite/yaml-modules.ts';
import { LongestFirst } from './tests/support/suite/longest-first.ts';
import { testsOfMissingCities } from './tests/support/suite/played-cities.ts';
import { isQuickRun, QUICK } from './tests/support/suite/quick-run.ts';

/** What is waited for comes when it comes, on a machine that does much else: patience costs time only where something is wrong. */
const patient = { poll: { timeout: 60_000 } };

/**
 * Four families, one after another where they would fight for two cores: facts of the engine and the server, screens in
 * jsdom, stories in Chromium, and whole games in Chromium on the built site.
 */
export default defineConfig({
  test: {
    // The plain one is the last: whoever reads the run by machine reads its last line.
    reporters: ['default', './tests/support/reporting/progress-reporter.ts', './tests/support/reporting/plain-reporter.ts'],
    // A line a file, and one for each test that takes unusually long.
    slowTestThreshold: 10_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // One module graph a worker: reading the engine and the server anew for each of 150 files took longer than testing them.
          isolate: false,
          globalSetup: './tests/support/suite/run-folder.ts',
          setupFiles: './tests/support/suite/facts.ts',
          // What scripts say is compared as it is read, wherever the tests run.
          env: { NO_COLOR: '1' },
          include: isQuickRun ? QUICK.include : ['tests/**/*.test.ts'],
          exclude: isQuickRun ? QUICK.exclude : ['tests/{web,e2e,visual}/**'],
          testTimeout: 120_000,
          expect: patient,
          hookTimeout: 240_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
        // Node's own choice is the form that requires others, which cannot be modules there.
        resolve: {
          alias: [{ find: /^react-router-dom$/, replacement: join(import.meta.dirname, 'node_modules/react-router-dom/dist/index.mjs') }],
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A file has a window of its own, and packages are read once a worker: to start a process and jsdom for each took most of the time.
          pool: 'vmForks',
          setupFiles: ['./tests/web/support/patience.ts', './tests/support/suite/facts.ts'],
          include: ['tests/web/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          expect: patient,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      stories,
      {
        test: {
          name: 'e2e',
          environment: 'node',
          isolate: false,
          setupFiles: './tests/support/suite/facts.ts',
          include: ['tests/{e2e,visual}/**/*.test.ts'],
          exclude: testsOfMissingCities(),
          testTimeout: 240_000,
          expect: patient,
          hookTimeout: 60_000,
          // A game still waits for its pages: two processors serve four of them.
          maxWorkers: 4,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
