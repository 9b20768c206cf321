import type { StepFile } from '../../types/step.generated.ts';
import type { EditValue } from '../edit.ts';
import { pairLines } from '../yaml/written.ts';
import { stepsIn } from './city-files.ts';
import type { CitiesDraft, CityPath } from './draft.ts';

const HEADER = '# yaml-language-server: $schema=../../../schemas/step.schema.json\n#\n# À CHANGER : cette étape vient d’être ajoutée.\n';
const LAYOUT = { step: 2, dash: 2, fold: 90 } as const;

/** A step’s file, one field after the other. */
export const stepText = (step: Partial<StepFile>): string =>
  `${HEADER}${Object.entries(step)
    .flatMap(([key, value]) => (value === undefined ? [] : pairLines(key, value as EditValue, [], LAYOUT)))
    .join('\n')}\n`;

/** The number that a new step takes: after the highest. */
export const nextIndex = (draft: CitiesDraft, slug: string): number =>
  Math.max(0, ...stepsIn(draft, slug).map(({ data }) => data.index ?? 0)) + 1;

/** « steps/12-la-fontaine.yaml ». */
export const stepPath = (slug: string, { name = '', index = 0 }: Partial<StepFile>): CityPath => ({
  slug,
  path: `steps/${String(index).padStart(2, '0')}-${name.toLowerCase().replaceAll('_', '-')}.yaml`,
});
