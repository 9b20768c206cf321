import { beforeAll, describe, expect, it } from 'vitest';
import { everyCity, readCity } from '../../support/cities/cities.ts';
import { startServer } from '../../support/server/running-server.ts';
import { findLeaks, type Harvest } from '../../support/spoilers/harvest.ts';
import { builtAddresses, harvestPublic, NEVER_SERVED } from '../../support/spoilers/public-bytes.ts';
import { secretsOf, type SecretStanding } from '../../support/spoilers/secrets.ts';

const beforeTheLetter: SecretStanding = { walked: [], hintsAsked: 0, recognised: false };

let harvested: Harvest;
beforeAll(async () => {
  const server = await startServer();
  harvested = await harvestPublic(server.address);
  await server.stop();
});

const statusOf = (address: string): string[] =>
  [...harvested.keys()].flatMap((key) => (key.split(' ')[1] === address ? (key.split(' ')[0] ?? []) : []));

describe('the public content', () => {
  it.each(everyCity)('reveals nothing of any step of %s in files, names, headers, pages, errors, pictures or fonts', (slug) => {
    const { scenario, source } = readCity(slug);
    expect(findLeaks(harvested, secretsOf(scenario, source).at(beforeTheLetter))).toEqual([]);
  });

  it('contains no chunk of a story, no source map and no list of files', () => {
    const kept = builtAddresses().filter((address) => /^\/pages\/|\.map$|^\/\./.test(address));
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.flatMap(statusOf).filter((status) => status !== '404')).toEqual([]);
    expect(builtAddresses().filter((address) => address.endsWith('.map'))).toEqual([]);
  });

  it('names no source map in a file or a header', () => {
    expect([...harvested].filter(([, text]) => /sourceMappingURL=|^(x-)?sourcemap:/im.test(text)).map(([key]) => key)).toEqual([]);
  });

  it('has a service worker that does not precache pages or media of a story', () => {
    const worker = [...harvested].find(([key]) => key.startsWith('200 /sw.js'))?.[1] ?? '';
    expect(worker).toContain('/assets/');
    expect(worker).not.toMatch(/\/(pages|media)\/[\w-]{8,}/);
  });

  it('contains no picture with text in its metadata', () => {
    const pictures = [...harvested].filter(([key]) => /^200 .*\.(png|jpe?g|webp)/.test(key));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(([, text]) => /[tzi](TXt|EXt)|eXIf|Exif|<x:xmpmeta/.test(text)).map(([key]) => key)).toEqual([]);
  });

  it.each(NEVER_SERVED)('does not contain %s', (path) => {
    expect(statusOf(path)).toEqual(['404']);
  });
});
