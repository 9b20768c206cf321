import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsOrRefuse } from '../../../server/boot.ts';
import { loadFacts } from '../../../server/content/load-facts.ts';
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

  it('are required: without them the server does not start and prints the reason', () => {
    const missing = loadFacts(folder);
    expect(missing.problems.map(({ diagnostic }) => diagnostic.code)).toEqual(['missing-site']);
    expect(() => factsOrRefuse(missing)).toThrow(
      /site\.yaml:1:1 {2}error {2}missing-site[\s\S]*Le serveur ne démarre pas/,
    );
  });
});
