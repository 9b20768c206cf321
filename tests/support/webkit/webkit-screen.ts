import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { AccessibleName, ScreenHands, Target } from '../e2e/screen.ts';
import { root } from '../programs/run.ts';
import { findElements, type Narrowing, type Query, type Wanted } from './find-elements.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';

const GLANCE_MS = 100;

const library = readFileSync(
  join(root, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

class NotYet extends Error {}

/** Temporary errors, worth a retry: the page is rendering, or the element is covered. */
const PASSING = [
  NotYet,
  error.ElementNotInteractableError,
  error.NoSuchElementError,
  error.StaleElementReferenceError,
];

/**
 * Whether an element stays in its place for two frames: WebDriver clicks where the element was, even if it
 * has moved since. It scrolls to no element of which a part is in the window, be it under a bar.
 */
const STAYS = `const [element, done] = arguments;
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!element.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));`;

const COVERED_BY = `const { x, y, width, height } = arguments[0].getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 200) ?? 'nothing';`;

// Fixed wait: the definition of what others call.
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries until the attempt succeeds or `patience` milliseconds have passed. */
async function insist<Result>(
  what: string,
  attempt: () => Promise<Result>,
  patience = TEST_TIMEOUT_MS,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (cause) {
      if (!PASSING.some((kind) => cause instanceof kind)) throw cause;
      if (Date.now() > end) throw new Error(`${what}: ${String(cause)}`, { cause });
      await pause(GLANCE_MS);
    }
  }
}

const wanted = (name: AccessibleName, exact = false): Wanted =>
  typeof name === 'string' ? { text: name, exact } : { pattern: name.source, flags: name.flags };

/**
 * Evaluates an expression on the current elements of a query. Injects Testing Library if the page does not
 * have it.
 */
async function ask<Answer>(driver: WebDriver, query: Query, question = 'found'): Promise<Answer> {
  const words = `if (!('TestingLibraryDom' in window)) return null;
    ${findElements.toString()}
    const found = findElements(arguments[0]);
    return { answer: ${question} };`;
  const answered = await driver.executeScript<{ answer: Answer } | null>(words, query);
  if (answered) return answered.answer;
  await driver.executeScript(library);
  return ask(driver, query, question);
}

interface WebKitTarget extends Target {
  readonly query: Query;
}

function searches(driver: WebDriver, query: Query) {
  const more = (step: Narrowing): Target => webkitTarget(driver, [...query, step]);
  const search: Pick<Target, 'getByRole' | 'getByLabel' | 'getByText' | 'locator'> = {
    getByRole: (role, { name, exact } = {}) =>
      more({ by: 'role', role, name: name === undefined ? null : wanted(name, exact) }),
    getByLabel: (text, { exact } = {}) => more({ by: 'label', name: wanted(text, exact) }),
    getByText: (text, { exact } = {}) => more({ by: 'text', name: wanted(text, exact) }),
    locator: (selector) => more({ by: 'css', selector }),
  };
  return { ...search, more };
}

function webkitTarget(driver: WebDriver, query: Query): WebKitTarget {
  const { more, ...search } = searches(driver, query);
  const what = JSON.stringify(query);
  const only = async (which?: string): Promise<WebElement> => {
    const found = await ask<WebElement[]>(driver, query, which);
    if (found.length !== 1 || !found[0]) throw new NotYet(`${found.length} elements instead of one`);
    return found[0];
  };
  const act = <Result>(work: (element: WebElement) => Promise<Result>) =>
    insist(what, async () => work(await only()));
  const read = <Result>(words: string, ...more: unknown[]) =>
    act((element) => driver.executeScript<Result>(words, element, ...more));
  const tap = () =>
    insist(what, async () => {
      const element = await only('found.filter((one) => !one.matches(":disabled"))');
      if (!(await driver.executeAsyncScript<boolean>(STAYS, element))) throw new NotYet('it is moving');
      await element.click().catch(async (cause: unknown) => {
        if (!(cause instanceof error.ElementClickInterceptedError)) throw cause;
        throw new NotYet(`it is covered by ${await driver.executeScript<string>(COVERED_BY, element)}`);
      });
    });
  return {
    ...search,
    query,
    or: (other) => more({ by: 'or', other: (other as WebKitTarget).query }),
    first: () => more({ by: 'first' }),
    filter: ({ hasText }) => more({ by: 'containing', text: hasText }),
    count: () => ask(driver, query, 'found.length'),
    waitFor: ({ state = 'visible', timeout } = {}) =>
      insist(
        `${what} ${state}`,
        async () => {
          const is = await ask<boolean>(
            driver,
            query,
            state === 'detached' ? '!found[0]' : '!!found[0]?.checkVisibility()',
          );
          if (!is) throw new NotYet('it is not');
        },
        timeout,
      ),
    tap,
    check: async () => {
      if (!(await act((element) => element.isSelected()))) await tap();
    },
    fill: (text) =>
      act(async (element) => {
        if (await element.getAttribute('value')) await element.clear();
        await element.sendKeys(text);
      }),
    getAttribute: (name) => read('return arguments[0].getAttribute(arguments[1])', name),
    inputValue: () => read('return arguments[0].value'),
    innerText: () => read('return arguments[0].innerText'),
    allInnerTexts: () => ask(driver, query, 'found.map(({ innerText }) => innerText)'),
    isDisabled: () => act((element) => element.isEnabled().then((enabled) => !enabled)),
    isEnabled: () => act((element) => element.isEnabled()),
    evaluate: (look) => read(`return (${look.toString()})(arguments[0])`),
    toString: () => what,
  };
}

const keysOf = (name: string): string =>
  name.length === 1 ? name : String(Key[name.toUpperCase() as 'ENTER']);

/** Value of the focused field; null when no field has the focus. */
const heldByField = (driver: WebDriver): Promise<string | null> =>
  driver.executeScript(`const { activeElement: field } = document;
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null;`);

/**
 * Types into the focused empty field. A busy browser may lose keys, so the value is checked and typed again.
 */
async function write(driver: WebDriver, text: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await driver.actions().sendKeys(text).perform();
    const held = await heldByField(driver);
    if (held === null || held.length >= text.length) return;
    await driver.executeScript('document.activeElement.select()');
  }
}

/** A WebKit page that the same hands as Chromium's can use. */
export function webkitScreen(driver: WebDriver): ScreenHands {
  const { more: _more, ...search } = searches(driver, []);
  const send = (keys: string) => driver.actions().sendKeys(keys).perform();
  return {
    ...search,
    goto: (address) => driver.get(address),
    url: () => driver.getCurrentUrl(),
    evaluate: (look) => driver.executeScript(`return (${look.toString()})()`),
    waitForTimeout: pause,
    keyboard: { type: (text) => write(driver, text), press: (key) => send(keysOf(key)) },
  };
}
