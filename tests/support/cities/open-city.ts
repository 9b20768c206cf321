import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { type FileChange, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { translatedCity } from '../../../scripts/explain/cities/translated-city.ts';

const FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': (text) =>
    text
      .replace('city: VILLE', 'city: SEUIL')
      .replace('name: Ville', 'name: Le Seuil')
      .replace('demonstration: VILLE1\n', '')
      .replace(/^hours:\n(?: .*\n)+/mu, '')
      .replace('letter: letter\n', 'entry: { open: true }\n'),
  'letter.mdx': null,
};

/** « SEUIL »: the same story as « VILLE » without a letter and without hours, open to anybody. */
export const openCity = (): ScenarioSource => tinyCity({ slug: 'seuil', files: FILES });

/** « VILLE » in French and English, open to anybody. */
export const openTranslatedCity = (): ScenarioSource =>
  translatedCity({
    files: {
      'scenario.yaml': (text) =>
        text.replace(/^hours:\n(?: .*\n)+/mu, '').replace('letter: letter\n', 'entry: { open: true }\n'),
      'letter.mdx': null,
      'en/letter.mdx': null,
    },
  });
