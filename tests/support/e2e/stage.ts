import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { NewAccount } from '../server/api-session.ts';
import { sharedBrowser } from './browser.ts';
import type { TestCity } from '../cities/cities.ts';
import { hostServer, type HostedServer } from '../server/hosted-server.ts';
import { keepTrace } from './failure-trace.ts';
import { openPhone, recruitAt, type Recruit } from './recruit.ts';

export interface Stage {
  readonly server: HostedServer;
  readonly browser: Browser;
  /** Opens a phone, logged in if there is an account. */
  phone(account: NewAccount | null, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a phone of a new player at a step of the story. */
  at(
    step: string,
    options?: BrowserContextOptions,
    city?: TestCity,
  ): Promise<{ page: Page; recruit: Recruit }>;
}

/**
 * Hosts a server for the tests of a file, and closes each test's phones after it. `host`: starts another
 * server than the usual one.
 */
export function useStage(env: NodeJS.ProcessEnv = { GAME_DEBUG: '1' }, host = () => hostServer(env)): Stage {
  let server: HostedServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([host(), sharedBrowser()]);
  });
  // Contexts opened before the test stay open: a game may continue from test to test.
  let others: readonly BrowserContext[] = [];
  beforeEach(() => void (others = browser.contexts()));
  afterEach(async (test) => {
    await keepTrace(test, browser.contexts());
    for (const context of browser.contexts()) if (!others.includes(context)) await context.close();
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await server?.stop();
  });
  const stage: Stage = {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    phone: (account, options) => openPhone(browser, server, account, options),
    at: async (step, options, city) => {
      const recruit = await recruitAt(server, step, city);
      return { recruit, page: await openPhone(browser, server, recruit, options) };
    },
  };
  return stage;
}
