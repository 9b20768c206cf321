import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { SHELL_ADDRESS } from '../../web/worker/addresses.ts';

const ENTRY = 'index.html';
/** The staff work at a desk, with a network. */
const isStaff = (key: string): boolean => key.startsWith('admin/');

/** All that the document may come to need: what it imports, now or later, and the styles and typefaces of that. */
function filesOf(manifest: Manifest): ReadonlySet<string> {
  const [seen, files] = [new Set<string>(), new Set<string>()];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || isStaff(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(ENTRY);
  return files;
}

/** What a device keeps of a build. Hashed names need no revision; the document has none in its address. */
export function precachedFiles(webDir: string): PrecacheEntry[] {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const revision = createHash('sha256')
    .update(readFileSync(join(webDir, ENTRY)))
    .digest('hex')
    .slice(0, 16);
  const hashed = [...filesOf(manifest)].map((file) => ({ url: `/${file}`, revision: null }));
  return [{ url: SHELL_ADDRESS, revision }, ...hashed];
}
