import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A compiled page. `file` is null where the development server serves it. */
export interface BuiltPage {
  readonly address: string;
  readonly file: string | null;
}

/** Keyed `<city>/<kind>/<slug>`. */
export type PageManifest = ReadonlyMap<string, BuiltPage>;

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
}

/** Reads the pages of a build from Vite's manifest. Throws when there is no build. */
export function readPageManifest(webDir: string): PageManifest {
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const pages = Object.values(manifest).flatMap(({ file, name }) => {
    const key = /^gated\/(.+)\.mdx$/.exec(name ?? '')?.[1];
    return key
      ? [[key, { address: `/${file}`, file: join(webDir, file) }] satisfies [string, BuiltPage]]
      : [];
  });
  return new Map(pages);
}
