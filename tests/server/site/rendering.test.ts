import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createHash } from 'node:crypto';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';
import { servedFile } from '../../../server/content/served-file.ts';
import { prerenderedKey, prerenderSite } from '../../../server/rendering/prerender-site.ts';
import {
  readTemplate,
  writeDocument,
  dataScript,
  escapeMarkup,
  tag,
} from '../../../server/rendering/document.ts';
import { readRendering } from '../../../server/rendering/read-rendering.ts';
import { lazyFiles, type ChunkManifest } from '../../../server/rendering/lazy-files.ts';
import type { RenderedPublicPage as ServerPage, Renderer } from '../../../server/rendering/renderer.ts';
import type { Status } from '../../../engine/index.ts';
import type { RenderedSite } from '../../../server/rendering/site.ts';
import { wordsIn } from '../../../server/words/words.ts';
import { openDocument } from '../../support/server/open-document.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { PublicPage } from '../../../web/site/head.ts';

const CHUNKS: ChunkManifest = {
  'site/frame.ts': { file: 'assets/frame.js', imports: ['_vendor.js'], css: ['assets/frame.css'] },
  'player/game.ts': { file: 'assets/game.js', imports: ['_vendor.js'], css: ['assets/game.css'] },
  'puzzles/text-field.tsx': {
    file: 'assets/TextField.js',
    imports: ['_field.js'],
    css: ['assets/TextField.css'],
  },
  'index.html': { file: 'assets/app.js', imports: ['_vendor.js'], css: ['assets/app.css'] },
  'words/en.ts': { file: 'assets/en.js' },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_field.js': { file: 'assets/field.js', imports: ['_vendor.js'], css: ['assets/field.css'] },
  'site/Counter.tsx': {
    file: 'assets/Counter.js',
    imports: ['index.html', '_field.js'],
    css: ['assets/Counter.css'],
  },
};

const DOCUMENT =
  '<!doctype html><html lang="fr"><head><script type="module" crossorigin src="/assets/app.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" crossorigin href="/assets/app.css"></head>' +
  '<body><div id="root"></div><noscript>sans script</noscript></body></html>';

const STYLES = ['app', 'frame', 'field', 'Counter', 'game', 'TextField'].map(
  (name) => [`/assets/${name}.css`, servedFile('a.css', Buffer.from(`.${name}{}`))] as const,
);

const site = (): RenderedSite => ({
  files: new Map(STYLES),
  index: { type: 'text/html', hash: '0', body: Buffer.from(DOCUMENT) },
});

const FACTS = {
  name: 'Poste',
  tagline: 'Jeu',
  mainUrl: 'https://poste.test',
  publisher: 'Poste SAS',
  price: 9.5,
  preorder: true,
};

const renderer: Renderer = {
  frame: { fr: ['site/frame.ts'], en: ['site/frame.ts', 'words/en.ts'] },
  game: { fr: ['player/game.ts'], en: ['player/game.ts', 'words/en.ts'] },
  instrument: ({ type }) => [`puzzles/${type}.tsx`],
  initialStateId: 'said',
  preparation: { fr: ['site/frame.ts'], en: ['site/frame.ts'] },
  renderPreparation: ({ message }, address) =>
    Promise.resolve(`<title>${address}</title><main>${message}</main>`),
  preparationState: (drawn) => drawn,
  initialStateOf: (initialGame) => initialGame,
  publicPages: [
    {
      language: 'fr',
      path: '/',
      description: 'Le « pli » & la suite',
      listed: true,
      modules: [],
      query: ['seen'],
      forms: [['seen']],
    },
    {
      language: 'fr',
      path: '/villes/ici',
      description: 'Ici',
      listed: true,
      modules: [],
      product: { name: 'Poste, Ici', facts: { Longueur: '2 km' } },
    },
    {
      language: 'fr',
      path: '/guichet',
      description: 'Le guichet',
      listed: false,
      modules: ['site/Counter.tsx'],
      query: ['neuf', 'de'],
      forms: [['neuf']],
      needsScript: true,
    },
    { language: 'en', path: '/en/', description: 'The packet', listed: true, modules: [] },
  ],
  facts: { fr: FACTS, en: { ...FACTS, tagline: 'A game' } },
  render: (address) =>
    Promise.resolve(`<title>${address.replace('&', '&amp;')}</title><main>${address}</main>`),
  renderGame: async ({ account, status }, _address, importPage) => {
    const page = status.view?.page;
    if (page) await importPage(page.address);
    return `<title>Étape</title><main style="--level:0">${account?.email} ${status.step?.name}</main>`;
  },
};

const parts = {
  renderer,
  chunks: CHUNKS,
  mainUrl: 'https://poste.test',
  importPage: () => Promise.resolve({}),
};

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ site: await prerenderSite(site(), parts) })));
afterAll(() => app.stop());

describe('a rendered page', () => {
  it('is split into head and body', () => {
    expect(
      readRendering('<title>Un &amp; deux</title><link rel="preload" href="/a.png"/><!--$--><main></main>'),
    ).toEqual({
      head: '<title>Un &amp; deux</title><link rel="preload" href="/a.png"/>',
      title: 'Un & deux',
      body: '<!--$--><main></main>',
      rules: '',
    });
  });

  it('is refused without a title or without a place in the document', () => {
    expect(() => readRendering('<main></main>')).toThrow('without a title');
    expect(() => readTemplate('<body></body>')).toThrow('#root');
  });

  it('removes the notice about scripts, unless it has a form', () => {
    const template = readTemplate(DOCUMENT);
    const without = writeDocument(template, { page: '<main>$&</main>', worksWithoutScript: true });
    expect(without).toContain('<div id="root"><main>$&</main></div></body>');
    expect(without).not.toContain('sans script');
    expect(writeDocument(template, { page: '<main></main>' })).toContain('<noscript>sans script</noscript>');
  });

  it('loads the styles and scripts of its lazy parts, each after its dependencies', () => {
    expect(lazyFiles(CHUNKS, ['site/Counter.tsx'])).toEqual({
      styles: ['/assets/field.css', '/assets/Counter.css'],
      scripts: ['/assets/field.js', '/assets/Counter.js'],
    });
    expect(lazyFiles(CHUNKS, [])).toEqual({ styles: [], scripts: [] });
  });

  it('stops the start with the name of a lazy part that is not in the build', () => {
    expect(() => lazyFiles(CHUNKS, ['site/Gone.tsx'])).toThrow('site/Gone.tsx');
  });

  it('turns each style attribute into one rule, and refuses values that could escape it', () => {
    const markup = '<p style="--a:#fff;--b:2"></p><i style="--b:2deg"></i><b style="--b:2deg"></b>';
    const title = '<title>Un</title>';
    expect(readRendering(title + markup)).toEqual({
      head: title,
      title: 'Un',
      body: '<p data-style="--a:#fff;--b:2"></p><i data-style="--b:2deg"></i><b data-style="--b:2deg"></b>',
      rules: '[data-style="--a:#fff;--b:2"]{--a:#fff;--b:2}[data-style="--b:2deg"]{--b:2deg}',
    });
    for (const style of ['}</style>', 'a{}', '&quot;]', '\\'])
      expect(() => readRendering(`${title}<p style="${style}"></p>`), style).toThrow(
        'cannot stand in a style sheet',
      );
  });

  it('has one cache key for a path in any case and parameters in any order', () => {
    expect(prerenderedKey('/GUICHET', ['neuf', 'de'])).toBe(prerenderedKey('/guichet', ['de', 'neuf']));
    expect(prerenderedKey('/guichet', [])).toBe('/guichet');
  });
});

describe('markup', () => {
  it('escapes every text', () => {
    expect(escapeMarkup('<b> & "x"')).toBe('&lt;b&gt; &amp; &quot;x&quot;');
    expect(tag('meta', { name: 'd', content: '"><script>' })).toBe(
      '<meta name="d" content="&quot;&gt;&lt;script&gt;">',
    );
    expect(dataScript('application/json', { name: '</script><script>' }, 'said')).toBe(
      '<script type="application/json" id="said">{"name":"\\u003c/script>\\u003cscript>"}</script>',
    );
  });
});

/** Opens an address like a player's browser. */
const openStep = (app: TestApp, token: string | null, path = '/home/app/code', mode = 'navigate') =>
  openDocument(app.address + path, { cookie: `session=1; token=${token}`, 'sec-fetch-mode': mode });

/** The data that a document was rendered from. */
const said = (text: string): unknown =>
  JSON.parse(/<script type="application\/json" id="said">(.*?)<\/script>/.exec(text)?.[1] ?? 'null');

describe('a site rendered at start', () => {
  it('is served page by page, and as an empty document with a session or another query', async () => {
    const get = async (path: string, cookie = '') =>
      (await fetch(app.address + path, { headers: { cookie } })).text();
    expect(await get('/')).toContain('<main>/</main>');
    expect(await get('/', 'a=1; session=1')).toContain('<div id="root"></div>');
    expect(await get('/nulle-part')).toContain('<main>/introuvable</main>');
  });

  it('is served without its intro to who has seen it', async () => {
    const get = async (cookie: string, path = '/') =>
      (await fetch(app.address + path, { headers: { cookie } })).text();
    expect(await get('seen=1')).toContain('<main>/?seen=true</main>');
    for (const cookie of ['', 'seen=0', 'unseen=1']) expect(await get(cookie)).toContain('<main>/</main>');
    expect(await get('neuf=1', '/guichet'), 'no other cookie stands for a parameter').toContain(
      '<main>/guichet</main>',
    );
  });

  it('has the pages of the cities that are sold, and the page for unknown addresses at any other', async () => {
    const get = async (path: string, cookie = '') => {
      const response = await fetch(app.address + path, { headers: { cookie } });
      return [response.status, await response.text()] as const;
    };
    const [status, text] = await get('/villes/ici');
    expect(status).toBe(200);
    expect(text).toContain('<main>/villes/ici</main>');
    expect(text).toContain('<link rel="canonical" href="https://poste.test/villes/ici">');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: 'Poste, Ici',
      additionalProperty: [{ name: 'Longueur', value: '2 km' }],
      offers: {
        price: '9.50',
        availability: 'https://schema.org/PreOrder',
        url: 'https://poste.test/villes/ici',
      },
    });
    expect(await get('/villes/ici', 'session=1')).toEqual([
      200,
      expect.stringContaining('<div id="root"></div>'),
    ]);
    const lost = await get('/nulle-part');
    expect(lost[0]).toBe(404);
    for (const path of ['/villes/ailleurs', '/villes', '/villes/ici/la'])
      expect(await get(path)).toEqual(lost);
    const { files } = await prerenderSite(site(), parts);
    expect(files.get('/sitemap.xml')?.body.toString()).toMatch(/villes/u);
    expect(files.get('/sitemap.xml')?.body.toString()).not.toContain('ailleurs');
  });

  it('has an empty document for the game without an account, in the language of whoever opens it', async () => {
    for (const [path, cookie, language] of [
      ['/essai', '', 'fr'],
      ['/essai/home/app/code', 'session=1', 'fr'],
      ['/essai', 'language=en', 'en'],
    ] as const) {
      const response = await fetch(app.address + path, { headers: { cookie } });
      const text = await response.text();
      expect([response.status, /<html[^>]*>/.exec(text)?.[0]]).toEqual([
        200,
        `<html lang="${language}" data-mount="/essai">`,
      ]);
      expect(text).toContain('<div id="root"></div>');
      expect(text).toContain('href="/assets/game.js"');
    }
    expect((await fetch(`${app.address}/essai/nulle-part`)).status).toBe(404);
  });

  it('renders the forms of a page and no others', async () => {
    const { prerendered } = await prerenderSite(site(), parts);
    expect([...(prerendered?.pages.keys() ?? [])]).toEqual([
      '/',
      '/?seen=true',
      '/villes/ici',
      '/guichet',
      '/guichet?neuf=true',
      '/en',
    ]);
    expect(prerendered?.pages.get('/guichet?neuf=true')?.body.toString()).toContain(
      '<main>/guichet?neuf=true</main>',
    );
  });

  it('inlines its styles, whose hashes are in the policy, and loads its scripts at its end', async () => {
    const response = await fetch(`${app.address}/`);
    const text = await response.text();
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
    expect(styles).toBe('.app{}.frame{}');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`;style-src 'self' 'sha256-${hash}';`);
    expect(text.indexOf('<script type="module"')).toBeGreaterThan(text.indexOf('</main>'));
    expect(text).not.toMatch(/<link rel="stylesheet"(?![^>]*media="not all")/);
  });

  describe('in English', () => {
    const english = async () => {
      const { prerendered, files } = await prerenderSite(site(), parts);
      const textAt = (address: string) => files.get(address)?.body.toString() ?? '';
      return { page: prerendered?.pages.get('/en')?.body.toString() ?? '', textAt };
    };

    it('has a head that names its language, its French page and its manifest', async () => {
      const { page } = await english();
      expect(page).toContain('<html lang="en">');
      for (const markup of [
        '<link rel="canonical" href="https://poste.test/en/">',
        '<link rel="alternate" hreflang="fr" href="https://poste.test/">',
        '<link rel="alternate" hreflang="en" href="https://poste.test/en/">',
        '<link rel="alternate" hreflang="x-default" href="https://poste.test/">',
        '<meta property="og:locale" content="en_GB"><meta property="og:locale:alternate" content="fr_FR">',
        '<meta property="og:image:alt" content="Poste, A game">',
        '<link rel="manifest" href="/en/manifest.webmanifest">',
        '/assets/en.js',
      ])
        expect(page).toContain(markup);
    });

    it('stands in the sitemap and has a manifest of its own', async () => {
      const { textAt } = await english();
      expect(textAt('/sitemap.xml')).toContain('<loc>https://poste.test/en/</loc>');
      const manifest = (address: string) => JSON.parse(textAt(address)) as Record<string, unknown>;
      expect(manifest('/en/manifest.webmanifest')).toEqual({
        ...manifest('/manifest.webmanifest'),
        lang: 'en',
        description: 'A game',
      });
    });

    it('is chosen by the address alone, the page for unknown addresses and empty documents too', async () => {
      const get = async (path: string, cookie = 'language=en') => {
        const response = await fetch(app.address + path, { headers: { cookie }, redirect: 'manual' });
        return { status: response.status, to: response.headers.get('location'), text: await response.text() };
      };
      expect((await get('/')).text).toContain('<html lang="fr">');
      expect((await get('/EN', 'language=fr')).text).toContain('<main>/en/</main>');
      const lost = await get('/en/nulle-part', '');
      expect(lost.status).toBe(404);
      expect(lost.text).toContain('<main>/en/introuvable</main>');
      const empty = (await get('/en/a/ABC123', '')).text;
      expect(empty).toContain('<html lang="en">');
      expect(empty).toContain('<noscript><p class="without-script">This page needs JavaScript.');
      const letter = await get('/en/preparer/1-2-forged', '');
      expect(letter.text).toContain('<html lang="en">');
      expect(letter.text).toContain(`<main>${String(wordsIn('en').refusals.wrongLink)}</main>`);
      expect((await get('/a/ABC123?lang=en')).to).toBe('/en/a/ABC123');
      expect((await get('/a/ABC123?lang=xx')).status).toBe(200);
      expect((await get('/en/cgu')).to).toBe('/en/login/cgu');
      expect((await get('/en/c/summer')).to).toBe('/en/');
    });
  });

  it('preloads the game with a session', async () => {
    const { prerendered } = await prerenderSite(site(), parts);
    const text = prerendered?.game.body.toString() ?? '';
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/game.css">');
    expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/game.js">');
  });

  it('renders simultaneous steps one after another, each in another turn of the event loop', async () => {
    const drawn: string[] = [];
    let isDrawing = false;
    const renderGame: Renderer['renderGame'] = async (...asked) => {
      drawn.push(isDrawing ? 'beside another one' : 'alone');
      isDrawing = true;
      setImmediate(() => (isDrawing = false));
      return renderer.renderGame(...asked);
    };
    const app = await startTestApp({
      site: await prerenderSite(site(), { ...parts, renderer: { ...renderer, renderGame } }),
    });
    const { token } = await app.playing();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openStep(app, token)));
    for (const { text } of opened) expect(text).toContain('<title>Étape</title>');
    expect(drawn).toEqual(Array<string>(5).fill('alone'));
    await app.stop();
  });

  it('preloads the parts of a step in the game only', async () => {
    const open = async (...at: [token: string | null, path?: string, mode?: string]) =>
      (await openStep(app, ...at)).text;
    const { token } = await app.playing();
    expect(await open(token)).toContain('/assets/TextField.js');
    expect(await open(token, '/home')).not.toContain('/assets/TextField.js');
    expect(await open(token, '/home/app/code', 'cors'), 'kept for later').not.toContain(
      '/assets/TextField.js',
    );
    for (const nobody of ['an old one', (await app.player()).token])
      expect(await open(nobody)).not.toContain('/assets/TextField.js');
  });
});

describe('a step', () => {
  it('is rendered for its player with its data, and is not cached', async () => {
    const player = await app.playing();
    const { text, headers } = await openStep(app, player.token);
    const status = (await player.get('/api/user/status/current')).body as unknown as Status;
    const { email } = (await player.get('/api/user/check')).body;
    expect(text).toContain(
      `<div id="root"><main data-style="--level:0">${String(email)} ${status.step?.name}</main></div>`,
    );
    expect(said(text)).toEqual({ language: 'fr', account: { email, admin: false }, status });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringContaining('Cookie') as string,
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('inlines its styles and those of its instrument before its own rules, with their hashes in the policy', async () => {
    const { text, headers } = await openStep(app, (await app.playing()).token);
    const [, styles = ''] = /<style>(.*?)<\/style>/.exec(text) ?? [];
    expect(styles).toBe('.app{}.game{}.field{}.TextField{}[data-style="--level:0"]{--level:0}');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toContain(`;style-src 'self' 'sha256-${hash}';`);
    expect(text).not.toMatch(/<link rel="stylesheet"(?![^>]*media="not all")/);
    expect(text.indexOf('<script type="module"')).toBeGreaterThan(text.indexOf('</main>'));
  });

  it.each([
    ['the language of its telephone, with its words', translatedCity(), 'en'],
    ['French where its city has no other', tinyCity(), 'fr'],
  ])('is rendered in %s', async (_which, city, language) => {
    const app = await startTestApp({ cities: [city], site: await prerenderSite(site(), parts) });
    const { token } = await app.playing();
    const cookie = `session=1; token=${token}; language=en`;
    const { text } = await openDocument(`${app.address}/home/app/code`, {
      cookie,
      'sec-fetch-mode': 'navigate',
    });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text.includes('/assets/en.js')).toBe(language === 'en');
    expect(said(text)).toMatchObject({ language });
    await app.stop();
  });

  it('is rendered for each player separately under concurrent requests', async () => {
    const players = [await app.playing(), await app.playing()];
    const emails = await Promise.all(
      players.map(async (player) => String((await player.get('/api/user/check')).body.email)),
    );
    const rounds = Array.from({ length: 20 }, () => players.map(({ token }) => openStep(app, token))).flat();
    (await Promise.all(rounds)).forEach(({ text }, index) => {
      expect(text).toContain(emails[index % 2]);
      expect(text).not.toContain(emails[(index + 1) % 2]);
    });
  });

  it('is rendered by the browser when the server fails, which logs the reason', async () => {
    const broken = { ...renderer, renderGame: () => Promise.reject(new Error('an instrument threw')) };
    const app = await startTestApp({ site: await prerenderSite(site(), { ...parts, renderer: broken }) });
    const { text, headers } = await openStep(app, (await app.playing()).token);
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('/assets/TextField.js');
    expect(said(text)).toBeNull();
    expect(headers['cache-control']).toBe('no-store');
    expect(app.logs()).toContain('an instrument threw');
    await app.stop();
  });
});

describe('the start', () => {
  it('fails when a style sheet of a page is missing', async () => {
    await expect(prerenderSite({ ...site(), files: new Map() }, parts)).rejects.toThrow('/assets/app.css');
  });

  it('fails on a page that cannot be rendered', async () => {
    const broken = { ...renderer, render: () => Promise.reject(new Error('a component threw')) };
    await expect(prerenderSite(site(), { ...parts, renderer: broken })).rejects.toThrow('a component threw');
  });
});

it('the server recognises public pages by the site’s route patterns', () => {
  expectTypeOf<PublicPage>().toEqualTypeOf<ServerPage>();
});
