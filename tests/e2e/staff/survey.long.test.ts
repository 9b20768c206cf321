import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCityFiles } from '../../../server/content/new-city/create-city.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { phone, sharedBrowser } from '../../support/e2e/browser.ts';
import { type RunningServer, startServer } from '../../support/server/running-server.ts';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const SLUG = 'dijon';
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
let server: RunningServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  for (const { path, content } of newCityFiles(
    { slug: SLUG, code: 'DIJON', name: 'Dijon' },
    'DIJO01',
    'simple',
  )) {
    mkdirSync(dirname(join(folder, SLUG, path)), { recursive: true });
    writeFileSync(join(folder, SLUG, path), content);
  }
  server = await startServer({ DEMO: '0' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
  context = await (
    await sharedBrowser()
  ).newContext({
    ...phone,
    permissions: ['geolocation'],
    geolocation: { latitude: 47.0011, longitude: 2.9999 },
  });
  page = await context.newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  await page.goto(`${server.address}/studio/reperage/${SLUG}`);
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the card of a place. */
async function cardOf(name: string): Promise<Locator> {
  const card = page.locator('details', { has: page.locator('summary', { hasText: name }) }).first();
  await card.locator('summary').first().click();
  return card;
}

/** A photograph of some points, with the note of where it was taken that a camera writes. */
async function photograph(): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 8, height: 8 });
    canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
    return canvas.toDataURL('image/jpeg').replace(/^.*,/u, '');
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const noted = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1'),
    Buffer.from('47.0, 2.9'),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, noted.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, noted, jpeg.subarray(2)]);
}

describe('the field sheet on a telephone', () => {
  it('brings home what was seen, read, photographed and marked, beside the fields of the place', async () => {
    const card = await cardOf('Place du Marché');
    await card.getByLabel('Oui').check();
    await card.getByLabel('Ce qui se lit vraiment').nth(1).fill('L’année 1868 est gravée sur la vasque.');
    await card.getByLabel('Photos').setInputFiles({
      ...{ name: 'place.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    });
    await card.getByRole('img', { name: 'Photo prise ici' }).waitFor();
    await card.getByText('Marquer le point exact').click();
    await card.getByRole('application', { name: 'Plan de la ville' }).click();
    await card.getByText('Le point exact\u00a0: marqué').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Envoyer à l’atelier' }).click();
    await page.getByText('Tout est à l’atelier').waitFor();
    const notes = readFileSync(join(folder, SLUG, 'notes.yaml'), 'utf8');
    expect(notes).toContain('Vu tel que décrit.');
    expect(notes).toContain('L’année 1868 est gravée sur la vasque.');
    expect(notes).toMatch(/Le point exact : 47\.00\d{3}, [23]\.\d{5}\./u);
    const kept = join(folder, SLUG, '.reperage');
    const [photo = ''] = readdirSync(kept).filter((name) => name.startsWith('place-du-marche.'));
    expect(readFileSync(join(kept, photo)).includes('Exif')).toBe(false);
    const desk = await context.newPage();
    desk.setDefaultTimeout(TEST_TIMEOUT_MS);
    await desk.goto(`${server.address}/studio#${SLUG}/fiche/places.yaml`);
    await desk
      .locator(`[data-field='[0,"facts",1,"says"]']`)
      .getByRole('note')
      .filter({ hasText: 'Sur place, on lit' })
      .first()
      .waitFor();
    await desk.close();
  });

  it('opens again without a network, with what was noted, where the browser keeps pages', async () => {
    await page.getByText('cette page s’ouvre aussi sans réseau').waitFor();
    const card = await cardOf('Pont Vieux');
    await card.getByLabel('Remarque').fill('Un trottoir de chaque côté.');
    await card.getByText('Marquer le point exact').click();
    await card.getByRole('button', { name: 'Où je suis' }).click();
    await card.getByText('Le point exact\u00a0: marqué').waitFor();
    await server.kill();
    await page.reload();
    const again = await cardOf('Pont Vieux');
    expect(await again.getByLabel('Remarque').inputValue()).toBe('Un trottoir de chaque côté.');
    await again.getByText('Le point exact\u00a0: marqué').waitFor();
    await page.getByRole('button', { name: 'Envoyer à l’atelier' }).click();
    await page.getByText('Tout reste sur ce téléphone').waitFor();
  });
});
