// Plays lyon, toulouse.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { looksOtherwise } from './compare.ts';
import { judgeScreens } from './judge-screens.ts';
import { rememberedNames } from './memory.ts';
import { photograph } from './photographer.ts';
import { pictures } from './pictures.ts';
import { screens, type JudgedScreen } from './screens.ts';

/** Changes to a page that the comparison must detect. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'a block moved by 12 px': () =>
    ((document.querySelector('main h1') as HTMLElement).style.transform = 'translateY(12px)'),
  'another colour': () =>
    ((document.querySelector('main a[class], main button') as HTMLElement).style.background =
      'rgb(90, 110, 40)'),
  'a picture that is missing': () =>
    ((document.querySelector('main svg, main img') as HTMLElement).style.visibility = 'hidden'),
};
const SMOOTHED_OTHERWISE = (): void => (
  ((document.querySelector('main h1') as HTMLElement).style.transform = 'translate(0.3px, 0.2px)'),
  undefined
);
const mend = (): void =>
  document.querySelectorAll('main [style]').forEach((element) => element.removeAttribute('style'));

const FAULTY = 'site-landing';
const seen = new Map<string, boolean>();

/** Plants each fault in one page, and records whether its picture then differs. */
async function plantFaults({ name: screen }: JudgedScreen, page: Page): Promise<void> {
  if (screen !== FAULTY) return;
  const sound = await photograph(page);
  for (const [name, fault] of Object.entries({ ...FAULTS, smoothed: SMOOTHED_OTHERWISE })) {
    await page.evaluate(fault);
    seen.set(name, looksOtherwise(sound, await photograph(page)));
    await page.evaluate(mend);
  }
}

describe('a screen of the site or of the administration equals its stored picture, and has no fault for any reader', () =>
  judgeScreens(
    'site',
    screens.filter(({ as }) => as.who !== 'player'),
    plantFaults,
  ));

describe('the comparison with stored pictures', () => {
  it.each(Object.keys(FAULTS))('detects %s', (name) => {
    expect(seen.get(name)).toBe(true);
  });

  it('ignores different font smoothing', () => {
    expect(seen.get('smoothed')).toBe(false);
  });

  it('has a stored picture for each line of the table, and no other', () => {
    expect(rememberedNames().sort()).toEqual(pictures.map(({ name }) => name).sort());
  });

  it('stores less than a megabyte', () => {
    const folder = join(import.meta.dirname, 'memory');
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(1_000_000);
  });
});
