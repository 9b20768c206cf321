import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { photograph, untilStill } from '../shared/photograph.ts';
import { exampledTypes } from './examples.ts';

const PICTURES = 'docs/puzzles';

/** Tall enough for the longest example. */
const PHONE = { width: 390, height: 960 } as const;
const QUALITY = 72;

export const pictureOf = (slug: string): string => `${PICTURES}/${slug}.webp`;

const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><style>:root{--fade:0ms}</style><div id="root"></div>
<script type="module" src="/web/workshop/puzzle/guide-preview.tsx"></script></html>`;

/** Serves the widgets from their sources; `?example=` selects one. */
async function serve(root: string): Promise<ViteDevServer> {
  const server = await createServer({
    root,
    configFile: join(root, '.storybook/vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  server.middlewares.use('/bench', (request, response) => {
    void server.transformIndexHtml(request.originalUrl ?? '/bench', page).then((html) => {
      response.setHeader('content-type', 'text/html');
      response.end(html);
    });
  });
  await server.listen();
  return server;
}

/** Height down to the end of the puzzle, without the background and the navigation bar below. */
const heightOf = (tab: Page): Promise<number> =>
  tab.evaluate(() => {
    const bottoms = [...document.querySelectorAll('main :is(p, button, a, input, textarea, li, img)')].map(
      (one) => one.getBoundingClientRect().bottom,
    );
    return Math.ceil(Math.max(...bottoms)) + 16;
  });

async function takeScreenshot(browser: Browser, address: string, file: string): Promise<void> {
  const tab = await browser.newPage({ viewport: PHONE, locale: 'fr-FR', reducedMotion: 'reduce' });
  await tab.goto(address);
  await tab.getByRole('main').waitFor();
  await untilStill(tab);
  const clip = { x: 0, y: 0, width: PHONE.width, height: await heightOf(tab), scale: 1 };
  await photograph(tab, file, { quality: QUALITY, clip });
}

/** Takes a screenshot of these puzzle types, or of all: the player's widget with the guide's example. */
export async function takeScreenshots(root: string, slugs: readonly string[]): Promise<void> {
  const server = await serve(root);
  const [site = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(join(root, PICTURES), { recursive: true });
  try {
    for (const { slug, examples } of exampledTypes().filter(
      ({ slug }) => slugs.length === 0 || slugs.includes(slug),
    )) {
      const [{ name } = { name: slug }] = examples;
      await takeScreenshot(browser, `${site}bench?example=${name}`, join(root, pictureOf(slug)));
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
