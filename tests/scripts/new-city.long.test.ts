import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCity, prove } from '../../engine/index.ts';
import { main } from '../../scripts/new-city.ts';
import { readNames } from '../../server/content/new-city/names.ts';
import { demonstrationCode } from '../../server/content/new-city/create-city.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { compileTestCity, type TestCity } from '../support/cities/cities.ts';
import { callScript } from '../support/programs/call-script.ts';
import { runScript } from '../support/programs/run.ts';

let scenarios = '';
let city: TestCity;
const argvOf = (...argv: string[]) => ['--scenarios', scenarios, ...argv];
const read = (path: string) => readFileSync(join(scenarios, 'saint_etienne', path), 'utf8');

describe('npm run new:city', () => {
  let told = '';
  beforeAll(async () => {
    scenarios = mkdtempSync(join(tmpdir(), 'new-city-'));
    const { code, stdout, stderr } = await runScript(
      'new-city.ts',
      argvOf('saint_etienne', '--name', 'Saint-Étienne', '--json'),
    );
    expect([code, stderr]).toEqual([0, '']);
    told = stdout;
    city = compileTestCity(readCityFolder(join(scenarios, 'saint_etienne')));
  });
  afterAll(() => rmSync(scenarios, { recursive: true, force: true }));

  it('prints the written files as JSON, with the given names', () => {
    expect(JSON.parse(told)).toMatchObject({
      slug: 'saint_etienne',
      code: 'SAINT_ETIENNE',
      name: 'Saint-Étienne',
      demonstration: 'SAIN01',
    });
    expect(city.scenario).toMatchObject({
      city: 'SAINT_ETIENNE',
      name: 'Saint-Étienne',
      reference: 'SAI/1-A',
      demonstration: 'SAIN01',
    });
    expect(read('letter.mdx')).toContain('notre agente à Saint-Étienne');
    for (const { path, text } of city.source.files) expect(text, path).not.toMatch(/MODEL|Modèle|MOD\//u);
  });

  it('writes a valid city that passes every proof', () => {
    expect(compileCity(city.source).diagnostics).toEqual([]);
    expect(prove(city.source, city.story, 2026).findings).toEqual([]);
  });

  it('contains one example of each feature', () => {
    const types = new Set(Object.values(city.scenario.steps).map(({ puzzle }) => puzzle?.type));
    expect([...types]).toEqual(
      expect.arrayContaining([
        'text-field',
        'digit-dials',
        'letter-dials',
        'picture-order',
        'conversation',
        'tuner',
        'default-form',
      ]),
    );
    expect(city.routes.map(({ name }) => name).sort()).toEqual(['alternative', 'main', 'secret']);
    expect(city.source.media).toEqual(
      expect.arrayContaining(['emission.ogg', 'emission.mp3', 'map.yaml', 'cle.svg']),
    );
  });

  it('writes a valid branching city with --template branching', () => {
    const { code } = callScript(main, argvOf('carrefour', '--template', 'branching'));
    expect(code).toBe(0);
    const branching = compileTestCity(readCityFolder(join(scenarios, 'carrefour')));
    expect(compileCity(branching.source).diagnostics).toEqual([]);
    expect(prove(branching.source, branching.story, 2026).findings).toEqual([]);
    expect(branching.story.routes.map(({ chosen }) => Object.values(chosen))).toEqual([
      ['suivre'],
      ['remercier'],
      ['suivre'],
      ['remercier'],
    ]);
    expect(branching.routes.map(({ name }) => name).sort()).toEqual([
      'alternative',
      'atelier',
      'main',
      'secret',
    ]);
    const { steps, messages } = branching.scenario;
    expect(Object.values(steps).filter(({ kind }) => kind === 'gathering')).toHaveLength(1);
    expect(messages.filter(({ arrives }) => arrives)).toHaveLength(1);
  });

  it('writes a letter, one step and an end with --template blank', () => {
    const { code } = callScript(main, argvOf('page_blanche', '--template', 'blank'));
    expect(code).toBe(0);
    const { source, scenario, story } = compileTestCity(readCityFolder(join(scenarios, 'page_blanche')));
    expect(compileCity(source).diagnostics).toEqual([]);
    expect(prove(source, story, 2026).findings.map(({ code }) => code)).toEqual(['no-secret']);
    expect(Object.values(scenario.steps).map(({ kind }) => kind)).toEqual(['puzzle', 'end']);
    expect(source.files.some(({ path }) => path === 'letter.mdx')).toBe(true);
  });

  it('writes a city in several hands with --template roles, with an instrument for each of them', () => {
    const { code } = callScript(main, argvOf('a_trois', '--template', 'roles'));
    expect(code).toBe(0);
    const shared = compileTestCity(readCityFolder(join(scenarios, 'a_trois')));
    expect(compileCity(shared.source).diagnostics).toEqual([]);
    const { findings, hands } = prove(shared.source, shared.story, 2026);
    expect(findings).toEqual([]);
    expect(hands?.instruments).toEqual([
      { role: 'carte', count: 1 },
      { role: 'courrier', count: 1 },
      { role: 'ecoute', count: 1 },
      { role: null, count: 3 },
    ]);
  });

  it('refuses an unknown template', () => {
    const { code, stderr } = callScript(main, argvOf('ailleurs', '--template', 'ronde'));
    expect(code).toBe(2);
    expect(stderr).toContain('Le modèle « ronde » n’existe pas. Modèles : blank, simple, branching, roles.');
  });

  it('refuses to overwrite a city', () => {
    const before = read('scenario.yaml');
    const { code, stdout, stderr } = callScript(main, argvOf('saint_etienne'));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('existe déjà : rien n’a été écrit');
    expect(read('scenario.yaml')).toBe(before);
  });

  it.each([
    ['Saint-Étienne', undefined, 'npm run new:city -- saint_etienne --name "Saint-Étienne"'],
    ['../dehors', undefined, 'n’est pas un nom de dossier'],
    ['42', undefined, 'par exemple ma_ville.'],
    ['modele', undefined, 'est réservé : c’est le nom du modèle'],
    ['nul', undefined, 'est réservé : Windows'],
    ['nantes', 'Nantes: le port', 'n’est pas un nom de ville'],
  ])('refuses %j named %j with its own message', (slug, name, words) => {
    expect(readNames(slug, name)).toEqual({ refusal: expect.stringContaining(words) as string });
  });

  it('names a city after its folder, with a typographic apostrophe', () => {
    expect(readNames('le_mans', undefined)).toEqual({
      names: { slug: 'le_mans', code: 'LE_MANS', name: 'Le-Mans' },
    });
    expect(readNames('isle', "L'Isle")).toMatchObject({ names: { name: 'L’Isle' } });
  });

  it('gives each demonstration letter a unique code', () => {
    const names = { slug: 'eu', code: 'EU', name: 'Eu' };
    expect(demonstrationCode(names, new Set())).toBe('EUXX01');
    expect(demonstrationCode(names, new Set(['EUXX01']))).toBe('EUXX02');
  });
});
