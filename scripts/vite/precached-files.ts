import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { SHELL_ADDRESS } from '../../web/worker/addresses.ts';

const ENTRY = 'index.html';
/** Staff screens are not needed offline. */
const isStaff = (key: string): boolean => key.startsWith('admin/');

/** All files that the document may load: static and dynamic imports, with their styles and fonts. */
function filesOf(manifest: Manifest): ReadonlySet<string> {
  const [visited, files] = [new Set<string>(), new Set<string>()];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key) || isStaff(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(ENTRY);
  return files;
}

/**
 * The precache list of the service worker. Only the document needs a revision: other names contain a hash.
 */
export function precachedFiles(webDir: string): PrecacheEntry[] {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const revision = createHash('sha256')
    .update(readFileSync(join(webDir, ENTRY)))
    .digest('hex')
    .slice(0, 16);
  const hashed = [...filesOf(manifest)].map((file) => ({ url: `/${file}`, revision: null }));
  return [{ url: SHELL_ADDRESS, revision }, ...hashed];
}
