import type { CatalogueEntry } from '../diagnostics/catalogue/entry.ts';
import type { Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { parseYaml, type YamlFile } from '../scenario/parse/parse-yaml.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import { isRecord } from '../text/is-record.ts';
import type { About } from './context.ts';

const SCENARIO = 'scenario.yaml';

/** A fault or an effect of an edit, before its place in the files is known. */
interface Unplaced<Code extends string> extends Pick<Diagnostic, 'message' | 'wayOut'> {
  readonly code: Code;
  readonly about: About;
}

/** Turns faults into diagnostics. `entries`: the catalogue of their codes. */
export function diagnosticMaker<Code extends string>(
  source: ScenarioSource,
  entries: Readonly<Record<Code, CatalogueEntry>>,
): (fault: Unplaced<Code>) => Diagnostic {
  const placeOf = placeFinder(source);
  return ({ code, about, message, wayOut }) => ({
    code,
    severity: entries[code].severity,
    at: placeOf(about),
    message,
    wayOut,
  });
}

/** Finds the position of a fault in the files; files are parsed lazily. */
function placeFinder({ files }: ScenarioSource): (about: About) => SourceRange {
  const read = new Map<string, YamlFile>();
  const yaml = (path: string): YamlFile | null => {
    const file = files.find((candidate) => candidate.path === path);
    if (file && !read.has(path)) read.set(path, parseYaml(file, createReport().report));
    return read.get(path) ?? null;
  };
  const steps = (): readonly YamlFile[] =>
    files
      .flatMap(({ path }) => (path.startsWith('steps/') ? [yaml(path)] : []))
      .filter((file) => file !== null);
  return (about) => {
    if ('at' in about) return about.at;
    if ('file' in about) return (about.path && yaml(about.file)?.valueAt(about.path)) ?? startOf(about.file);
    if ('scenario' in about) return yaml(SCENARIO)?.valueAt(about.scenario) ?? startOf(SCENARIO);
    const file = steps().find(({ value }) => isRecord(value) && value.name === about.step);
    return file?.valueAt(about.path ?? ['name']) ?? startOf(SCENARIO);
  };
}
