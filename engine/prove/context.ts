import type { SourceRange } from '../diagnostics/diagnostic.ts';
import { decisionWords, elsewhereWords } from '../scenario/decision-words.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';
import type { Story } from '../story/story.ts';
import type { ValuePath } from '../scenario/parse/parse-yaml.ts';
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
  const { step, taken, chosen, elsewhere } = position;
  if (step === null) return 'avant l’activation';
  const choices = [...decisionWords({ taken: [], chosen }), ...elsewhereWords(elsewhere)].join(', ');
  const at = `à l’étape ${step}${choices && ` (${choices})`}`;
  return taken.length === 0 ? at : `${at}, par le trajet de secours pris à ${taken.join(' et à ')}`;
}
