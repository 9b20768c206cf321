import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../programs/run.ts';
import type { Harvest } from './harvest.ts';

const webDir = join(root, 'dist/web');

/** The address of every built file, served or not. */
export const builtAddresses = (): string[] =>
  readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** Pages, errors and files for programs. */
const OTHERS = [
  '/',
  '/concept',
  '/login',
  '/code',
  '/a/ABC123',
  '/home',
  '/home/messages/premier',
  '/document/map',
  '/admin',
  '/legal',
  '/nulle-part',
  '/assets/nulle-part.js',
  '/pages/0123456789abcdef.js',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/api/nulle-part',
  '/api/user/status/current',
  '/api/user/check',
];

/** Files of the build that must never be served. */
export const NEVER_SERVED = [
  '/.vite/manifest.json',
  '/index.html',
  '/storybook/',
  '/storybook/index.html',
  '/iframe.html',
  '/index.json',
  '/studio',
  '/scenarios/site.yaml',
  '/server/main.js',
  '/package.json',
];

const SESSION_MARKER = { cookie: 'session=1' };

/** Everything that is public: bodies, names and headers, with and without the session marker cookie. By status and address. */
export async function harvestPublic(address: string): Promise<Harvest> {
  const found = new Map<string, string>();
  const fetchInto = async (path: string, headers: Record<string, string>): Promise<void> => {
    const response = await fetch(address + path, { headers, redirect: 'manual' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const headerText = [...response.headers].map((pair) => pair.join(': ')).join('\n');
    const key = `${response.status} ${path} ${Object.keys(headers).join('')}`.trim();
    found.set(key, [path, headerText, bytes.toString(), wideText(bytes)].join('\n'));
  };
  for (const path of new Set([...builtAddresses(), ...OTHERS, ...NEVER_SERVED])) await fetchInto(path, {});
  for (const path of OTHERS) await fetchInto(path, SESSION_MARKER);
  return found;
}

/** UTF-16 text that some programs write into pictures. */
const wideText = (bytes: Buffer): string => (bytes.includes('\0') ? bytes.toString('utf16le') : '');
