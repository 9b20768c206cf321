import { describe, expect, it } from 'vitest';
import { type FieldSheet, fieldSheetOf } from '../../../engine/places/field-sheet.ts';
import { sheetHtml } from '../../../scripts/fieldsheet/sheet-html.ts';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { tinyCity } from '../../support/cities/tiny-city.ts';
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

const sheet = fieldSheetOf(source, compiled(source));

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
        answer: '0612',
        because: 'L’émission est à 0612 kHz.',
      },
    ]);
    expect(sheet.places[2]?.needs).toEqual([]);
  });

  it('requests a photo of facts without a source', () => {
    expect(sheet.places.map(({ toPhotograph }) => toPhotograph)).toEqual([[], ['Une plaque porte le mot « anémone ».'], []]);
  });

  it('is a self-contained page with the city’s texts escaped', () => {
    const html = pageOf(sheet);
    expect(html).toContain('Une date &lt;gravée&gt; &amp; usée.');
    expect(html).toContain('<a href="geo:47.2,-1.5">47.20000, -1.50000</a>');
    expect(html).toContain('Vérifié le 01/03/2026');
    expect(html).not.toMatch(/<script|<link|<img|src=|undefined|NaN/u);
    expect(sheetHtml(sheet, '').match(/url\((?!data:)|@import/u)).toBeNull();
  });

  it.each(cityNames)('of %s contains every place of the register once', (slug) => {
    const city = readCity(slug);
    const { places, legs } = fieldSheetOf(city.source, city.scenario);
    expect(places.map((place) => place.slug).sort()).toEqual(city.scenario.places.map((place) => place.slug).sort());
    expect(legs.every(({ metres }) => metres < 5000)).toBe(true);
    expect(pageOf(fieldSheetOf(city.source, city.scenario))).not.toMatch(/undefined|NaN|\[object/u);
  });
});
