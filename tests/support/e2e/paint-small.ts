import type { CDPSession, Page } from 'playwright-core';

/** A scale at which painting costs little. The layout is unaffected; a pointer would miss its targets. */
export const SMALL_SCALE = 0.05;

export interface Window {
  readonly width: number;
  readonly height: number;
}

const wires = new WeakMap<Page, Promise<CDPSession>>();

/** Resizes as Playwright does for a phone, but without resizing the window too, which would lay out the page twice. */
export async function resizeAt(page: Page, { width, height }: Window, scale: number, mobile = true): Promise<void> {
  const wire = wires.get(page) ?? page.context().newCDPSession(page);
  wires.set(page, wire);
  const screenOrientation =
    width > height ? { angle: 90, type: 'landscapePrimary' as const } : { angle: 0, type: 'portraitPrimary' as const };
  const metrics = { width, height, screenWidth: width, screenHeight: height, screenOrientation, scale, deviceScaleFactor: 1, mobile };
  await (await wire).send('Emulation.setDeviceMetricsOverride', metrics);
}
