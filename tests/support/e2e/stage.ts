import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { NewAccount } from '../server/api-session.ts';
import { sharedBrowser } from './browser.ts';
import type { TestCity } from '../cities/cities.ts';
import { hostServer, type HostedServer } from '../server/hosted-server.ts';
import { sharePhones, type SharedPhones } from './shared-phones.ts';
import { recruitAt, type Recruit } from './recruit.ts';

export interface Stage {
  readonly server: HostedServer;
  readonly browser: Browser;
  /** Opens a phone, logged in if there is an account. */
  phone(account: NewAccount | null, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a phone of a new player at a step of the story. */
  at(step: string, options?: BrowserContextOptions, city?: TestCity): Promise<{ page: Page; recruit: Recruit }>;
}

/** Hosts a server for the tests of a file, and closes each test's phones after it. `host`: starts another server than the usual one. */
export function useStage(env: NodeJS.ProcessEnv = { GAME_DEBUG: '1' }, host = () => hostServer(env)): Stage {
  let server: HostedServer;
  let browser: Browser;
  let phones: SharedPhones;
  beforeAll(async () => {
    [server, browser] = await Promise.all([host(), sharedBrowser()]);
    phones = sharePhones(browser, server);
  });
  // Contexts opened before the test stay open: a game may continue from test to test.
  let others: readonly BrowserContext[] = [];
  beforeEach(() => {
    others = browser.contexts();
    phones.keep();
  });
  afterEach(async () => {
    const shared = await phones.putBack();
    for (const context of browser.contexts()) if (!others.includes(context) && !shared.includes(context)) await context.close();
  });
  afterAll(async () => {
    await phones?.close();
    await server?.stop();
  });
  const stage: Stage = {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    phone: (account, options) => phones.take(account, options),
    at: async (step, options, city) => {
      const recruit = await recruitAt(server, step, city);
      return { recruit, page: await phones.take(recruit, options) };
    },
  };
  return stage;
}
