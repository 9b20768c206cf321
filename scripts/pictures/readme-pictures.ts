import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photograph, untilStill } from '../shared/photograph.ts';
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';

// The four pictures of README.md, taken from the product as it runs: the built server for the letter, the
// desk and a puzzle, the development server for the studio. `npm run build` first. The letter's page is drawn
// by pdftoppm (poppler-utils).

const README_PICTURES = 'docs/pictures';

/**
 * The step that is shown, by its number: its desk has every kind of tile, and its question gives no answer
 * away.
 */
const STEP = 6;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
} as const;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
/** The address that the letter prints: the server's own would be a port of this machine. */
const MAIN_URL = 'https://www.exemple.fr';
const STAFF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const PLAYER = { email: 'joueuse@exemple.fr', password: 'un mot de passe long' };
/** On the desk: opens what the step asks for. */
const FIRST_STAMP = '[data-tutorial="application"]';
/**
 * The hour, in the zone of this machine, that the server believes it is: the city is open, whenever the
 * pictures are taken.
 */
const HOUR = 11;
const QUALITY = 75;
const START_MS = 60_000;

interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/** Takes the four pictures and writes them below `README_PICTURES`. */
export async function takeReadmePictures(browser: Browser, root: string): Promise<void> {
  if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('npm run build must come first');
  mkdirSync(join(root, README_PICTURES), { recursive: true });
  const shoot = async (page: Page, name: string): Promise<void> => {
    await untilStill(page);
    await photograph(page, join(root, README_PICTURES, `${name}.webp`), { quality: QUALITY });
  };
  await withServer(root, [...atHour(HOUR), 'dist/server/main.js'], async (address) => {
    const staff = await newContext(browser, address, DESKTOP);
    await post(staff.request, 'user/authenticate', STAFF);
    const code = await firstDemonstration(staff.request);
    await shoot(await letterPage(staff, code), 'letter');
    const player = await playerAtStep(browser, address, staff.request, code);
    await shoot(await open(player, '/home'), 'desk');
    await shoot(await openPuzzle(player), 'puzzle');
  });
  await withServer(root, ['--import', 'tsx', 'server/dev.ts'], async (address) => {
    await shoot(await openStudio(await newContext(browser, address, DESKTOP)), 'studio');
  });
}

/** Arguments of Node that move the clock of the program to this hour of today. */
function atHour(hour: number): readonly string[] {
  const shift = new Date().setHours(hour, 0) - Date.now();
  const moved = `const { now } = Date; const shift = ${shift};
    globalThis.Date = class extends Date {
      constructor(...given) { if (given.length) super(...given); else super(now() + shift); }
      static now() { return now() + shift; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(moved)}`];
}

/** Runs a server on a free port with an empty database, and stops it afterwards. */
async function withServer(
  root: string,
  argv: readonly string[],
  work: (address: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const server = await startServer(root, argv, dataDir);
  try {
    await work(server.address);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startServer(root: string, argv: readonly string[], dataDir: string): Promise<Running> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MAIN_URL,
    LOG_LEVEL: 'silent',
    DEMO: '1',
  };
  const staff = { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password };
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: { ...process.env, ...settings, ...staff },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await untilReady(address, child);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (
    !(await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`no server answers at ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const newContext = (browser: Browser, address: string, screen: object): Promise<BrowserContext> =>
  browser.newContext({ ...screen, baseURL: address, locale: 'fr-FR', reducedMotion: 'reduce' });

async function post(request: APIRequestContext, call: string, data: object = {}): Promise<unknown> {
  const answer = await request.post(`/api/${call}`, { data });
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  return answer.json().catch(() => null);
}

/** The code of the first letter that the server made as a demonstration. */
async function firstDemonstration(staff: APIRequestContext): Promise<string> {
  const orders = (await (await staff.get('/api/admin/status/explorer?size=100')).json()) as readonly {
    code: string;
  }[];
  const [first] = orders.map(({ code }) => code).sort();
  if (first === undefined) throw new Error('no demonstration letter');
  return first;
}

/** The first page of the printed letter, as a page that shows its picture. */
async function letterPage(staff: BrowserContext, code: string): Promise<Page> {
  const answer = await staff.request.get(`/api/admin/orders/${code}/letter.pdf`, { timeout: 180_000 });
  if (!answer.ok()) throw new Error(`letter.pdf: ${answer.status()} ${await answer.text()}`);
  const png = await firstPage(await answer.body());
  const page = await staff.newPage();
  await page.setViewportSize({ width: 827, height: 1169 });
  await page.setContent(
    `<style>html,body{margin:0}img{display:block;width:827px}</style><img src="data:image/png;base64,${png.toString('base64')}">`,
  );
  return page;
}

async function firstPage(pdf: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'letter-'));
  try {
    writeFileSync(join(folder, 'letter.pdf'), pdf);
    const child = spawn('pdftoppm', ['-png', '-singlefile', '-r', '150', 'letter.pdf', 'page'], {
      cwd: folder,
      stdio: 'inherit',
    });
    await new Promise<void>(
      (resolve, reject) => void child.once('error', reject).once('exit', () => resolve()),
    );
    return readFileSync(join(folder, 'page.png'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A player with this letter, set to `STEP` by the staff's own call. */
async function playerAtStep(
  browser: Browser,
  address: string,
  staff: APIRequestContext,
  code: string,
): Promise<BrowserContext> {
  const player = await newContext(browser, address, PHONE);
  await post(player.request, 'user/register', PLAYER);
  await post(player.request, 'user/authenticate', PLAYER);
  await post(player.request, `a/${code}`);
  await post(staff, 'admin/status/changeStep', { statusCode: code, stepIdx: STEP });
  return player;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function openPuzzle(player: BrowserContext): Promise<Page> {
  const page = await open(player, '/home');
  await page.locator(FIRST_STAMP).tap();
  return page;
}

async function openStudio(context: BrowserContext): Promise<Page> {
  const page = await open(context, '/studio');
  await page.getByRole('main').locator('svg').first().waitFor();
  await page.frameLocator('iframe').locator(FIRST_STAMP).waitFor({ timeout: START_MS });
  return page;
}
