import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOrRefuse } from '../../../server/boot.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
import { siteIn } from '../../../engine/index.ts';
import { scenariosDir } from '../../support/cities/cities.ts';

const SOURCE = readFileSync(join(scenariosDir, 'site.yaml'), 'utf8');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'facts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The codes and places of the problems in the changed file. */
function problemsWith(from: string, to: string): string[] {
  const text = SOURCE.replace(from, to);
  expect(text).not.toBe(SOURCE);
  writeFileSync(join(folder, 'site.yaml'), text);
  const { facts, problems } = loadFacts(folder);
  expect(facts).toBeNull();
  return problems.map(({ diagnostic: { code, at } }) => `${at.file}:${at.line} ${code}`);
}

const lineOf = (text: string) => SOURCE.slice(0, SOURCE.indexOf(text)).split('\n').length;

describe('the facts of the firm', () => {
  it('are read from scenarios/site.yaml', () => {
    expect(loadFacts(scenariosDir)).toMatchObject({
      facts: { name: 'Poste Restante', timeZone: 'Europe/Paris' },
      problems: [],
    });
  });

  it.each([
    ['a time zone that does not exist', 'Europe/Paris', 'Europe/Ville', 'unknown-time-zone'],
    ['an address for mail that is none', 'bonjour@poste-restante.example', 'bonjour', 'bad-form'],
    ['a key that nothing reads', 'tagline:', 'slogan:', 'unknown-field'],
  ])('are refused with %s', (_what, from, to, code) => {
    expect(problemsWith(from, to).join()).toContain(`site.yaml:${lineOf(from)} ${code}`);
  });

  describe('in English', () => {
    const ENGLISH = readFileSync(join(scenariosDir, 'site.en.yaml'), 'utf8');
    /** The French and English files, each with one change. */
    const load = (
      french: readonly [from: string, to: string],
      english: readonly [from: string, to: string],
    ) => {
      writeFileSync(join(folder, 'site.yaml'), SOURCE.replace(...french));
      const text = ENGLISH.replace(...english);
      expect(text === ENGLISH).toBe(english[0] === english[1]);
      writeFileSync(join(folder, 'site.en.yaml'), text);
      copyFileSync(join(scenariosDir, 'lock.en.yaml'), join(folder, 'lock.en.yaml'));
      return loadFacts(folder);
    };
    const withEnglish = (from = '', to = '') => {
      const { facts, problems } = load(['', ''], [from, to]);
      const told = problems.map(({ diagnostic: { code, severity, at } }) => `${at.file} ${severity} ${code}`);
      return { facts, told };
    };

    it('are those of site.en.yaml over those of site.yaml', () => {
      const { facts, told } = withEnglish();
      expect(told).toEqual([]);
      const english = facts && siteIn(facts, 'en');
      expect(english).toMatchObject({
        tagline: 'A game of investigations, by post and on foot',
        outings: [{ city: 'Lyon', distance: '4.2 km' }, { city: 'Paris' }, { city: 'Toulouse' }],
        legal: { publisher: 'Poste Restante SAS' },
        sale: { version: '30 November 2026', paymentProvider: 'Guichet Carte SAS' },
      });
      expect(facts && siteIn(facts, 'fr').sale.version).toBe('30 novembre 2026');
    });

    it.each([
      [
        'a missing text',
        'tagline: A game of investigations, by post and on foot\n',
        '',
        'error translation-missing',
      ],
      ['a text of nothing', 'tagline:', 'name: Post Office\ntagline:', 'warning translation-orphan'],
      ['a city that has none', 'city: Paris', 'city: Nantes', 'warning translation-orphan'],
      ['another delay', 'withdrawal: 14 days', 'withdrawal: 15 days', 'error translation-differs'],
    ])('are checked: %s', (_what, from, to, problem) => {
      expect(withEnglish(from, to).told).toContain(`site.en.yaml ${problem}`);
    });

    it('are stale where the French has changed', () => {
      const { facts, problems } = load(['Presque plat.', 'Tout plat.'], ['', '']);
      expect(facts).not.toBeNull();
      const line = ENGLISH.slice(0, ENGLISH.indexOf('ground: Almost flat.')).split('\n').length;
      expect(problems.map(({ diagnostic }) => diagnostic)).toMatchObject([
        { code: 'translation-stale', severity: 'warning', at: { file: 'site.en.yaml', line } },
      ]);
    });
  });

  it('are required: without them the server does not start and prints the reason', () => {
    const missing = loadFacts(folder);
    expect(missing.problems.map(({ diagnostic }) => diagnostic.code)).toEqual(['missing-site']);
    expect(() => factsOrRefuse(missing)).toThrow(
      /site\.yaml:1:1 {2}error {2}missing-site[\s\S]*Le serveur ne démarre pas/,
    );
  });
});
