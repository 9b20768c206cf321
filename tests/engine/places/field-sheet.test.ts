import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import { type FieldSheet, fieldSheetOf } from '../../../engine/places/field-sheet.ts';
import { sheetHtml } from '../../../server/studio/sheets/field-sheet-html.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { cityNames, compileTestCity, readCity } from '../../support/cities/cities.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { root } from '../../support/programs/run.ts';
import { compiled } from '../story/playing.ts';

const QUAI = `- slug: quai
  name: Le quai
  at: [47.21, -1.5]
  look: La date gravée.
  facts:
    - { says: 'Une date <gravée> & usée.', source: archives }
  lastChecked: 2026-03-01
- slug: moulin
  name: Le moulin
  at: [47.3, -1.5]
  look: Ses ailes.
  facts:
    - { says: Il tourne., source: on le dit }
  lastChecked: never
`;

const source = tinyCity({
  files: {
    'places.yaml': (text) => text + QUAI,
    'steps/02-port-vieux.yaml': (text) => text.replace('puzzle:', 'places: [quai]\npuzzle:'),
  },
});
/** The page without its styles, whose embedded fonts are long texts. */
const pageOf = (of: FieldSheet): string => sheetHtml(of, '2 juin 2026').replace(/<style>.*<\/style>/su, '');

/** A Tuesday in summer. */
const TODAY = { year: 2026, month: 6, day: 2 };
const sheet = fieldSheetOf(source, compiled(source), TODAY);

describe('the field sheet', () => {
  it('follows the route and ends with places that no step names', () => {
    expect(sheet.places.map(({ slug }) => slug)).toEqual(['quai', 'jetee', 'moulin']);
    expect(sheet.legs).toEqual([{ from: 'Le quai', to: 'La jetée', metres: 1446, minutes: 19 }]);
  });

  it('lists each step’s question at the place, with its answer', () => {
    expect(sheet.places[1]?.needs).toEqual([
      {
        step: 'PHARE',
        index: 5,
        description: 'Le phare émet encore.',
        question: 'Récepteur — Cherchez l’émission.',
        answer: '0612 kHz',
        because: 'L’émission est à 0612 kHz.',
      },
    ]);
    expect(sheet.places[2]?.needs).toEqual([]);
  });

  it('requests a photo of facts without a source', () => {
    expect(sheet.places.map(({ toPhotograph }) => toPhotograph)).toEqual([
      [],
      ['Une plaque porte le mot « anémone ».'],
      [],
    ]);
  });

  it('is a self-contained page with the city’s texts escaped', () => {
    const html = pageOf(sheet);
    expect(html).toContain('Une date &lt;gravée&gt; &amp; usée.');
    expect(html).toContain('<a href="geo:47.2,-1.5">47.20000, -1.50000</a>');
    expect(html).toContain('href="https://www.osm.org/?mlat=47.2&amp;mlon=-1.5#map=19/47.2/-1.5"');
    expect(html).toContain('Vérifié le 01/03/2026');
    expect(html).not.toMatch(/<script|<link|<img|src=|undefined|NaN/u);
    expect(sheetHtml(sheet, '').match(/url\((?!data:)|@import/u)).toBeNull();
  });

  it('does not go round a place that is seen from another one, which it follows', () => {
    const seen = tinyCity({
      files: {
        'places.yaml': (text) => text + QUAI.replace('name: Le moulin', 'name: Le moulin\n  seenFrom: quai'),
        'steps/02-port-vieux.yaml': (text) => text.replace('puzzle:', 'places: [moulin]\npuzzle:'),
      },
    });
    const { places, legs } = fieldSheetOf(seen, compiled(seen), TODAY);
    expect(places.map(({ slug, seen: from }) => [slug, from])).toEqual([
      ['quai', null],
      ['moulin', 'Le quai'],
      ['jetee', null],
    ]);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([['Le quai', 'La jetée']]);
    expect(places[0]?.needs.map(({ step }) => step)).toEqual(['PORT_VIEUX']);
    const html = pageOf(fieldSheetOf(seen, compiled(seen), TODAY));
    expect(html).toMatch(/On n’y va pas\s: il se regarde de «\sLe quai\s»\./u);
  });

  it('requires that the place from which one sees another stands in the register', () => {
    const lost = tinyCity({
      files: {
        'places.yaml': (text) => text + QUAI.replace('name: Le moulin', 'name: Le moulin\n  seenFrom: quais'),
      },
    });
    const found = compileCity(lost).diagnostics.find(({ code }) => code === 'unknown-place');
    expect(found).toMatchObject({ at: { file: 'places.yaml' }, message: 'Le lieu « quais » n’existe pas.' });
  });

  it('prints a place’s own hours', () => {
    const own = tinyCity({
      files: {
        'places.yaml': (text) =>
          `${text}${QUAI}  hours:\n    schedule: { 1/1-31/12: { 1-7: [9-12, 14-18] } }\n    holidays: [easterMonday]\n`,
      },
    });
    const { openings = [] } =
      fieldSheetOf(own, compiled(own), TODAY).places.find(({ slug }) => slug === 'moulin') ?? {};
    expect(openings.map(({ days, hours }) => `${days} : ${hours}`)).toEqual([
      'lundi au dimanche : 9 h à 12 h et 14 h à 18 h',
      'lundi de Pâques : fermé',
    ]);
  });

  it('prints answers as people say them', () => {
    const city = compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle')));
    const needs = fieldSheetOf(city.source, city.scenario, TODAY).places.flatMap((place) => place.needs);
    const answers = Object.fromEntries(needs.map(({ step, answer }) => [step, answer]));
    expect(answers).toMatchObject({
      LA_LEVEE: 'Place de la Levée',
      RUE_DES_LICES: 'clé ; puis ruche ; puis gant ; puis dé',
      LE_TRI: 'Ici l’on trie. On ne lit que l’enveloppe.',
      LA_PASSERELLE: 'Planches : de 26 à 28 ; Trait de la crue : 284',
      LE_CASIER: 'RESTE à la taille 4 ou REVIENS à la taille 4',
      L_ECLUSE: 'porte d’amont ou Amont',
      PAR_LE_VIADUC: 'le poisson ; l’ancre ; le roseau',
    });
    expect(answers.LA_TOURNEE).toMatch(/^au choix, « /u);
  });

  it.each(cityNames)('of %s contains every place of the register once', (slug) => {
    const city = readCity(slug);
    const { places, legs } = fieldSheetOf(city.source, city.scenario, TODAY);
    expect(places.map((place) => place.slug).sort()).toEqual(
      city.scenario.places.map((place) => place.slug).sort(),
    );
    expect(legs.every(({ metres }) => metres < 5000)).toBe(true);
    expect(pageOf(fieldSheetOf(city.source, city.scenario, TODAY))).not.toMatch(/undefined|NaN|\[object/u);
  });
});
