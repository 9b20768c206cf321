import { kindOf } from '../../scenario/schemas.ts';
import type { ScenarioFile } from '../../types/scenario.generated.ts';
import type { StepFile } from '../../types/step.generated.ts';
import { refuse } from '../refusal.ts';
import type { CitiesDraft, CityPath } from './draft.ts';

/** A step’s file and its data as they are written, complete or not. */
export interface StepInDraft {
  readonly file: CityPath;
  readonly data: Partial<StepFile>;
}

/** The fields of scenario.yaml that edits of several files read, complete or not. */
export type ScenarioData = Partial<Pick<ScenarioFile, 'start' | 'messages' | 'documents'>>;

const isOf = (slug: string) => (file: CityPath) => file.slug === slug;

export const stepsIn = (draft: CitiesDraft, slug: string): readonly StepInDraft[] =>
  draft
    .files()
    .filter(isOf(slug))
    .filter(({ path }) => kindOf(path) === 'step')
    .map((file) => ({ file, data: draft.data(file) ?? {} }));

export const stepNamed = (draft: CitiesDraft, slug: string, name: string): StepInDraft =>
  stepsIn(draft, slug).find(({ data }) => data.name === name) ?? refuse('edit-no-such-name', `(${name})`);

export const scenarioFile = (slug: string): CityPath => ({ slug, path: 'scenario.yaml' });

export const scenarioIn = (draft: CitiesDraft, slug: string): ScenarioData =>
  draft.data(scenarioFile(slug)) ?? {};

/** The walkthroughs of a city. */
export const walkthroughsIn = (draft: CitiesDraft, slug: string): readonly CityPath[] =>
  draft
    .files()
    .filter(isOf(slug))
    .filter(({ path }) => kindOf(path) === 'walkthrough');
