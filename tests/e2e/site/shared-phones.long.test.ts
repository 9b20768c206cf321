import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { sharePhones, type SharedPhones } from '../../support/e2e/shared-phones.ts';
import { useStage } from '../../support/e2e/stage.ts';

const stage = useStage();

/** What a document keeps, and the length of its history. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length, history.length]);

describe('a phone that was put back', () => {
  let phones: SharedPhones;
  beforeEach(() => void (phones = sharePhones(stage.browser, stage.server)));
  afterEach(() => phones?.close());

  it('is used again, without a route, a listener, a session, stored data or a history', async () => {
    const page = await phones.take(await newAccount(stage.server.address));
    const heard: string[] = [];
    page.on('request', (request) => heard.push(request.url()));
    await page.route('**/legal', (route) => route.abort());
    await page.goto('/cgv');
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.setItem('essai', 'oui')));
    for (const path of ['/concept', '/code']) await page.goto(path);
    const before = await page.evaluate(() => [
      document.cookie,
      localStorage.getItem('essai'),
      sessionStorage.getItem('essai'),
      history.length > 2,
    ]);
    expect(before).toEqual([expect.stringContaining('session='), 'oui', 'oui', true]);
    expect(await phones.putBack()).toHaveLength(1);
    heard.length = 0;
    const others = stage.browser.contexts();
    const again = await phones.take(null);
    expect(stage.browser.contexts()).toEqual(others);
    expect((await again.goto('/legal'))?.status()).toBe(200);
    // The history has the blank page and this one.
    expect(await kept(again)).toEqual(['', 0, 0, 2]);
    expect(heard).toEqual([]);
    await phones.putBack();
  });

  it('is used again without the scripts, the functions, the network and the tools that a test gave it', async () => {
    const page = await phones.take(null);
    await page.addInitScript(() => Object.assign(window, { planted: true }));
    await page.exposeFunction('told', () => undefined);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setDeviceMetricsOverride', { width: 200, height: 200, deviceScaleFactor: 1, mobile: true });
    const left = () => page.evaluate(() => ['planted' in window, 'told' in window, innerWidth]);
    await page.goto('/legal');
    expect(await left()).toEqual([true, true, 200]);
    await page.context().setOffline(true);
    expect(await phones.putBack()).toHaveLength(1);
    await phones.take(null);
    await page.goto('/legal');
    expect(await left()).toEqual([false, false, 390]);
    await phones.putBack();
  });

  it('is closed when something lasting was done to it', async () => {
    const page = await phones.take(null);
    await page.clock.install();
    expect(await phones.putBack()).toEqual([]);
    expect(page.isClosed()).toBe(true);
  });
});
