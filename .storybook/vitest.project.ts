import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { sitePlugins } from './site-plugins.ts';

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
 * Every story is a test: it must render, its play function must pass, and axe must find nothing. The docs
 * addon is not installed, yet `disableAddonDocs` must be false: true would replace every MDX page by an empty
 * object.
 */
export default defineProject({
  root: resolve(import.meta.dirname, '..'),
  plugins: [...sitePlugins(), storybookTest({ configDir: import.meta.dirname, disableAddonDocs: false })],
  test: {
    name: 'storybook',
    testTimeout: 900_000,
    // One page for all files of a worker: loading the product again for each of 130 files took longer than
    // its stories.
    isolate: false,
    // The default leaves half of the processors idle.
    maxWorkers: '100%',
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: true,
      screenshotDirectory: resolve(import.meta.dirname, '../test-results'),
      provider: playwright({
        launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: CHROMIUM },
        contextOptions: { locale: 'fr-FR' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
