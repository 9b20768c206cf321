import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createHash } from 'node:crypto';
import { servedFile } from '../../server/content/served-file.ts';
import { drawingKey, drawSite } from '../../server/rendering/draw-site.ts';
import { partDrawing, withPage } from '../../server/rendering/document.ts';
import { lazyFiles, type ChunkManifest } from '../../server/rendering/lazy-files.ts';
import { dataScript, escapeMarkup, tag } from '../../server/rendering/markup.ts';
import type { PublicPage as ServerPage, Renderer } from '../../server/rendering/renderer.ts';
import type { Site } from '../../server/static-files.ts';
import { startTestApp } from '../support/test-app.ts';
import type { PublicPage } from '../../web/site/head.ts';

const CHUNKS: ChunkManifest = {
  'site/frame.ts': { file: 'assets/frame.js', imports: ['_vendor.js'], css: ['assets/frame.css'] },
  'player/game.ts': { file: 'assets/game.js', imports: ['_vendor.js'], css: ['assets/game.css'] },
  'puzzles/text-field.tsx': { file: 'assets/TextField.js', imports: ['_field.js'], css: ['assets/TextField.css'] },
  'index.html': { file: 'assets/app.js', imports: ['_vendor.js'], css: ['assets/app.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_field.js': { file: 'assets/field.js', imports: ['_vendor.js'], css: ['assets/field.css'] },
  'site/Counter.tsx': { file: 'assets/Counter.js', imports: ['index.html', '_field.js'], css: ['assets/Counter.css'] },
};

const DOCUMENT =
  '<!doctype html><html lang="fr"><head><script type="module" crossorigin src="/assets/app.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" crossorigin href="/assets/app.css"></head>' +
  '<body><div id="root"></div><noscript>sans script</noscript></body></html>';

const STYLES = ['app', 'frame', 'field', 'Counter'].map(
  (name) => [`/assets/${name}.css`, servedFile('a.css', Buffer.from(`.${name}{}`))] as const,
);

const site = (): Site => ({ files: new Map(STYLES), index: { type: 'text/html', etag: '"0"', body: Buffer.from(DOCUMENT) } });

const renderer: Renderer = {
  frame: 'site/frame.ts',
  game: 'player/game.ts',
  instrument: (type) => `puzzles/${type}.tsx`,
  publicPages: [
    { path: '/', description: 'Le « pli » & la suite', listed: true, modules: [] },
    {
      path: '/guichet',
      description: 'Le guichet',
      listed: false,
      modules: ['site/Counter.tsx'],
      query: ['neuf', 'de'],
      forms: [['neuf']],
      needsScript: true,
    },
  ],
  facts: { name: 'Poste', tagline: 'Jeu', mainUrl: 'https://poste.test', publisher: 'Poste SAS', price: 9.5, preorder: true },
  render: (address) => Promise.resolve(`<title>${address.replace('&', '&amp;')}</title><main>${address}</main>`),
};

const parts = { renderer, chunks: CHUNKS, mainUrl: 'https://poste.test' };

describe('a drawn page', () => {
  it('is parted into what belongs in the head and what belongs in the body', () => {
    expect(partDrawing('<title>Un &amp; deux</title><link rel="preload" href="/a.png"/><!--$--><main></main>')).toEqual({
      head: '<title>Un &amp; deux</title><link rel="preload" href="/a.png"/>',
      title: 'Un &amp; deux',
      body: '<!--$--><main></main>',
    });
  });

  it('without a title, or a document without a place for it, is refused', () => {
    expect(() => partDrawing('<main></main>')).toThrow('without a title');
    expect(() => withPage('<body></body>', 'x', false)).toThrow('#root');
  });

  it('takes the words about scripts away, unless it has a form', () => {
    expect(withPage(DOCUMENT, '<main>$&</main>', false)).toContain('<div id="root"><main>$&</main></div></body>');
    expect(withPage(DOCUMENT, '<main></main>', true)).toContain('sans script');
  });

  it('asks for the styles and scripts of its lazy parts beyond those of every page, each behind what it builds upon', () => {
    expect(lazyFiles(CHUNKS, ['site/Counter.tsx'])).toEqual({
      styles: ['/assets/field.css', '/assets/Counter.css'],
      scripts: ['/assets/field.js', '/assets/Counter.js'],
    });
    expect(lazyFiles(CHUNKS, [])).toEqual({ styles: [], scripts: [] });
  });

  it('whose lazy part is not in the build stops the start, by its name', () => {
    expect(() => lazyFiles(CHUNKS, ['site/Gone.tsx'])).toThrow('site/Gone.tsx');
  });

  it('has one key for a path in any case and for parameters in any order', () => {
    expect(drawingKey('/GUICHET', ['neuf', 'de'])).toBe(drawingKey('/guichet', ['de', 'neuf']));
    expect(drawingKey('/guichet', [])).toBe('/guichet');
  });
});

describe('markup', () => {
  it('lets no text out of its place', () => {
    expect(escapeMarkup('<b> & "x"')).toBe('&lt;b&gt; &amp; &quot;x&quot;');
    expect(tag('meta', { name: 'd', content: '"><script>' })).toBe('<meta name="d" content="&quot;&gt;&lt;script&gt;">');
    expect(dataScript({ name: '</script><script>' })).not.toContain('</script><');
  });
});

/** As a browser opens a document: `fetch` sets the mode of its own. */
const opened = (url: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    get(url, { headers }, (answer) => void text(answer).then(resolve, reject)).on('error', reject);
  });

describe('a site drawn at start', () => {
  it('is served page by page, and empty to who has a session or another query', async () => {
    const app = await startTestApp({ site: await drawSite(site(), parts) });
    const get = async (path: string, cookie = '') => (await fetch(app.address + path, { headers: { cookie } })).text();
    expect(await get('/')).toContain('<main>/</main>');
    expect(await get('/')).toContain('https://schema.org/PreOrder');
    expect(await get('/', 'a=1; session=1')).toContain('<div id="root"></div>');
    expect(await get('/nulle-part')).toContain('<main>/introuvable</main>');
    await app.stop();
  });

  it('draws the forms of a page, and only those', async () => {
    const { drawn } = await drawSite(site(), parts);
    expect([...(drawn?.pages.keys() ?? [])]).toEqual(['/', '/guichet', '/guichet?neuf=true']);
    expect(drawn?.pages.get('/guichet?neuf=true')?.body.toString()).toContain('<main>/guichet?neuf=true</main>');
  });

  it('holds its styles, which the policy names by their hash, and asks for its scripts at its end', async () => {
    const app = await startTestApp({ site: await drawSite(site(), parts) });
    const response = await fetch(`${app.address}/`);
    const text = await response.text();
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
    expect(styles).toBe('.app{}.frame{}');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`;style-src 'self' 'sha256-${hash}';`);
    expect(text.indexOf('<script type="module"')).toBeGreaterThan(text.indexOf('</main>'));
    expect(text).not.toMatch(/<link rel="stylesheet"(?![^>]*media="not all")/);
    await app.stop();
  });

  it('asks for the game at once for who has a session', async () => {
    const { drawn } = await drawSite(site(), parts);
    const text = drawn?.game.body.toString() ?? '';
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/game.css">');
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/game.js">');
  });

  it('asks at once for what a step is played with, and for nothing of the kind where nobody plays', async () => {
    const app = await startTestApp({ site: await drawSite(site(), parts) });
    const open = (path: string, token: string | null, mode = 'navigate') =>
      opened(app.address + path, { cookie: `session=1; token=${token}`, 'sec-fetch-mode': mode });
    const player = await app.playing();
    const [step, desk] = [await open('/home/app/code', player.token), await open('/home', player.token)];
    expect(step).toContain('/assets/TextField.js');
    expect(desk).not.toContain('/assets/TextField.js');
    expect(await open('/home/app/code', player.token, 'cors'), 'kept for later').not.toContain('/assets/TextField.js');
    for (const nobody of ['an old one', (await app.player()).token])
      expect(await open('/home/app/code', nobody)).not.toContain('/assets/TextField.js');
    await app.stop();
  });

  it('does not start without a style sheet that a page names', async () => {
    await expect(drawSite({ ...site(), files: new Map() }, parts)).rejects.toThrow('/assets/app.css');
  });

  it('does not start on a page that cannot be drawn', async () => {
    const broken = { ...renderer, render: () => Promise.reject(new Error('a component threw')) };
    await expect(drawSite(site(), { ...parts, renderer: broken })).rejects.toThrow('a component threw');
  });
});

it('the server knows a public page by the shape that the site gives it', () => {
  expectTypeOf<PublicPage>().toEqualTypeOf<ServerPage>();
});
