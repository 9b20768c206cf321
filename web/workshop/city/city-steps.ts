import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { isDraft } from '../../../engine/scenario/scenario.ts';
import { pageModules } from './page-modules.ts';

/** Fields of a step's file needed for the sidebar. */
interface StepHead {
  readonly name?: unknown;
  readonly index?: unknown;
  readonly puzzle?: unknown;
}

interface StepStory {
  readonly type: 'story';
  readonly importPath: string;
  readonly exportName: string;
  readonly title: string;
}

const root = resolve(import.meta.dirname, '../../..');
const STEP_FILE = /[\\/]scenarios[\\/]([^\\/]+)[\\/]steps[\\/][^\\/]+\.yaml$/;

export const isStepFile = (id: string): boolean => STEP_FILE.test(id);

/** Stories of one step; an end without a puzzle has only the first. */
const exportsOf = (step: StepHead): readonly string[] => (step.puzzle ? ['Fresh', 'Solved'] : ['Fresh']);

const scenarioOf = (stepFile: string): string => join(dirname(dirname(stepFile)), 'scenario.yaml');

const isOfDraft = (stepFile: string): boolean => {
  const scenario = scenarioOf(stepFile);
  return existsSync(scenario) && isDraft(readFileSync(scenario, 'utf8'));
};

function cityName(stepFile: string): string {
  const scenario = scenarioOf(stepFile);
  const file = existsSync(scenario)
    ? (parse(readFileSync(scenario, 'utf8')) as { name?: unknown } | null)
    : null;
  return typeof file?.name === 'string' ? file.name : (STEP_FILE.exec(stepFile)?.[1] ?? '');
}

function titleOf(stepFile: string, step: StepHead): string {
  return `Villes/${cityName(stepFile)}/${String(step.index)} ${String(step.name)}`;
}

/** A file being edited may be invalid: it then has no stories; « npm run check » gives the reason. */
function readStep(text: string): StepHead | null {
  try {
    const step: unknown = parse(text);
    return typeof step === 'object' && step !== null && 'name' in step ? step : null;
  } catch {
    return null;
  }
}

/** A city that is being written has no stories: they would have to pass as tests. */
function stepStories(stepFile: string, text: string): StepStory[] {
  const step = isOfDraft(stepFile) ? null : readStep(text);
  if (!step) return [];
  return exportsOf(step).map((exportName) => ({
    type: 'story',
    importPath: stepFile,
    exportName,
    title: titleOf(stepFile, step),
  }));
}

/** Storybook indexer: lists the stories of a step's file. */
export const stepIndexer: Indexer = {
  test: STEP_FILE,
  createIndex: (file) => Promise.resolve(stepStories(file, readFileSync(file, 'utf8'))),
};

/** One module per city, read and compiled once. The colon distinguishes it from file names. */
const CITY_MODULE = 'virtual:city/';
const RESOLVED = '\0';

function cityModule(slug: string): string {
  const folder = `/scenarios/${slug}/`;
  return [
    `import { cityOf } from '/web/workshop/city/city.ts';`,
    `const texts = import.meta.glob('${folder}**/*.{yaml,mdx}', { query: '?raw', import: 'default', eager: true });`,
    `const media = import.meta.glob('${folder}media/*', { query: '?url', import: 'default', eager: true });`,
    `const pages = ${pageModules([`${folder}pages`])};`,
    `export const city = cityOf({ slug: ${JSON.stringify(slug)}, folder: ${JSON.stringify(folder)}, texts, media, pages });`,
  ].join('\n');
}

/** Module generated for a step's file. */
function stepModule(stepFile: string, step: StepHead): string {
  return [
    `import { city } from '${CITY_MODULE}${STEP_FILE.exec(stepFile)?.[1] ?? ''}';`,
    `import { stepStory } from '/web/workshop/city/StepStory.tsx';`,
    `const stories = stepStory(city, ${JSON.stringify(String(step.name))});`,
    `export default { title: ${JSON.stringify(titleOf(stepFile, step))} };`,
    ...exportsOf(step).map((name) => `export const ${name} = stories.${name};`),
  ].join('\n');
}

/** Turns scenarios/<city>/steps/*.yaml into stories that run on the real engine in the browser. */
export function citySteps(): Plugin {
  return {
    name: 'city-steps',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(CITY_MODULE) ? RESOLVED + id : null),
    load: (id) =>
      id.startsWith(RESOLVED + CITY_MODULE) ? cityModule(id.slice((RESOLVED + CITY_MODULE).length)) : null,
    transform(code, id) {
      if (!isStepFile(id) || !id.startsWith(root + sep)) return null;
      const step = readStep(code);
      return { code: step ? stepModule(id, step) : 'export default {};', map: null };
    },
  };
}
