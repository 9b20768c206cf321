import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listCities } from '../../../server/content/list-cities.ts';
import { formatProblem, loadContent } from '../../../server/content/load-content.ts';
import { readPageManifest } from '../../../server/content/page-manifest.ts';
import type { PageManifest } from '../../../server/content/page-manifest.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import {
  builtPages,
  type CitiesFolder,
  folderOf,
  mediaBytes,
} from '../../../scripts/explain/cities/city-folder.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { TINY_PROMOTIONS } from '../../../scripts/explain/promotion-cases.ts';

let cities: CitiesFolder;
let folder: string;
beforeEach(() => {
  cities = folderOf(tinyCity());
  folder = cities.path;
});
afterEach(() => cities.remove());

const write = (path: string, content: string | Buffer): void => cities.write(path, content);
const built = (): PageManifest => builtPages(folder, 'ville');
const load = (pages = built()) => loadContent(folder, pages);
const codesOf = ({ problems }: ReturnType<typeof load>) => problems.map(({ diagnostic }) => diagnostic.code);

describe('a city’s folder', () => {
  it('is read with its texts and the names of its media, without hidden files', () => {
    write('ville/.brouillon.yaml', 'x');
    write('ville/media/.DS_Store', 'x');
    write('ville/notes.txt', 'x');
    write('ville/media/plan.yaml', 'a: 1');
    const { slug, files, media } = readCityFolder(join(folder, 'ville'));
    expect(slug).toBe('ville');
    expect(files.map(({ path }) => path).sort()).toEqual(
      [...tinyCity().files.map(({ path }) => path), 'media/plan.yaml'].sort(),
    );
    expect(media).toEqual([...tinyCity().media, 'plan.yaml'].sort());
  });
});

describe('the content', () => {
  it('consists of every folder below scenarios/', () => {
    write('site.yaml', 'x: 1');
    const { content, problems } = load();
    expect(problems.filter(({ diagnostic }) => diagnostic.severity === 'error')).toEqual([]);
    expect(listCities(folder)).toEqual(['ville']);
    expect([...(content?.cities.keys() ?? [])]).toEqual(['VILLE']);
  });

  it('is refused as a whole when one file of one city is invalid, with the place of the error', () => {
    write('ville/steps/02-port-vieux.yaml', 'name: PORT_VIEUX\nindex: deux\n');
    const { content, problems } = load();
    expect(content).toBeNull();
    const [first] = problems;
    expect(first && formatProblem(first)).toContain('ville/steps/02-port-vieux.yaml:');
  });

  it('holds the promotions beside the cities, and none without their file', () => {
    expect(load().content?.promotions.list).toEqual([]);
    write('promotions.yaml', TINY_PROMOTIONS);
    expect(load().content?.promotions.list.map(({ name }) => name)).toEqual([
      'le-puits',
      'la-cloche',
      'le-gue',
      'la-neige',
    ]);
  });

  it('is refused when the promotions are invalid, with the place of the error', () => {
    write('promotions.yaml', TINY_PROMOTIONS.replace('[gué]', '[gué, le Seau !]'));
    const { content, problems } = load();
    expect(content).toBeNull();
    expect(problems.map((problem) => formatProblem(problem)).join('\n')).toContain(
      `${folder}/promotions.yaml:22:22  error`,
    );
  });

  it('gives media addresses that depend on their bytes only', () => {
    const address = () => load().content?.cities.get('VILLE')?.addresses.medium('enseigne.svg');
    const before = address();
    expect(address()).toBe(before);
    write('ville/media/enseigne.svg', '<svg><title>Autre chose</title></svg>');
    expect(address()).not.toBe(before);
  });

  it('serves data written in YAML as JSON', () => {
    const plan = {
      title: 'Plan',
      bounds: { south: 1, west: 1, north: 2, east: 2 },
      credit: 'Nous',
      note: 'Rien',
      landmarks: [{ id: 'tour', name: 'La tour', at: [1, 1], icon: 'tour' }],
      icons: { tour: { shape: 'M0 0V-9H9Z' } },
      text: 'Vide',
    };
    write('ville/media/plan.yaml', JSON.stringify(plan));
    const city = load().content?.cities.get('VILLE');
    const address = city?.addresses.medium('plan.yaml') ?? '';
    expect(address).toMatch(/^\/media\/[0-9a-f]{20}\.json$/);
    expect(city?.media.get(address)?.file).toMatchObject({
      type: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(plan)),
    });
  });

  it('refuses data that cannot be read', () => {
    write('ville/media/plan.yaml', 'title: [\n');
    expect(load().content).toBeNull();
    write('ville/media/plan.yaml', 'title: Plan\n');
    expect(codesOf(load())).toContain('missing-field');
  });

  it('lets two media with the same bytes be unlocked by either name', () => {
    write('ville/media/leurre.ogg', mediaBytes('souffle.ogg'));
    const city = load().content?.cities.get('VILLE');
    const address = city?.addresses.medium('souffle.ogg') ?? '';
    expect(city?.addresses.medium('leurre.ogg')).toBe(address);
    expect(city?.media.get(address)?.keys).toEqual(['leurre.ogg', 'souffle.ogg']);
  });
});

describe('unexpected files', () => {
  it('with a byte order mark are read normally', () => {
    write('ville/pages/merci.mdx', '\uFEFFMerci d’avoir joué.\n');
    expect(codesOf(load())).toEqual([]);
  });

  it('in UTF-16 are reported without stopping', () => {
    write('ville/pages/merci.mdx', Buffer.from('\uFEFFMerci', 'utf16le'));
    expect(codesOf(load())).toContain('not-utf8');
  });

  it('of five million characters are reported quickly, with the limit', () => {
    write('ville/steps/01-gare.yaml', `# ${'Un mot. '.repeat(640_000)}\nname: GARE\n`);
    const { problems } = load();
    const problem = problems.find(({ diagnostic }) => diagnostic.code === 'file-too-long');
    expect(problem?.diagnostic.message).toContain('la limite est de 200 000');
  });

  it('that are broken symbolic links stop nothing', () => {
    symlinkSync('/nowhere/at/all', join(folder, 'ville/media/perdu.svg'));
    expect(codesOf(load())).toContain('symbolic-link');
  });

  it.each([
    ['onload', '<svg onload="x()"/>'],
    ['an address of another site', '<svg><image href="https://example.org/a.png"/></svg>'],
    ['a page within', '<svg><foreignObject/></svg>'],
    ['a style from elsewhere', '<svg><style>@import "x.css";</style></svg>'],
    ['a filling from elsewhere', '<svg><path fill="url(https://example.org/#a)"/></svg>'],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
  ])('that are drawings with %s are reported', (_what, svg) => {
    write('ville/media/enseigne.svg', svg);
    expect(codesOf(load())).toEqual(['svg-unsafe']);
  });

  it('that are drawings with their own fills are accepted', () => {
    write(
      'ville/media/enseigne.svg',
      '<?xml version="1.0"?>\n<svg><path id="a" fill="url(#b)"/><use href="#a"/></svg>',
    );
    expect(codesOf(load())).toEqual([]);
  });

  it.each(['Ma Ville', 'VILLE', 'ville-neuve'])('include a city’s folder called « %s »', (slug) => {
    const other = folderOf(tinyCity({ slug }));
    const { problems } = loadContent(other.path, builtPages(other.path, slug));
    other.remove();
    expect(problems.map(({ diagnostic }) => diagnostic.code)).toContain('folder-name');
  });
});

describe('the manifest of a build', () => {
  it('contains the gated pages and nothing else', () => {
    const manifest = {
      'index.html': { file: 'assets/app-1.js', name: 'app', isEntry: true },
      '../scenarios/ville/messages/laFin.mdx': {
        file: 'pages/0123.js',
        name: 'gated/ville/messages/laFin.mdx',
        isEntry: true,
      },
    };
    write('.vite/manifest.json', JSON.stringify(manifest));
    expect([...readPageManifest(folder)]).toEqual([
      ['ville/messages/laFin', { address: '/pages/0123.js', file: join(folder, 'pages/0123.js') }],
    ]);
  });
});
