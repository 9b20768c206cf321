// Plays lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

const BODY = '[data-page=ready]';

/** The number of characters typed so far; null when the whole message is shown at once. */
function struck(page: Page): Promise<number | null> {
  return page.evaluate((body) => {
    const [range] = CSS.highlights.get('untyped') ?? [];
    if (!range) return null;
    const before = document.createRange();
    before.setStart(document.querySelector(body) as Element, 0);
    before.setEnd(range.startContainer, range.startOffset);
    return before.toString().length;
  }, BODY);
}

describe('a message that has just arrived', () => {
  it('waits a second, is typed at 30 ms per character, and then returns to the desk', async () => {
    const { page } = await stage.at('FIND_STATUE');
    // The test advances the page’s clock, so that a busy machine does not slow the typing.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/home/messages/premierMessage?appear');
    const after = async (milliseconds: number) => {
      await page.clock.runFor(milliseconds);
      return (await struck(page)) ?? 0;
    };
    await expect.poll(async () => (await after(20)) === 0 && page.locator(BODY).isVisible()).toBe(true);
    expect(await after(900)).toBe(0);
    const first = await after(500);
    expect(first).toBeGreaterThan(0);
    const each = 3_000 / ((await after(3_000)) - first);
    expect(each).toBeGreaterThan(29);
    expect(each).toBeLessThan(31);
    await page.getByRole('button', { name: 'Tout afficher' }).tap();
    await expect.poll(() => struck(page)).toBeNull();
    const notice = page.getByText('Touchez l’écran pour rester.');
    await page.clock.runFor(60_000);
    expect(await notice.count(), 'no notice before the end is in view').toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await page.clock.runFor(500), notice.isVisible())).toBe(true);
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((page.viewportSize()?.height ?? 0) - 40);
    await page.clock.runFor(120_000);
    await waitForPath(page, '/home');
  });

  it('has its button in view while it is typed, and hides its pictures before the first character', async () => {
    const { page } = await stage.at('DAME_PERCHEE');
    await page.goto('/home/messages/secondMessage?appear');
    const key = page.getByRole('button', { name: 'Tout afficher' });
    await key.waitFor();
    const { y = 0, height = 0 } = (await key.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0);
    const pictures = page.locator(`${BODY} figure`);
    expect(await pictures.count()).toBeGreaterThan(0);
    const inked = () =>
      pictures.evaluateAll(
        (all) => all.filter((one) => one.checkVisibility({ opacityProperty: true })).length,
      );
    expect(await inked()).toBe(0);
    await key.tap();
    await expect.poll(inked).toBe(await pictures.count());
  });

  it('is shown at once with reduced motion, and stays', async () => {
    const { page } = await stage.at('FIND_STATUE', { reducedMotion: 'reduce' });
    await page.goto('/home/messages/premierMessage?appear');
    await waitForText(page, 'Je signe d’une abeille.');
    expect(await struck(page)).toBeNull();
    expect(await page.getByRole('button', { name: 'Tout afficher' }).count()).toBe(0);
    expect(await page.getByText('Retour dans').count()).toBe(0);
  });
});

describe('a change of screen', () => {
  it.each([
    ['no-preference', '0.07s'],
    ['reduce', '0s'],
  ] as const)('P-CONST-16: with the motion preference %s fades in %s', async (reducedMotion, expected) => {
    const page = await stage.phone(null, { reducedMotion });
    await page.goto('/login');
    await page.goto('/nulle-part');
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).animationDuration)).toBe(
      expected,
    );
  });
});

describe('the transcript of the call', () => {
  it('is dated eight and six days before the start of the story, also across the end of a month', async () => {
    const { page, recruit } = await stage.at('FIND_ALPHA');
    await inDatabase(stage.server, (db) =>
      db('orders')
        .where({ code: recruit.code })
        .update({ start_date: Date.UTC(2024, 2, 7, 11) }),
    );
    await page.goto('/document/transcription');
    await waitForText(page, '28 février 2024');
    await waitForText(page, '1er mars 2024');
    await waitForText(page, 'À la poste. Comme tout le monde.');
    const lines = await page.getByRole('main').getByRole('listitem').allInnerTexts();
    expect(lines.map((text) => Number(/(\d+)\s+s\b/.exec(text)?.[1]))).toEqual([
      5, 15, 5, 28, 3, 16, 4, 12, 3, 50, 5, 10,
    ]);
  });
});
