import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, BROWSER_TIMEOUT_MS } from '../../support/e2e/browser.ts';
import { branchingCity } from '../../support/cities/branching-city.ts';
import { writeCity } from '../../support/cities/city-folder.ts';
import { cityNames, readCity, scenariosDir } from '../../support/cities/cities.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { startServer, type RunningServer } from '../../support/server/running-server.ts';

describe('the studio', () => {
  const slug = cityNames[0] ?? '';
  const { scenario, source } = readCity(slug);
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const [, , third = ''] = scenario.mainRoute;
  const header = (scenario.steps[third]?.puzzle as { header: string } | null)?.header ?? '';
  const file = join(folder, slug, source.files.find(({ text }) => text.includes(`name: ${third}\n`))?.path ?? '');
  const scenarioFile = join(folder, slug, 'scenario.yaml');
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  let phone: FrameLocator;

  const change = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  const step = (name: string) => page.locator(`[data-step="${name}"]`);
  const zoom = () => page.locator('[role="group"][aria-label="Zoom"] output').innerText();
  const phonePath = () => page.frames()[1]?.evaluate(() => window.location.pathname);
  const view = (name: string) => page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name }).click();

  beforeAll(async () => {
    mkdirSync(join(folder, slug));
    cpSync(join(scenariosDir, slug), join(folder, slug), { recursive: true });
    change(scenarioFile, 'holidays: normal', 'holidays: closed');
    server = await startServer({ DEMO: '0' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
    browser = await launchBrowser();
    page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'fr-FR' })).newPage();
    page.setDefaultTimeout(BROWSER_TIMEOUT_MS);
    phone = page.frameLocator('iframe[title="Téléphone du joueur"]');
    await page.goto(`${server.address}/studio`);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('draws the story without an accessibility fault', async () => {
    await step(scenario.start).waitFor();
    expect(await page.locator('[data-step]').count()).toBe(Object.keys(scenario.steps).length);
    await phone.getByRole('navigation', { name: 'Applications' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('opens a clicked step in the telephone, as a player sees it', async () => {
    await page.getByRole('combobox', { name: 'Une étape s’ouvre sur' }).selectOption('puzzle');
    await step(third).click();
    await phone.getByText(header).waitFor();
    expect(await step(third).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows a saved change at the same step, and keeps the zoom and the screen', async () => {
    await page.getByRole('button', { name: 'Réduire' }).click();
    const before = await zoom();
    expect(before).not.toMatch(/^100/);
    change(file, header, 'Une question toute neuve');
    await phone.getByText('Une question toute neuve').waitFor();
    expect([await zoom(), await phonePath()]).toEqual([before, `/studio/phone/${slug}/home/app/code`]);
  });

  it('shows the line of a saved fault with a link to the editor, and keeps the last good version', async () => {
    change(file, /^index: /m, 'indexe: ');
    await page.getByRole('status').filter({ hasText: 'la dernière version sans erreur reste en jeu' }).waitFor();
    await view('Problèmes');
    const problem = page.getByRole('article').filter({ hasText: 'unknown-field' });
    expect(await problem.locator('pre').innerText()).toContain('indexe:');
    const doors = await problem.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(doors.map((door) => decodeURIComponent(door))).toEqual([
      expect.stringMatching(/^\/__open-in-editor\?file=.*\.yaml:\d+:1$/),
      expect.stringMatching(/^vscode:\/\/file\/.*\.yaml:\d+:1$/),
    ]);
    await phone.getByText('Une question toute neuve').waitFor();
    change(file, /^indexe: /m, 'index: ');
    await page.getByRole('status').filter({ hasText: 'la dernière version sans erreur reste en jeu' }).waitFor({ state: 'detached' });
  });

  it('shows a place as closed when the date is set to 14 July, a public holiday', async () => {
    await page.getByRole('combobox', { name: 'Moment' }).selectOption({ label: 'Le 14 juillet' });
    await phone.getByRole('link', { name: 'Bureau' }).click();
    await phone.getByText('Fermé', { exact: true }).waitFor();
    expect(await page.getByLabel('Date et heure sur place').inputValue()).toMatch(/^\d{4}-07-14T15:00$/);
  });

  it('opens a message from the table in the telephone, at a step that has it', async () => {
    await view('Tableau');
    const message = scenario.messages.at(-1);
    await page
      .getByRole('region', { name: 'Ce qui est là, étape par étape' })
      .getByRole('button', { name: `${message?.title}, à l’étape` })
      .first()
      .click();
    await expect.poll(phonePath).toBe(`/studio/phone/${slug}/home/messages/${message?.slug}`);
    await phone.getByRole('heading', { name: message?.title ?? '' }).waitFor();
  });

  it('keeps its view and the telephone’s page after a reload', async () => {
    await page.reload();
    await page.getByRole('region', { name: 'Ce qui est là, étape par étape' }).waitFor();
    await expect.poll(phonePath).toBe(`/studio/phone/${slug}/home/messages/${scenario.messages.at(-1)?.slug}`);
  });

  it('shows a branch in the table, and opens it in the telephone with its choice', async () => {
    writeCity(folder, branchingCity());
    await page.getByRole('navigation', { name: 'Villes' }).getByRole('button', { name: 'Ville', exact: true }).click();
    await page.getByRole('button', { name: 'Des bottes mouillées, à l’étape CAFE, QUAI\u00a0: suivre', exact: true }).click();
    await phone.getByText('Vous étiez donc dans la barque.').waitFor();
    await page
      .getByRole('complementary')
      .getByRole('status')
      .filter({ hasText: /QUAI\s: suivre/ })
      .waitFor();
    await view('Histoire');
    await step('MARCHE').press('Enter');
    const standing = async (): Promise<unknown> => (await fetch(`${server.address}/api/studio/phone/ville`)).json();
    await expect.poll(standing).toMatchObject({ step: 'MARCHE', chosen: { QUAI: 'suivre' } });
    rmSync(join(folder, 'ville'), { recursive: true });
  });

  it('lists an added folder as a city with its problems, and removes it when the folder is deleted', async () => {
    const city = page.getByRole('navigation', { name: 'Villes' }).getByRole('button', { name: 'ville-neuve' });
    mkdirSync(join(folder, 'ville-neuve'));
    writeFileSync(join(folder, 'ville-neuve', 'scenario.yaml'), 'city: [\n');
    await city.getByText(/erreur/).waitFor();
    rmSync(join(folder, 'ville-neuve'), { recursive: true });
    await city.waitFor({ state: 'detached' });
  });
});
