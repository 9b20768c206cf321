import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { type FileChange, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';

export const ENTRY_PHRASE = 'Tout est dans la cave';

const ENTRY = `entry:
  phrase: [${ENTRY_PHRASE}]
  when:
    - { city: ville, solved: GARE }
    - { city: ville, solved: PORT_VIEUX }
`;

const FILES: Readonly<Record<string, FileChange>> = {
  'scenario.yaml': (text) =>
    text
      .replace('city: VILLE', 'city: CAVE')
      .replace('name: Ville', 'name: La Cave')
      .replace('demonstration: VILLE1\n', '')
      .replace('letter: letter\n', ENTRY),
  'letter.mdx': null,
};

/**
 * « CAVE »: the same story as « VILLE » without a letter, opened by a phrase to who solved two steps of «
 * VILLE ».
 */
export const enteredCity = (): ScenarioSource => tinyCity({ slug: 'cave', files: FILES });
