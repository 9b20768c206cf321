// Plays lyon.
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdScripts } from '../../support/e2e/first-paint.ts';
import { loadOf, stepLoad, type FirstLoad } from '../../support/e2e/first-load.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

const ASSET = /^\/assets\/.+\.(?:js|css)$/;

/**
 * Scripts and styles loaded from now on: bytes on the wire by address; null for a file that was not
 * compressed at build time.
 */
function assetsOf(page: Page) {
  const seen: Response[] = [];
  page.on('response', (response) => ASSET.test(new URL(response.url()).pathname) && seen.push(response));
  return async () => {
    const bytes = await Promise.all(
      seen.map(async (response) => {
        const headers = await response.allHeaders();
        const isPacked = headers['content-encoding'] === 'br';
        return [
          new URL(response.url()).pathname,
          isPacked ? Number(headers['content-length']) : null,
        ] as const;
      }),
    );
    return Object.fromEntries(bytes);
  };
}

const weights = ({ scripts, styles }: FirstLoad) =>
  Object.fromEntries([...scripts, ...styles].map(({ address, bytes }) => [address, bytes]));

describe('the files that a browser fetches', () => {
  it.each([
    ['FIND_ALPHA', 'text-field', []],
    ['FIND_STATUE', 'digit-dials', ['../../state/device/sounds.ts']],
    ['LA_PLACE', 'tuner', ['Tape.tsx']],
  ])(
    'at %s are those of the budget, compressed by the build, and then those of the other screens',
    async (step, slug, parts) => {
      const { page } = await stage.at(step);
      const assets = assetsOf(page);
      const others = loadOf([
        'player/screens.ts',
        'player/pages/page-parts.ts',
        'words/fr/account.tsx',
        'words/fr/beside.tsx',
      ]);
      await page.goto('/home/app/code');
      await page.locator('main').getByRole('button').first().waitFor();
      const all = { ...weights(others), ...weights(stepLoad(slug, ...parts)) };
      // The other screens are fetched when the processor is idle.
      await expect.poll(assets).toEqual(all);
      await page.waitForLoadState('networkidle');
      expect(await assets()).toEqual(all);
    },
  );
});

const firstWords = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('#root') ?? document.body, '::before').content);

describe('a document that arrives empty', () => {
  it('shows « Chargement » until its script has arrived', async () => {
    const page = await stage.phone(null);
    const release = await holdScripts(page);
    await page.goto('/a/ABC123', { waitUntil: 'commit' });
    await expect.poll(() => firstWords(page)).toContain('Chargement');
    release();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await firstWords(page)).toBe('none');
  });
});
