import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { listCities } from '../../server/content/load-content.ts';

export interface Size {
  readonly what: string;
  readonly bytes: number;
}

const root = resolve(import.meta.dirname, '../..');
/** Below node_modules, so that React resolves from the pages of generated cities. */
const buildFolder = join(root, 'node_modules/.cache/bench');
const MANY = 200;

const zipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Size of the scripts that the built page loads at the start. */
function firstScript(web: string): number {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const names = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name);
  return sum([...new Set(names)].map((name) => zipped(join(web, name))));
}

/** Size of all scripts except the cities' pages. */
function allScripts(web: string): number {
  const assets = join(web, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return sum(names.map((name) => zipped(join(assets, name))));
}

/** Creates a scenarios folder with `count` cities: the real ones, then copies of the first under other names. */
function createScenarios(count: number): string {
  const folder = join(buildFolder, `scenarios-${count}`);
  const real = listCities(join(root, 'scenarios'));
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const name = real[index] ?? `ville-${index}`;
    cpSync(join(root, 'scenarios', real[index] ?? real[0] ?? ''), join(folder, name), { recursive: true });
  }
  return folder;
}

async function buildWith(count: number): Promise<string> {
  const outDir = join(buildFolder, `web-${count}`);
  process.env.SCENARIOS_DIR = createScenarios(count);
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir } });
  return outDir;
}

/** Sizes of the scripts in bytes, gzip, with one city, with the real cities, and with two hundred. */
export async function sizes(): Promise<Size[]> {
  const rows: Size[] = [];
  try {
    for (const count of [1, listCities(join(root, 'scenarios')).length, MANY]) {
      const web = await buildWith(count);
      rows.push({ what: `first script, ${count} ${count === 1 ? 'city' : 'cities'}, gzip`, bytes: firstScript(web) });
      rows.push({ what: `all scripts, ${count} ${count === 1 ? 'city' : 'cities'}, gzip`, bytes: allScripts(web) });
    }
    return rows;
  } finally {
    delete process.env.SCENARIOS_DIR;
    rmSync(buildFolder, { recursive: true, force: true });
  }
}
