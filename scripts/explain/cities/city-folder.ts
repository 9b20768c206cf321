import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ScenarioSource } from '../../../engine/index.ts';
import type { PageManifest } from '../../../server/content/page-manifest.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Bytes of the type that the extension names, different for each name. */
export function mediaBytes(name: string): Buffer {
  if (name.endsWith('.svg'))
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`);
  if (name.endsWith('.ogg')) return Buffer.from(`OggS ${name}`);
  if (name.endsWith('.mp3')) return Buffer.from(`ID3 ${name}`);
  return name.endsWith('.png') ? PNG : Buffer.from(`bytes of ${name}`);
}

/** A temporary folder in the shape of scenarios/. */
export interface CitiesFolder {
  readonly path: string;
  write(path: string, content: string | Buffer): void;
  remove(): void;
}

function writeInto(folder: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

export function writeCity(folder: string, { slug, files, media }: ScenarioSource): void {
  for (const { path, text } of files) writeInto(folder, `${slug}/${path}`, text);
  for (const name of media)
    if (!name.endsWith('.yaml')) writeInto(folder, `${slug}/media/${name}`, mediaBytes(name));
}

/** Creates a temporary folder with this one city. */
export function folderOf(source: ScenarioSource): CitiesFolder {
  const path = mkdtempSync(join(tmpdir(), 'scenarios-'));
  writeCity(path, source);
  const write = (name: string, content: string | Buffer): void => writeInto(path, name, content);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The page manifest that a build would write for a city. */
export function builtPages(folder: string, slug: string): PageManifest {
  const { files } = readCityFolder(join(folder, slug));
  const pages = files
    .filter(({ path }) => path.endsWith('.mdx'))
    .map(({ path }) => (path.includes('/') ? path : `letter/${path}`).replace('.mdx', ''));
  return new Map(pages.map((key) => [`${slug}/${key}`, { address: `/pages/${key.length}.js`, file: null }]));
}
