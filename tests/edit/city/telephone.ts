import type { Frame, Page } from 'playwright-core';
import type { ScreenHands } from '../../support/e2e/screen.ts';

const TITLE = 'Téléphone du joueur';

/** The player’s site in the studio’s frame, whose addresses begin with the telephone’s own path. */
export async function phoneScreen(page: Page, slug: string): Promise<ScreenHands> {
  const element = await page.locator(`iframe[title="${TITLE}"]`).elementHandle();
  const frame = (await element?.contentFrame()) as Frame;
  return {
    getByRole: frame.getByRole.bind(frame),
    getByLabel: frame.getByLabel.bind(frame),
    getByText: frame.getByText.bind(frame),
    locator: frame.locator.bind(frame),
    goto: frame.goto.bind(frame),
    url: () =>
      frame.evaluate(() => location.href).then((address) => address.replace(`/studio/phone/${slug}`, '')),
    evaluate: (look) => frame.evaluate(look),
    waitForTimeout: frame.waitForTimeout.bind(frame),
    keyboard: page.keyboard,
  };
}
