import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import type { NewAccount } from '../server/api-session.ts';
import type { ServerLocation } from '../server/hosted-server.ts';
import { giveSession, openPhone } from './recruit.ts';

/** Changes that no later call takes back: a phone is closed after them. */
const LASTING: ReadonlySet<PropertyKey> = new Set<keyof Page>([
  'addLocatorHandler',
  'clock',
  'close',
  'emulateMedia',
  'once',
  'routeWebSocket',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setViewportSize',
]);

/** Calls of a context that change nothing, or that `clean` takes back. */
const HARMLESS: ReadonlySet<PropertyKey> = new Set<keyof BrowserContext>([
  'cookies',
  'newCDPSession',
  'pages',
  'setOffline',
  'waitForEvent',
]);

/** A document of every server that runs no script. */
const BLANK = '/robots.txt';

type Listening = Parameters<(event: 'close', listener: () => void) => void>;

/** A page that one test after another uses. */
interface Phone {
  readonly context: BrowserContext;
  /** The page for a test, which notes whether the test changes it for good. */
  use(): Page;
  /** Removes what the test left on the page and in its browser, except the cached files of the site. False where this is impossible. */
  clean(): Promise<boolean>;
}

type Call = (...given: unknown[]) => unknown;

/** Tells which members are used, and with what they are called and answer. */
const watched = <Watched extends object>(
  one: Watched,
  onUse: (name: PropertyKey) => void,
  onCall: (name: PropertyKey, given: readonly unknown[], answer: unknown) => unknown,
): Watched =>
  new Proxy(one, {
    get(target, name) {
      onUse(name);
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => onCall(name, given, (value as Call).apply(target, given));
    },
  });

async function openShared(browser: Browser, server: ServerLocation, options: BrowserContextOptions): Promise<Phone> {
  const page = await openPhone(browser, server, null, options);
  const context = page.context();
  const tools = await context.newCDPSession(page);
  const listeners: Listening[] = [];
  const sessions: Promise<CDPSession>[] = [];
  const scripts: Promise<Disposable>[] = [];
  // The installed worker of another test would answer the requests.
  let isChanged = options.serviceWorkers === 'allow';
  const notedContext = watched(
    context,
    (name) => (isChanged ||= !HARMLESS.has(name)),
    (name, _given, answer) => {
      if (name === 'newCDPSession') sessions.push(answer as Promise<CDPSession>);
      return answer;
    },
  );
  const noteCall = (name: PropertyKey, given: readonly unknown[], answer: unknown): unknown => {
    if (name === 'on') listeners.push(given as unknown as Listening);
    if (name === 'addInitScript' || name === 'exposeFunction') scripts.push(answer as Promise<Disposable>);
    return name === 'context' ? notedContext : answer;
  };
  return {
    context,
    use: () => watched(page, (name) => (isChanged ||= LASTING.has(name)), noteCall),
    async clean() {
      if (isChanged || page.isClosed() || context.pages().length > 1) return false;
      for (const [event, listener] of listeners.splice(0)) page.off(event, listener);
      for (const script of scripts.splice(0)) await (await script).dispose();
      for (const session of sessions.splice(0)) await (await session).detach();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await page.goto(BLANK, { waitUntil: 'commit', timeout: 10_000 });
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
      await tools.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes: 'all' });
      await tools.send('Page.resetNavigationHistory');
      await context.clearCookies();
      if (options.hasTouch === false) await page.mouse.move(0, 0);
      return true;
    },
  };
}

export interface SharedPhones {
  /** A phone on which nothing was done yet, logged in if there is an account. */
  take(account: NewAccount | null, options?: BrowserContextOptions): Promise<Page>;
  /** Cleans the phones taken since `keep` was called, for other tests; closes those that cannot be cleaned. Returns the idle ones. */
  putBack(): Promise<readonly BrowserContext[]>;
  /** Starts a new list of phones to put back: those taken before stay as they are. */
  keep(): void;
  close(): Promise<void>;
}

/**
 * Phones that the tests of a file use one after another. A screen costs a third of the time on a page whose process
 * has run the site's scripts before.
 */
export function sharePhones(browser: Browser, server: ServerLocation): SharedPhones {
  const idle = new Map<string, Phone[]>();
  const open = new Set<BrowserContext>();
  let taken: (readonly [kind: string, phone: Phone])[] = [];
  return {
    async take(account, options = {}) {
      const kind = JSON.stringify(options);
      const phone = idle.get(kind)?.pop() ?? (await openShared(browser, server, options));
      open.add(phone.context);
      taken.push([kind, phone]);
      if (account) await giveSession(phone.context, server, account);
      return phone.use();
    },
    async putBack() {
      for (const [kind, phone] of taken.splice(0)) {
        if (await phone.clean().catch(() => false)) idle.set(kind, [...(idle.get(kind) ?? []), phone]);
        else await phone.context.close();
      }
      return [...idle.values()].flat().map(({ context }) => context);
    },
    keep: () => void (taken = []),
    async close() {
      for (const context of open) await context.close();
    },
  };
}
