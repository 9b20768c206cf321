import type { CDPSession, Page } from 'playwright-core';
import { cutText, lostControls, movingThings, shatteredWords, sidewaysScroll, smallTargets, SPACING } from './screen-rules.ts';

type Rule = (page: Page) => Promise<string[]>;

/** A way to read a screen, and the rules that apply to it. */
interface Reader {
  readonly who: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Text at 200 %. */
  readonly isLarge?: boolean;
  /** Text spacing of WCAG 1.4.12. */
  readonly isSpaced?: boolean;
  /** Forced colours. */
  readonly isForced?: boolean;
  readonly rules: readonly Rule[];
}

export const PHONE = { width: 390, height: 844 } as const;
const SMALL = { width: 320, height: 640 } as const;
const LAYOUT: readonly Rule[] = [sidewaysScroll, cutText, shatteredWords, smallTargets];

/** In an order that needs the fewest changes between neighbours. All have reduced motion. */
export const readers: readonly Reader[] = [
  { who: 'on a phone', viewport: PHONE, rules: [...LAYOUT, movingThings] },
  { who: 'in forced colours', viewport: PHONE, isForced: true, rules: [lostControls] },
  { who: 'with text at 200 %', viewport: PHONE, isLarge: true, rules: LAYOUT },
  { who: 'on a small phone', viewport: SMALL, rules: LAYOUT },
  { who: 'with text spaced out', viewport: SMALL, isSpaced: true, rules: LAYOUT },
  { who: 'in landscape', viewport: { width: 844, height: 390 }, rules: LAYOUT },
  { who: 'at a desk', viewport: { width: 1280, height: 800 }, rules: LAYOUT },
];

const wires = new WeakMap<Page, Promise<CDPSession>>();

/** Scale at which a measured screen is painted. A small one is faster, and the layout is unaffected. */
const MEASURED_SCALE = 0.05;

/** Resizes as Playwright does for a phone, but without resizing the window too, which would lay out the page twice. */
async function resize(page: Page, { width, height }: Reader['viewport'], scale: number): Promise<void> {
  const wire = wires.get(page) ?? page.context().newCDPSession(page);
  wires.set(page, wire);
  const screenOrientation =
    width > height ? { angle: 90, type: 'landscapePrimary' as const } : { angle: 0, type: 'portraitPrimary' as const };
  const metrics = { width, height, screenWidth: width, screenHeight: height, screenOrientation, scale, deviceScaleFactor: 1, mobile: true };
  await (await wire).send('Emulation.setDeviceMetricsOverride', metrics);
}

/** Applies a reader's settings without a reload, and only those that change. After two frames all elements have measured themselves. */
async function become(
  page: Page,
  { viewport, isLarge = false, isSpaced = false, isForced = false }: Reader,
  wasForced: boolean,
  scale = MEASURED_SCALE,
): Promise<void> {
  await resize(page, viewport, scale);
  if (isForced !== wasForced) await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
  await page.evaluate(
    async ([size, spacing]) => {
      const { style } = document.documentElement;
      if (style.fontSize !== size) style.fontSize = size;
      if (document.adoptedStyleSheets.length > 0 !== (spacing !== '')) {
        // The page's policy refuses style elements, but not adopted style sheets.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(spacing);
        document.adoptedStyleSheets = spacing === '' ? [] : [sheet];
      }
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
    },
    [isLarge ? '200%' : '', isSpaced ? SPACING : ''] as const,
  );
}

/** Readers with the least room. */
export const crampedReaders = readers.filter(({ who }) => who === 'with text at 200 %' || who === 'on a small phone');

/** Faults of the screen for these readers. The settings of a phone are restored afterwards. */
export async function faultsForReaders(page: Page, asked: readonly Reader[] = readers): Promise<string[]> {
  const faults: string[] = [];
  let wasForced = false;
  for (const reader of asked) {
    await become(page, reader, wasForced);
    wasForced = reader.isForced ?? false;
    const found = await Promise.all(reader.rules.map((rule) => rule(page)));
    faults.push(...found.flat().map((fault) => `${reader.who}: ${fault}`));
  }
  if (readers[0]) await become(page, readers[0], wasForced, 1);
  return faults;
}
