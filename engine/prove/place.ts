import type { SourceRange } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { parseYaml, type YamlFile } from '../scenario/parse/parse-yaml.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import { isObject } from '../scenario/schema-words.ts';
import type { About } from './context.ts';

const SCENARIO = 'scenario.yaml';

/** Finds the position of a fault in the files; files are parsed lazily. */
export function placeFinder({ files }: ScenarioSource): (about: About) => SourceRange {
  const read = new Map<string, YamlFile>();
  const yaml = (path: string): YamlFile | null => {
    const file = files.find((candidate) => candidate.path === path);
    if (file && !read.has(path)) read.set(path, parseYaml(file, createReport().report));
    return read.get(path) ?? null;
  };
  const steps = (): readonly YamlFile[] =>
    files.flatMap(({ path }) => (path.startsWith('steps/') ? [yaml(path)] : [])).filter((file) => file !== null);
  return (about) => {
    if ('file' in about) return (about.path && yaml(about.file)?.valueAt(about.path)) ?? startOf(about.file);
    if ('scenario' in about) return yaml(SCENARIO)?.valueAt(about.scenario) ?? startOf(SCENARIO);
    const file = steps().find(({ value }) => isObject(value) && value.name === about.step);
    return file?.valueAt(about.path ?? ['name']) ?? startOf(SCENARIO);
  };
}
