import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Middleware } from './context.ts';
import { servedFile } from './content/served-file.ts';
import type { ServedFile } from './content/served-file.ts';
import { isPage } from './page-routes.ts';
import { sendFile } from './routes/gated/send-file.ts';

/** The built site: its files by exact address, and the document of every page. */
export interface Site {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly index: ServedFile;
}

/** Gated pages are served elsewhere, the manifest and source maps nowhere. */
const KEPT_BACK = /^\/(pages\/|\.|index\.html$)|\/\.|\.map$/;

/** Reads the site once: nothing that is not read here can ever be served. Throws when there is no build. */
export function readSite(webDir: string): Site {
  const names = readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names
    .map((file) => [`/${relative(webDir, file).split(sep).join('/')}`, file] as const)
    .filter(([address]) => !KEPT_BACK.test(address));
  return {
    files: new Map(files.map(([address, file]) => [address, servedFile(file, readFileSync(file))])),
    index: servedFile('index.html', readFileSync(join(webDir, 'index.html'))),
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Files of the build, then the document for pages. An address with an extension that is no file stays a 404 without a page. */
export function serveSite({ files, index }: Site): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return void (await next());
    const file = files.get(ctx.path);
    ctx.state.route = file ? 'file' : 'page';
    if (file) return sendFile(ctx, file, ctx.path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN);
    if (/\.[a-z0-9]+$/i.test(ctx.path)) return void (await next());
    if (isPage(ctx.path)) return sendFile(ctx, index, ASK_AGAIN);
    ctx.status = 404;
    ctx.set('cache-control', 'no-store');
    ctx.type = 'html';
    ctx.body = index.body;
  };
}
