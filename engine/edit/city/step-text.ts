import type { StepFile } from '../../types/step.generated.ts';
import { newYaml } from '../yaml/new-file.ts';
import { stepsIn } from './city-files.ts';
import type { CitiesDraft, CityPath } from './draft.ts';

const HEADER =
  '# yaml-language-server: $schema=../../../schemas/step.schema.json\n#\n# À CHANGER : cette étape vient d’être ajoutée.\n';
/** A step’s file. */
export const stepText = (step: Partial<StepFile>): string => newYaml(HEADER, step);

/** The number that a new step takes: after the highest. */
export const nextIndex = (draft: CitiesDraft, slug: string): number =>
  Math.max(0, ...stepsIn(draft, slug).map(({ data }) => data.index ?? 0)) + 1;

/** « steps/12-la-fontaine.yaml ». */
export const stepPath = (slug: string, { name = '', index = 0 }: Partial<StepFile>): CityPath => ({
  slug,
  path: `steps/${String(index).padStart(2, '0')}-${name.toLowerCase().replaceAll('_', '-')}.yaml`,
});
