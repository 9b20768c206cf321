import { describe, expect, test } from 'vitest';
import type { ScenarioSource } from '../../../engine/index.ts';
import { readScenarioDraft } from '../../../engine/scenario/draft.ts';
import { fnv1a } from '../../../engine/scenario/parse/read-file.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

const versionOf = (source: ScenarioSource): string => readScenarioDraft(source).version;

describe('the version of a scenario', () => {
  test('is an FNV-1a hash of 64 bits', () => {
    expect(fnv1a('')).toBe('cbf29ce484222325');
    expect(fnv1a('a')).toBe('af63dc4c8601ec8c');
    expect(fnv1a('foobar')).toBe('85944171f73967e8');
  });

  test('does not depend on the order of files', () => {
    const city = tinyCity();
    expect(versionOf({ ...city, files: city.files.toReversed(), media: city.media.toReversed() })).toBe(
      versionOf(city),
    );
  });

  test('changes with a character of a text, a path, or the name of a medium', () => {
    const versions = [
      tinyCity(),
      tinyCity({ files: { 'messages/laFin.mdx': (text) => text.replace('agent', 'Agent') } }),
      tinyCity({ files: { 'pages/autre.mdx': 'Un mot.\n' } }),
      tinyCity({ media: ['autre.svg'] }),
    ].map(versionOf);
    expect(new Set(versions).size).toBe(4);
  });
});
