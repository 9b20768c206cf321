import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { closedCities, readCity } from '../../support/cities/cities.ts';
import { root } from '../../support/programs/run.ts';
import { publicAddresses } from '../../support/e2e/public-pages.ts';
import { startServer } from '../../support/server/running-server.ts';
import { findLeaks, type Harvest } from '../../support/spoilers/harvest.ts';
import { secretsOf, type SecretStanding } from '../../support/spoilers/secrets.ts';

const webDir = join(root, 'dist/web');

/** The address of every built file, served or not. */
const builtAddresses = (): string[] =>
  readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(webDir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);

/** Pages, errors and files for programs. */
const OTHERS = [
  ...publicAddresses,
  '/villes/ailleurs',
  '/en/nulle-part',
  '/en/manifest.webmanifest',
  '/a/ABC123',
  '/home',
  '/home/messages/premier',
  '/document/map',
  '/admin',
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
const NEVER_SERVED = [
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

/**
 * Everything that is public: bodies, names and headers, with and without the session marker cookie. By status
 * and address.
 */
async function harvestPublic(address: string): Promise<Harvest> {
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

/** Answers that any page may say: « nothing », « lost » and « neuf » are words of everybody. */
const COMMON_WORDS = new Set(['nothing', 'lost', 'lost.', 'neuf']);

const beforeTheLetter: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

let harvested: Harvest;
beforeAll(async () => {
  const server = await startServer();
  harvested = await harvestPublic(server.address);
  await server.stop();
});

const statusOf = (address: string): string[] =>
  [...harvested.keys()].flatMap((key) => (key.split(' ')[1] === address ? (key.split(' ')[0] ?? []) : []));

describe('the public content', () => {
  it.each(closedCities)(
    'reveals nothing of any step of %s in files, names, headers, pages, errors, pictures or fonts',
    (slug) => {
      const { scenario, source } = readCity(slug);
      const secrets = secretsOf(scenario, source).at(beforeTheLetter);
      const told = secrets.filter(({ text }) => !COMMON_WORDS.has(text));
      expect(findLeaks(harvested, told)).toEqual([]);
    },
  );

  it('contains no chunk of a story, no source map and no list of files', () => {
    const kept = builtAddresses().filter((address) => /^\/pages\/|\.map$|^\/\./.test(address));
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.flatMap(statusOf).filter((status) => status !== '404')).toEqual([]);
    expect(builtAddresses().filter((address) => address.endsWith('.map'))).toEqual([]);
  });

  it('names no source map in a file or a header', () => {
    expect(
      [...harvested]
        .filter(([, text]) => /sourceMappingURL=|^(x-)?sourcemap:/im.test(text))
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('has a service worker that does not precache pages or media of a story', () => {
    const worker = [...harvested].find(([key]) => key.startsWith('200 /sw.js'))?.[1] ?? '';
    expect(worker).toContain('/assets/');
    expect(worker).not.toMatch(/\/(pages|media)\/[\w-]{8,}/);
  });

  it('contains no picture with text in its metadata', () => {
    const pictures = [...harvested].filter(([key]) => /^200 .*\.(png|jpe?g|webp)/.test(key));
    expect(pictures.length).toBeGreaterThan(0);
    expect(
      pictures.filter(([, text]) => /[tzi](TXt|EXt)|eXIf|Exif|<x:xmpmeta/.test(text)).map(([key]) => key),
    ).toEqual([]);
  });

  it.each(NEVER_SERVED)('does not contain %s', (path) => {
    expect(statusOf(path)).toEqual(['404']);
  });
});
