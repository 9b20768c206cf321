import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mdxPages } from '../../../scripts/vite/mdx-pages.ts';
import { yamlModules } from '../../../scripts/vite/yaml-modules.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** One file at a time, begun a hundred times: nothing is read that these tests do not need. */
export default defineConfig({
  root,
  test: {
    // What did not change since the run before is not compiled again.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}.vitest-cache` },
    projects: [
      {
        root,
        test: {
          name: 'node',
          globalSetup: './tests/support/suite/run-folder.ts',
          setupFiles: './tests/support/suite/facts.ts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{web,e2e,visual}/**'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        root,
        plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['./tests/web/support/patience.ts', './tests/support/suite/facts.ts'],
          include: ['tests/web/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
