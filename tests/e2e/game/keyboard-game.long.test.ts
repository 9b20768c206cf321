import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byKeyboard, keyboard } from '../../support/e2e/hands.ts';
import { isFocused, pressOn, tabTo, walkRound } from '../../support/e2e/keyboard.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { keyboardGame, playWholeGame } from '../../support/e2e/whole-game.ts';

const game = keyboardGame;
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Opens a dialog, leaves it, and expects that the focus returns to the button that opened it. */
async function openAndLeave(page: Page, opener: string, leave: () => Promise<unknown>): Promise<void> {
  await pressOn(page, button(page, opener));
  await page.getByRole('dialog').last().waitFor();
  await leave();
  await expect.poll(() => isFocused(button(page, opener))).toBe(true);
}

async function openPopups(page: Page): Promise<void> {
  await openAndLeave(page, 'Horaires', () => page.keyboard.press('Escape'));
  await openAndLeave(page, 'Indices', async () => {
    await walkRound(page);
    await expect.poll(() => button(page, 'Révéler un nouvel indice').isEnabled()).toBe(true);
    await openAndLeave(page, 'Révéler un nouvel indice', () => pressOn(page, button(page, 'Non')));
    await pressOn(page, button(page, 'Fermer'));
  });
}

describe(`${game.slug} is played with the keyboard alone, without sound or motion`, () => {
  playWholeGame(game, byKeyboard, { atTheDesk: openPopups });
});

const stage = useStage();

/** Opens a separate page with one planted fault. */
async function plant(html: string): Promise<Page> {
  const page = await stage.phone(null, { hasTouch: false, isMobile: false });
  await page.setContent(`<style>:focus-visible { outline: 3px solid #83120e }</style><main>${html}</main>`);
  return page;
}

describe('the keyboard checks find', () => {
  it.each([
    ['a missing focus ring', '<button style="outline: none">Suite</button>', 'no visible ring'],
    [
      'a focus ring with the colour of its background',
      '<button style="outline-color: #ddd">Suite</button>',
      'its ring stands at 1.4 to 1',
    ],
    [
      'focus under a bar',
      '<div style="position: fixed; inset: 0; z-index: 1"></div><button>Suite</button>',
      'lies under something else',
    ],
    [
      'a field that traps the focus',
      '<a href="#a">Un</a><input aria-label="Code" onkeydown="event.preventDefault()"><a href="#b">Deux</a>',
      'Tab is held at input « Code »',
    ],
    [
      'a focusable element that Tab skips',
      '<button onkeydown="event.preventDefault(); last.focus()">Un</button><button>Deux</button><button id="last">Trois</button>',
      'not reached by Tab',
    ],
  ])('%s', async (_fault, html, words) => {
    await expect(walkRound(await plant(html))).rejects.toThrow(words);
  });

  it('nothing on a page without a fault', async () => {
    expect(await walkRound(await plant('<button>Un</button><input aria-label="Deux">'))).toEqual([
      'button « Un »',
      'input « Deux »',
    ]);
  });

  it('a lost focus, and list the elements that Tab reached instead of the expected one', async () => {
    const page = await plant(
      '<button onclick="this.remove()">Un</button><button>Deux</button><p id="mute">Trois</p>',
    );
    await expect(tabTo(page, page.locator('#mute'))).rejects.toThrow(
      'what was: button « Un », button « Deux »',
    );
    await keyboard.press(page, button(page, 'Un'));
    await expect(tabTo(page, button(page, 'Deux'), 0)).rejects.toThrow('the focus was lost');
  });
});
