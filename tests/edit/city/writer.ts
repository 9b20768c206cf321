import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, keyboard, touch } from '../../support/e2e/hands.ts';
import type { Target } from '../../support/e2e/screen.ts';

const MOST_TABS = 400;

/** A way to use the studio. Fields are emptied before they are filled in. */
export interface WriterHand {
  press(target: Target): Promise<void>;
  write(field: Target, text: string): Promise<void>;
  /** Chooses the option of a list whose label begins with these words. */
  choose(list: Locator, words: string): Promise<void>;
  /** The same hand on the player’s telephone. */
  readonly onPhone: Hand;
}

const hasFocus = (target: Target): Promise<boolean> =>
  target.evaluate(
    (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
  );

/** Goes to a target with Tab alone, from wherever the focus is. */
async function reach(page: Page, target: Target): Promise<void> {
  await target.waitFor();
  const isRadio = await target.evaluate((element) => element.matches('[type=radio]'));
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return;
    if (isRadio && (await target.evaluate(isOfItsGroup))) break;
    await page.keyboard.press('Tab');
  }
  for (let keys = 0; isRadio && keys < MOST_TABS && !(await hasFocus(target)); keys += 1)
    await page.keyboard.press('ArrowDown');
  expect(await hasFocus(target), `not reached by keyboard: ${String(target)}`).toBe(true);
}

/** Runs in the page. */
function isOfItsGroup(element: Element): boolean {
  const { activeElement } = element.ownerDocument;
  return (
    activeElement?.matches('[type=radio]') === true &&
    activeElement.getAttribute('name') === element.getAttribute('name')
  );
}

const isToggle = (target: Target): Promise<boolean> =>
  target.evaluate((element) => element.matches('[type=radio], [type=checkbox]'));

/** Tab, letters, arrows, Enter and Space; no pointer. */
export function keyboardWriter(page: Page): WriterHand {
  const press = async (target: Target): Promise<void> => {
    await reach(page, target);
    await page.keyboard.press((await isToggle(target)) ? 'Space' : 'Enter');
  };
  const write = async (field: Target, text: string): Promise<void> => {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return {
    press,
    write,
    async choose(list, words) {
      await reach(page, list);
      // No key writes « · »: the browser would insert it into the field in which the caret was before.
      await page.keyboard.type(words.replace(/ ·.*/u, ''));
      await expect
        .poll(() => list.evaluate(({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.label))
        .toMatch(words);
    },
    onPhone: {
      ...keyboard,
      press: (_phone, target) => press(target),
      write: (_phone, field, text) => write(field, text),
      async moveNeedle(phone, { from, to, small, large }) {
        await reach(page, phone.getByRole('slider'));
        const [far, near] = to < from ? ['PageDown', 'ArrowLeft'] : ['PageUp', 'ArrowRight'];
        const distance = Math.abs(to - from);
        for (let count = 0; count < Math.floor(distance / large); count += 1) await page.keyboard.press(far);
        for (let count = 0; count < (distance % large) / small; count += 1) await page.keyboard.press(near);
      },
      meet: () => Promise.resolve(),
    },
  };
}

/** A mouse, and letters in fields. */
export function mouseWriter(page: Page): WriterHand {
  const press = async (target: Target): Promise<void> => {
    const isCard = await target.evaluate((element) => element.matches('[data-step]'));
    // A drawing is not scrolled to.
    if (isCard) await page.getByRole('button', { name: 'Tout voir' }).click();
    await (target as Locator).click();
  };
  const write = async (field: Target, text: string): Promise<void> => {
    await (field as Locator).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  return {
    press,
    write,
    choose: async (list, words) => {
      const label = async (): Promise<string> =>
        (await list.locator('option').allInnerTexts()).find((one) => one.startsWith(words)) ?? '';
      // The options of a list may depend on what was chosen just before in another.
      await expect.poll(label).not.toBe('');
      await list.selectOption({ label: await label() });
    },
    onPhone: {
      ...touch,
      // A dialog of the telephone does not scroll the studio’s column with it.
      press: async (_phone, target) => {
        await page
          .locator('iframe[title="Téléphone du joueur"]')
          .evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
        await press(target);
      },
      write: (_phone, field, text) => write(field, text),
      moveNeedle: async (phone, journey) => {
        const goal = String(journey.to);
        const scale = phone.getByRole('slider');
        for (const step of [journey.large, journey.small]) {
          const now = async () => Number(await scale.getAttribute('aria-valuenow'));
          for (
            let left = journey.to - (await now());
            Math.abs(left) >= step;
            left = journey.to - (await now())
          )
            await press(phone.getByRole('button', { name: `${left < 0 ? '−' : '+'}${step}`, exact: true }));
        }
        expect(await scale.getAttribute('aria-valuenow')).toBe(goal);
      },
    },
  };
}
