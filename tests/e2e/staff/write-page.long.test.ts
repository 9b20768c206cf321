import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../engine/text/random.ts';
import { writeCity } from '../../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { TYPED } from '../../edit/page/gestures.ts';
import { saidInFile } from '../../edit/page/judge.ts';
import { axeFindings } from '../../support/e2e/axe.ts';
import { sharedBrowser } from '../../support/e2e/browser.ts';
import { type RunningServer, startServer } from '../../support/server/running-server.ts';
import { TEST_TIMEOUT_MS } from '../../support/suite/timeouts.ts';

const GESTURES = 300;
const CITY = tinyCity();
const FILE = CITY.files.find(({ path }) => path.startsWith('messages/'))?.path ?? '';
const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
const onDisk = (): string => readFileSync(join(folder, CITY.slug, FILE), 'utf8');
let server: RunningServer;
let page: Page;
let text: Locator;

beforeAll(async () => {
  writeCity(folder, CITY);
  server = await startServer({ DEMO: '0' }, { command: ['--import', 'tsx', 'server/dev.ts', folder] });
  page = await (await (await sharedBrowser()).newContext({ locale: 'fr-FR' })).newPage();
  page.setDefaultTimeout(TEST_TIMEOUT_MS);
  await page.goto(`${server.address}/studio#${CITY.slug}/fiche/${FILE}`);
  text = page.getByRole('textbox', { name: 'Texte de la page' });
  await text.waitFor();
});
afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The paragraphs and titles on the screen. */
const shown = (): Promise<readonly string[]> =>
  text.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('p, h2, h3, h4, h5, h6')]
      .filter((element) => !element.closest('[contenteditable="false"]'))
      .map((element) => element.innerText.replace(/[ \t\r\n]+/gu, ' ').trim())
      .filter((said) => said !== ''),
  );

const paste = (html: string): Promise<void> =>
  text.evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const KEYS = [
  ...[
    'Enter',
    'Enter',
    'Shift+Enter',
    'Backspace',
    'Backspace',
    'Delete',
    'Home',
    'End',
    'ArrowUp',
    'ArrowDown',
  ],
  ...[
    'ArrowLeft',
    'Shift+Home',
    'Shift+ArrowUp',
    'Control+Home',
    'Control+b',
    'Control+i',
    'Control+z',
    'Control+y',
  ],
];
const PASTED = [
  '<p>un</p><p><b>deux</b></p>',
  '<ul><li>un</li><li>- deux</li></ul>',
  '<h1># Titre</h1><p>{a} &lt;b&gt;</p>',
];

describe('a page that is written in the browser', () => {
  it('has on the disk what the screen shows, after any keys and pastes, and is undone to the byte', async () => {
    const before = onDisk();
    const random = randomFrom('chromium');
    const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
    await text.locator('p').first().click();
    for (let done = 0; done < GESTURES; done += 1) {
      const kind = random();
      if (kind < 0.45) await page.keyboard.type(pick(TYPED));
      else if (kind < 0.93) await page.keyboard.press(pick(KEYS));
      else await paste(pick(PASTED));
    }
    await page.keyboard.press('Control+s');
    await expect.poll(async () => saidInFile(onDisk()).join('\n') === (await shown()).join('\n')).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    const undo = page.getByRole('button', { name: 'Défaire dans la page' });
    while (await undo.isEnabled()) await undo.click();
    await page.keyboard.press('Control+s');
    await expect.poll(onDisk).toBe(before);
  });
});
