import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import {
  type FileChange,
  tinyCity,
  type TinyCityOverrides,
} from '../../../scripts/explain/cities/tiny-city.ts';

const FILES: Readonly<Record<string, FileChange>> = {
  'steps/05-phare.yaml': (text) => text.replace('alternative:', 'opens: { between: 18-22 }\nalternative:'),
  'walkthroughs/main.yaml': (text) =>
    text.replace('  - at: PHARE\n', "  - { at: PHARE, wait: '18:00' }\n  - at: PHARE\n"),
};

/** « VILLE » with a lighthouse that takes answers from 18 h to 22 h. */
export const openingCity = (overrides: TinyCityOverrides = {}): ScenarioSource =>
  tinyCity({ ...overrides, files: { ...FILES, ...overrides.files } });
