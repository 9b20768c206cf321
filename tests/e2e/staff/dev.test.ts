import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, phone } from '../../support/e2e/browser.ts';
import { cityNames, readCity, scenariosDir } from '../../support/cities/cities.ts';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { followTutorial, openLetter } from '../../support/e2e/play-route.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';

describe('the development server', () => {
  const slug = cityNames[0] ?? '';
  const { scenario, source } = readCity(slug);
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const first = source.files.find(({ path, text }) => path.startsWith('steps/') && text.includes(`name: ${scenario.start}\n`));
  const file = join(folder, slug, first?.path ?? '');
  const written = first?.text ?? '';
  const header = (scenario.steps[scenario.start]?.puzzle as { header: string } | null)?.header ?? '';
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    cpSync(scenariosDir, folder, { recursive: true });
    server = await startServer({ GAME_DEBUG: '1' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
    browser = await launchBrowser();
    page = await (await browser.newContext(phone)).newPage();
    page.setDefaultTimeout(60_000);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints the address of the studio', () => {
    expect(server.output()).toContain('/studio\n');
  });

  it('shows a changed step in the browser at the same step, without a restart', async () => {
    await openLetter(page, server.address, scenario.demonstration ?? '');
    await followTutorial(page);
    await page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first().tap();
    await waitForText(page, header);
    await page.getByRole('main').getByRole('textbox').fill('en cours de frappe');
    writeFileSync(file, written.replace(header, 'Une question toute neuve ?'));
    await waitForText(page, 'Une question toute neuve ?');
    await waitForPath(page, '/home/app/code');
    expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('en cours de frappe');
  });

  it('keeps the last good version when a file is broken, and shows the problem in the browser', async () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^index: .+$/m, 'indexe: 1'));
    await page.locator('vite-error-overlay').getByText('unknown-field').first().waitFor();
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(server.output()).toContain(`${first?.path}:`);
    await waitForText(page, 'Une question toute neuve ?');
  });

  it('removes the problem from the screen once it is fixed', async () => {
    writeFileSync(file, written);
    await waitForText(page, header);
    expect(await page.locator('vite-error-overlay').count()).toBe(0);
  });
});
