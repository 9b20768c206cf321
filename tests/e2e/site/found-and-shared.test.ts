import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageOfAddress, LANGUAGES } from '../../../engine/index.ts';
import { publicAddresses, publicPages } from '../../support/e2e/public-pages.ts';
import { useStage } from '../../support/e2e/stage.ts';

const MAIN = 'https://www.poste.test';
const stage = useStage({ GAME_DEBUG: '1', MAIN_URL: `${MAIN}/` });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stage.server.address + path, { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();

const digestOf = (rules: string): string => createHash('sha256').update(rules).digest('base64');

const decode = (markup: string) =>
  markup.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', '’');

/** Content of a meta element, by name or property. */
function metaOf(html: string, name: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return found === undefined ? undefined : decode(found);
}
const linkOf = (html: string, rel: string): string | undefined =>
  new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Width and height of a PNG, from its header. */
async function pngSize(path: string): Promise<[number, number]> {
  const response = await get(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  const bytes = new DataView(await response.arrayBuffer());
  expect(bytes.getUint32(0)).toBe(0x89504e47);
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

describe('a public page', () => {
  it.each(publicAddresses)(
    '%s has a title, a description, a canonical address and a card',
    async (address) => {
      const html = await text(address);
      const path = address.replace(/\?.*/, '');
      const page = publicPages.find((one) => one.path === path);
      const language = languageOfAddress(path);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(titleOf(html)).toMatch(
        /^\/(?:en\/)?$/.test(path) ? /^Poste Restante$/ : /^\S.* · Poste Restante$/,
      );
      expect(metaOf(html, 'description')).toBe(page?.description);
      expect(linkOf(html, 'canonical')).toBe(MAIN + path);
      expect(metaOf(html, 'og:title')).toBe(decode(titleOf(html)));
      expect(metaOf(html, 'og:description')).toBe(page?.description);
      expect(metaOf(html, 'og:url')).toBe(MAIN + path);
      expect(metaOf(html, 'og:image')).toBe(`${MAIN}/share.png`);
      expect(metaOf(html, 'og:locale')).toBe({ fr: 'fr_FR', en: 'en_GB' }[language]);
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(html, 'robots')).toBe(page?.listed ? undefined : 'noindex');
    },
  );

  it('has a unique title and a unique description that is short enough to be shown in full', async () => {
    const descriptions = publicPages.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter((description) => description.length > 160)).toEqual([]);
    for (const language of LANGUAGES) {
      const own = publicPages.filter((page) => page.language === language);
      const titles = await Promise.all(own.map(async ({ path }) => titleOf(await text(path))));
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('contains no inline script and no style that the policy would refuse', async () => {
    for (const address of publicAddresses) {
      const response = await get(address);
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map((match) => match[1]?.trim());
      expect(inline.filter((attributes) => attributes !== 'type="application/ld+json"')).toEqual([]);
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
        ([, rules = '']) => `'sha256-${digestOf(rules)}'`,
      );
      expect(styles).toHaveLength(1);
      expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' ${styles.join()};`);
      expect(html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/\sstyle="|<style/);
      expect(html).not.toContain('<template');
    }
  });

  it('describes the product and its price to search engines on the landing page only', async () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await text('/'))?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: 'Poste Restante',
      offers: {
        price: '14.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `${MAIN}/`,
      },
    });
    expect(await text('/legal')).not.toContain('ld+json');
    expect(await text('/en/')).toContain(`"url":"${MAIN}/en/"`);
  });

  it('is the same in capitals and with a final slash, and is revalidated before it is shown again', async () => {
    const plain = await get('/legal');
    expect(await text('/LEGAL/')).toBe(await plain.text());
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(plain.headers.get('vary')).toContain('Cookie');
    const again = await get('/legal', {
      'if-none-match': plain.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });
});

describe('a private page', () => {
  it.each(['/home', '/a/ABC123', '/document/map', '/admin', '/logout'])(
    'at %s is an empty document that is not indexed',
    async (path) => {
      const html = await text(path);
      expect(html).toContain('<div id="root"></div>');
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(linkOf(html, 'canonical')).toBeUndefined();
    },
  );
});

describe('search engines', () => {
  it('get a sitemap of pages that all answer and may be indexed', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toContain('application/xml');
    const locations = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      (match) => match[1] ?? '',
    );
    expect(locations).toEqual(publicPages.filter(({ listed }) => listed).map(({ path }) => MAIN + path));
    expect(locations).toContain(`${MAIN}/`);
    for (const location of locations) expect((await get(new URL(location).pathname)).status).toBe(200);
  });

  it('are excluded from the game, the codes of letters and the administration', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const robots = await response.text();
    for (const path of ['/home', '/document', '/a/', '/admin', '/api/'])
      expect(robots).toContain(`\nDisallow: ${path}\n`);
    expect(robots).toContain(`Sitemap: ${MAIN}/sitemap.xml`);
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1] ?? '');
    for (const { path } of publicPages) expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  });

  it('P-ROUTE-14: get 404 at unknown addresses, which are not indexed, and are redirected from a campaign to the site', async () => {
    const lost = await get('/nulle-part');
    expect([lost.status, metaOf(await lost.text(), 'robots')]).toEqual([404, 'noindex']);
    const campaign = await get('/c/ete');
    expect([campaign.status, campaign.headers.get('location')]).toEqual([302, '/']);
  });
});

describe('home screens and cards', () => {
  it('find a manifest, and icons of the declared sizes', async () => {
    const html = await text('/');
    const response = await get(linkOf(html, 'manifest') ?? '');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      name: string;
      lang: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.name, manifest.lang]).toEqual(['Poste Restante', 'fr']);
    expect(manifest, 'the game also works in landscape').not.toHaveProperty('orientation');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) expect((await pngSize(src)).join('x')).toBe(sizes);
  });

  it('find the icon of the product and the picture of its cards', async () => {
    const html = await text('/');
    const icon = await get(linkOf(html, 'icon') ?? '');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await pngSize(linkOf(html, 'apple-touch-icon') ?? '')).toEqual([180, 180]);
    expect(await pngSize('/share.png')).toEqual([1200, 630]);
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630']);
  });
});
