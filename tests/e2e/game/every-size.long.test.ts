// Plays paris, toulouse.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readCity } from '../../support/cities/cities.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();
const toulouse = readCity('toulouse');
const sized = (width: number, height: number) => ({ viewport: { width, height } });

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing is drawn there');
  const { x, y, width, height } = box;
  return { x: Math.round(x), y, right: Math.round(x + width), bottom: y + height };
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Barre de l’enquête' });
const paper = (page: Page, name: string) => page.getByRole('complementary', { name });

describe('on a desk', () => {
  it('the papers beside an instrument end where header and bar do, and a pinned map is whole', async () => {
    const { page } = await stage.at('PISTE_PHOTO', sized(1280, 800), toulouse);
    await page.goto('/document/map');
    await page.getByRole('button', { name: 'Épingler' }).click();
    await paper(page, 'Document épinglé').waitFor();
    await paper(page, 'Bureau').getByRole('link', { name: /^Code/ }).click();
    await page.getByRole('textbox').waitFor();
    const [left, right] = [
      await boxOf(paper(page, 'Bureau').locator('section')),
      await boxOf(paper(page, 'Document épinglé')),
    ];
    const keys = bar(page).locator('> *');
    expect([left.x, right.right]).toEqual([(await boxOf(keys.first())).x, (await boxOf(keys.last())).right]);
    expect((await boxOf(page.getByRole('banner').locator('> *').last())).right).toBe(right.right);
    const map = await boxOf(paper(page, 'Document épinglé').locator('figure').getByRole('img'));
    expect(map.right).toBeLessThanOrEqual(right.right);
    expect(map.bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  });

  it.each([
    ['a desk', 1280, 800],
    ['a phone', 390, 844],
  ])('nothing of the first desk lies under the bar of %s', async (_name, width, height) => {
    const { page } = await stage.at('FIND_FOUNTAIN', sized(width, height), toulouse);
    await page.goto('/home');
    const last = page.getByRole('link', { name: /^Faire venir/ });
    await last.waitFor();
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  });
});

describe('on a small phone, and on one that lies down', () => {
  it.each([
    [320, 640],
    [844, 390],
  ])('every picture of the toggles is whole at %i × %i', async (width, height) => {
    const { page } = await stage.at('PARC_FETE', sized(width, height), readCity('paris'));
    await page.goto('/home/app/code');
    const pictures = page.getByRole('main').getByRole('listitem');
    await pictures.first().waitFor();
    const boxes = await Promise.all((await pictures.all()).map(boxOf));
    const end = width > height ? height : (await boxOf(bar(page))).y;
    expect(boxes).toHaveLength(8);
    expect(boxes.filter(({ bottom }) => bottom > end)).toEqual([]);
  });
});

describe('the sign of a picture that opens', () => {
  it('stands under it, where it hides no clue', async () => {
    const { page } = await stage.at('SQUARE_END', {}, toulouse);
    await page.goto('/document/usb_file7');
    const key = page.getByRole('button', { name: /^Agrandir/ });
    await key.waitFor();
    const [picture, sign] = [
      await boxOf(page.getByRole('main').locator('figure img')),
      await boxOf(key.locator('span')),
    ];
    expect(sign.y).toBeGreaterThanOrEqual(picture.bottom);
  });

  it('the square of letters and the arrows are seen together on a phone', async () => {
    const { page } = await stage.at('SQUARE_END', {}, toulouse);
    await page.goto('/home/app/final');
    await page.getByRole('button', { name: 'Voir le fichier 7' }).tap();
    const square = page.getByRole('main').locator('figure img');
    await square.waitFor();
    const progress = await boxOf(page.getByRole('progressbar'));
    expect((await boxOf(square)).bottom).toBeLessThanOrEqual(progress.y);
    expect((await boxOf(page.locator('[data-arrow]').first())).y).toBeGreaterThan(0);
  });
});
