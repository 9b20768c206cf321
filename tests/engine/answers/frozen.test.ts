import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frozenEntries, KINDS, VERDICTS, type FrozenEntry } from '../../support/answers/frozen-tables.ts';
import { sentencesOf } from '../../support/answers/sentences.ts';
import { SUBJECTS } from '../../support/answers/subjects.ts';
import { everyCity, scenariosDir } from '../../support/cities/cities.ts';

interface WrittenStep {
  readonly name: string;
  readonly puzzle?: { readonly type: string };
}

const stepsOf = (city: string): readonly WrittenStep[] => {
  const folder = join(scenariosDir, city, 'steps');
  return readdirSync(folder).map((file) => parse(readFileSync(join(folder, file), 'utf8')) as WrittenStep);
};

const entriesOf = (table: keyof typeof KINDS): readonly FrozenEntry[] =>
  everyCity.flatMap((city) => frozenEntries(table, city));

const countsBy = (
  field: 'kind' | 'verdict',
  entries: readonly FrozenEntry[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry[field], (counts.get(entry[field]) ?? 0) + 1);
  return counts;
};

const LEAST = { 'first-sight': 700, 'english-visitors': 300 } as const;
const LEAST_PER_KIND = 15;

const TYPED: ReadonlySet<string> = new Set(['text-field', 'text-area', 'default-form', 'conversation']);

describe.each(['first-sight', 'english-visitors'] as const)('the table %s', (table) => {
  const entries = entriesOf(table);

  it('is large enough, as a whole and in each kind', () => {
    expect(entries.length).toBeGreaterThanOrEqual(LEAST[table]);
    const counts = countsBy('kind', entries);
    expect([...counts.keys()].sort()).toEqual(Object.keys(KINDS[table]).sort());
    expect([...counts].filter(([, count]) => count < LEAST_PER_KIND)).toEqual([]);
  });

  it('gives each entry a text, a known verdict and a reason, and none twice', () => {
    const seen = new Set<string>();
    const odd = entries.filter(({ city, step, text, verdict, why }) => {
      const key = `${city} ${step} ${text}`;
      const twice = seen.has(key);
      seen.add(key);
      return twice || text.trim() === '' || why === '' || !(verdict in VERDICTS);
    });
    expect(odd).toEqual([]);
  });

  it('is about steps of the cities', () => {
    const known = new Set(everyCity.flatMap((city) => stepsOf(city).map(({ name }) => `${city} ${name}`)));
    expect(entries.filter(({ city, step }) => !known.has(`${city} ${step}`))).toEqual([]);
  });
});

describe('the table first-sight', () => {
  const entries = entriesOf('first-sight');

  it('has entries for each step whose answer is typed', () => {
    const listed = new Set(entries.map(({ city, step }) => `${city} ${step}`));
    const typed = everyCity.flatMap((city) =>
      stepsOf(city).flatMap(({ name, puzzle }) => (TYPED.has(puzzle?.type ?? '') ? [`${city} ${name}`] : [])),
    );
    expect(typed.filter((step) => !listed.has(step))).toEqual([]);
  });

  it('is nearly half right and about a third wrong', () => {
    const counts = countsBy('verdict', entries);
    const share = (verdict: string): number => (counts.get(verdict) ?? 0) / entries.length;
    expect(share('right')).toBeGreaterThan(0.4);
    expect(share('wrong')).toBeGreaterThan(0.25);
    expect(share('almost') + share('reply')).toBeGreaterThan(0.15);
  });
});

describe('the sentences around solutions', () => {
  const SENTENCES = 10_000;
  const sentences = sentencesOf(SENTENCES, 1926);

  it('are the same for the same seed, and others for another one', () => {
    expect(sentencesOf(SENTENCES, 1926)).toEqual(sentences);
    const texts = new Set(sentences.map(({ text }) => text));
    const others = sentencesOf(SENTENCES, 1927).filter(({ text }) => !texts.has(text));
    expect(others.length).toBeGreaterThan(SENTENCES / 2);
  });

  it('are of every step that is listed, of every build, and all different', () => {
    const keys = sentences.map(({ city, step, text }) => `${city} ${step} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(SENTENCES);
    const builds = new Set(sentences.map(({ city, step, build }) => `${city} ${step} ${build}`));
    expect(builds.size).toBe(SUBJECTS.length * 3);
  });

  it('are about steps of the cities', () => {
    const known = new Set(everyCity.flatMap((city) => stepsOf(city).map(({ name }) => `${city} ${name}`)));
    expect(SUBJECTS.filter(({ city, step }) => !known.has(`${city} ${step}`))).toEqual([]);
  });
});
