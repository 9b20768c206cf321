import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineProject } from 'vitest/config';
import { LONG_STORIES } from '../web/workshop/puzzle/story-names.ts';
import { sitePlugins } from './site-plugins.ts';

/** `npm test` leaves the stories tagged « long » to `npm run test:all`. */
const tags = { exclude: process.env.TESTS === 'all' ? [] : ['long'] };

/** Storybook reads tags from a story's text, so the text of each puzzle's long stories is changed before Storybook reads it. */
const longStories: Plugin = {
  name: 'long-stories',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/web\/puzzles\/.*\.stories\.tsx$/.test(id)) return null;
    const common = new RegExp(`^(export const (?:${LONG_STORIES.join('|')}): Story =) (stories\\.\\w+);$`, 'gm');
    return { code: code.replaceAll(common, "$1 { ...$2, tags: ['long'] };"), map: null };
  },
};

/** Chromium without GPU, sandbox and background network. */
const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Every story is a test: it must render, its play function must pass, and axe must find nothing. The docs addon is not installed, yet
 * `disableAddonDocs` must be false: true would replace every MDX page by an empty object.
 */
export default defineProject({
  root: resolve(import.meta.dirname, '..'),
  plugins: [...sitePlugins(), longStories, storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false, tags })],
  test: {
    name: 'storybook',
    testTimeout: 900_000,
    // One page for all files of a worker: loading the product again for each of 130 files took longer than its stories.
    isolate: false,
    // The default leaves half of the processors idle.
    maxWorkers: '100%',
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      screenshotDirectory: resolve(import.meta.dirname, '../test-results'),
      provider: playwright({ launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: CHROMIUM } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
