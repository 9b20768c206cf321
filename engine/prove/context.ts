import type { CatalogueEntry, Diagnostic, SourceRange } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { decisionWords, elsewhereWords, weekdayWords } from '../scenario/decision-words.ts';
import { parseYaml, type ValuePath, type YamlFile } from '../scenario/parse/parse-yaml.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';
import { isRecord } from '../text/is-record.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook } from './answers.ts';
import type { Calendar } from './calendar.ts';
import type { StateGraph, StoryState } from './explore.ts';
import type { FindingCode } from './findings.ts';
import type { ShownContent } from './shown-content.ts';

/** The subject of a fault, from which its position in the files is found. */
export type About =
  | { readonly step: string; readonly path?: ValuePath }
  | { readonly scenario: ValuePath }
  | { readonly file: string; readonly path?: ValuePath }
  | { readonly at: SourceRange };

/** A fault as reported by a checker; the path that leads to `state` is computed later. */
export interface Fault {
  readonly code: FindingCode;
  readonly about: About;
  readonly message: string;
  readonly wayOut: string;
  readonly state?: StoryState;
}

export interface ProofContext {
  readonly source: ScenarioSource;
  readonly story: Story;
  readonly scenario: Scenario;
  readonly answers: AnswerBook;
  readonly graph: StateGraph;
  readonly shown: ShownContent;
  readonly calendar: Calendar;
}

export type Checker = (context: ProofContext) => readonly Fault[];

/** « à l’étape X (QUAI : suivre) », with the route when it is an alternative one. */
export function describePosition({ position }: StoryState): string {
  const { step, taken, chosen, elsewhere, weekday } = position;
  if (step === null) return 'avant l’activation';
  const day = weekday === undefined ? [] : [`un ${weekdayWords(weekday)}`];
  const choices = [...decisionWords({ taken: [], chosen }), ...elsewhereWords(elsewhere), ...day].join(', ');
  const at = `à l’étape ${step}${choices && ` (${choices})`}`;
  return taken.length === 0 ? at : `${at}, par le trajet de secours pris à ${taken.join(' et à ')}`;
}

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
