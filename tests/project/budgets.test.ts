import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import { cityNames, scenariosDir } from '../support/cities.ts';
import { root } from '../support/run.ts';

const KB = 1024;
const web = join(root, 'dist/web');

/** What a first page may weigh, in bytes on the wire, and what a city may. */
const BUDGET = { firstScript: 130 * KB, firstStyle: 16 * KB, fonts: 60 * KB, city: 1536 * KB };

type Manifest = Readonly<Record<string, { readonly isDynamicEntry?: boolean; readonly imports?: readonly string[] }>>;

interface Asset {
  readonly name: string;
  readonly bytes: number;
}

const gzipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;

/** The files that index.html itself asks for. */
function firstLoad(extension: string): Asset[] {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.endsWith(extension));
  return [...new Set(names)].map((name) => ({
    name,
    bytes: extension === '.woff2' ? statSync(join(web, name)).size : gzipped(join(web, name)),
  }));
}

const weight = (assets: readonly Asset[]): number => assets.reduce((sum, { bytes }) => sum + bytes, 0);

/** Null when the budget holds, else what is too heavy. */
function overrun(what: string, assets: readonly Asset[], limit: number): string | null {
  const total = weight(assets);
  return total <= limit ? null : `${what}: ${total} bytes for ${limit}: ${assets.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`;
}

const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')) as Manifest;

/** A chunk and all that comes with it unasked. */
function withImports(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(manifest[key]?.imports ?? []).flatMap((name) => withImports(name, seen))];
}

describe('the built site', () => {
  it('asks for little script before the first screen', () => {
    expect(firstLoad('.js').length).toBeGreaterThan(0);
    expect(overrun('script', firstLoad('.js'), BUDGET.firstScript)).toBeNull();
  });

  it('asks for little style, and for two families of letters in Latin alone', () => {
    expect(overrun('style', firstLoad('.css'), BUDGET.firstStyle)).toBeNull();
    expect(firstLoad('.woff2').length).toBeGreaterThan(0);
    expect(overrun('fonts', firstLoad('.woff2'), BUDGET.fonts)).toBeNull();
  });

  it.each(cityNames)('%s is light enough for a bad network', (city) => {
    const folder = join(scenariosDir, city, 'media');
    const media = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
    expect(overrun(city, media, BUDGET.city)).toBeNull();
  });

  it.each(Object.keys(puzzleTypes))('the widget %s is a chunk that comes when a step needs it', (slug) => {
    const [key = ''] = Object.keys(manifest).filter((name) => new RegExp(`^puzzles/${slug}/[A-Z]\\w+\\.tsx$`).test(name));
    expect(manifest[key]?.isDynamicEntry).toBe(true);
    expect(withImports('index.html')).not.toContain(key);
  });

  it('a planted weight is caught', () => {
    expect(overrun('script', [...firstLoad('.js'), { name: 'planted.js', bytes: BUDGET.firstScript }], BUDGET.firstScript)).toContain(
      'planted.js',
    );
  });
});
