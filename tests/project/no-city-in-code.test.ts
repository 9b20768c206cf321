import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyCity, readCity } from '../support/cities/cities.ts';
import { root, run } from '../support/programs/run.ts';

/**
 * Documentation mentions the cities, new cities start as the template that the guide explains, problems are
 * explained by an invented city, and package-lock.json is not ours.
 */
const OUTSIDE =
  /^(scenarios|tests|scripts\/(city-template(-blank|-branching|-roles)?|explain|guide))\/|^(README|ARCHITECTURE|CONTRIBUTING|LICENSE)|\.md$|^package-lock\.json$|\.(woff2|webp|png|ico)$/;

const names = everyCity.flatMap((slug) => {
  const { scenario } = readCity(slug);
  return [
    slug,
    scenario.name,
    ...Object.keys(scenario.steps),
    ...scenario.messages.map(({ slug: message }) => message),
  ];
});

/** Ordinary words that are also the name of a city, a step or a message. */
const common = new Set(['essai', 'stars', 'frequences', 'remerciements', 'fontaine', 'formulaire']);

const wanted = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => !common.has(name));

function mentions(text: string): string[] {
  return wanted.filter((name) => new RegExp(`(?<![a-z0-9_])${name}(?![a-z0-9_])`, 'i').test(text));
}

describe('a city is only files', () => {
  it('no tracked code, comment or configuration contains the name of a city, a step or a message', async () => {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
    const files = stdout.split('\n').filter((file) => file !== '' && !OUTSIDE.test(file));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => {
      const text = readIfThere(file);
      return mentions(text).map((name) => `${file}: ${name}`);
    });
    expect(found).toEqual([]);
  });

  it('a planted name is detected', () => {
    expect(mentions(`if (city === '${everyCity[0]?.toUpperCase()}') return;`)).toEqual([everyCity[0]]);
  });
});

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
