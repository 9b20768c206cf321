import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mdxPages } from '../../../scripts/vite/mdx-pages.ts';
import { yamlModules } from '../../../scripts/vite/yaml-modules.ts';
import { timeouts } from '../../support/suite/timeouts.ts';

const root = new URL('../../..', import.meta.url).pathname;

/**
 * Vitest's configuration for mutants: runs one file at a time, a hundred times, and loads only what these
 * tests need.
 */
export default defineConfig({
  root,
  test: {
    // Caches compiled modules between runs.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${root}.vitest-cache` },
    projects: [
      {
        root,
        test: {
          name: 'node',
          globalSetup: './tests/support/suite/run-folder.ts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{web,e2e,visual}/**'],
          ...timeouts,
        },
      },
      {
        root,
        plugins: [yamlModules(), mdxPages(), react({ include: /\.(mdx|[jt]sx?)$/ })],
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: './tests/web/support/timeouts.ts',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          ...timeouts,
        },
      },
    ],
  },
});
