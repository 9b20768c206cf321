import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../server/free-port.ts';
import { reasonToSkip } from '../programs/missing-program.ts';

const PROGRAMS = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } as const;

/** MiniBrowser is at least 447 px wide; its toolbar takes the height above 844 px. */
const WINDOW = { x: 0, y: 0, width: 450, height: 882 };

/**
 * Renders on the CPU, and all layers at once: without a graphics card, software emulation of one takes half
 * as long again.
 */
const DRAWING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** The reason why the WebKit tests cannot run here; null when they can. */
export function webkitMissing(): string | null {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isInstalled(program));
  const packages = missing.map(([, name]) => name).join(' ');
  return reasonToSkip(
    missing.length === 0,
    `WebKit is not installed (apt-get install ${packages}): nothing is played in it`,
  );
}

export interface WebKit {
  readonly driver: WebDriver;
  /** Ends the browser, its driver and its display. */
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}

/** Starts a separate display. Xvfb chooses its number and writes it to file descriptor 3. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[3] as Readable;
  const name = await new Promise<string>((resolve, reject) => {
    pipe.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { child, name };
}

/** Waits until the driver accepts requests. */
async function listening(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    // Fixed wait: polls for a visible condition, with a pause in between.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
}

function openSession(address: string): Promise<WebDriver> {
  return new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser', acceptInsecureCerts: true })
    .build();
}

/** Starts Debian's WebKit about as wide as a telephone, with its own display and home directory. */
export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const display = await startDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    ...DRAWING,
    DISPLAY: display.name,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    WAYLAND_DISPLAY: '',
  };
  const child = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' });
  const putAway = async (): Promise<void> => {
    await end(child);
    await end(display.child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    await listening(address, child);
    const driver = await openSession(address);
    await driver.manage().window().setRect(WINDOW);
    return { driver, stop: () => driver.quit().then(putAway, putAway) };
  } catch (cause) {
    await putAway();
    throw cause;
  }
}
