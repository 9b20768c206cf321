import type { SourceRange } from '../diagnostics/diagnostic.ts';
import type { Condition } from '../types/condition.generated.ts';
import { type FactRead, factsRead } from './condition.ts';
import { partsOf, plainFacts } from './report/conditions.ts';
import type { Scenario } from './scenario.ts';

/** When something of scenario.yaml arrives, its condition apart. */
interface Arrival {
  readonly from?: string;
  readonly after?: string;
}

/** A condition, and the file and field that it stands in. */
export interface WrittenCondition {
  readonly condition: Condition;
  /** When the thing arrives that it belongs to: of scenario.yaml, or a step beside the route. */
  readonly arrival?: Arrival;
  /** The step whose file contains it; undefined in scenario.yaml. */
  readonly step?: string;
  /** True for a case of `next`: read when the player leaves the step, with what was decided there. */
  readonly onLeaving?: true;
  readonly path: readonly (string | number)[];
  /** For a passage of a page: its place, and the page's key. */
  readonly passage?: { readonly at: SourceRange; readonly page: string };
}

type Conditional = Arrival & { readonly if?: Condition; readonly versions?: readonly Conditional[] };
type Content = Pick<Scenario, 'steps' | 'messages' | 'documents' | 'tiles' | 'conditionalPages'>;

/** Every condition of a city, those that options imply included. */
export function conditionsOf({
  steps,
  messages,
  documents,
  tiles,
  conditionalPages,
}: Content): readonly WrittenCondition[] {
  const lists: Readonly<Record<string, readonly Conditional[]>> = { messages, documents, tiles };
  return [
    ...Object.entries(lists).flatMap(([list, entries]) =>
      entries.flatMap((entry, index) => conditionsIn(entry, [list, index])),
    ),
    ...Object.values(steps).flatMap(({ name, exits }) =>
      exits.flatMap(({ if: condition, path }): WrittenCondition[] =>
        condition ? [{ condition, step: name, onLeaving: true, path: [...path.slice(0, -1), 'if'] }] : [],
      ),
    ),
    ...Object.values(steps).flatMap(conditionsAt),
    ...Object.values(steps).flatMap(({ name, beside }): WrittenCondition[] =>
      beside?.if ? [{ condition: beside.if, arrival: beside, step: name, path: ['if'] }] : [],
    ),
    ...Object.entries(conditionalPages).flatMap(([page, { passages }]) =>
      passages.map(({ condition, at }): WrittenCondition => ({ condition, path: [], passage: { at, page } })),
    ),
  ];
}

/** The conditions of a step's reaction, hints and replies. */
function conditionsAt({ name, cases, replies }: Scenario['steps'][string]): readonly WrittenCondition[] {
  const texts = cases ? [cases.message, ...cases.hints].flat() : [];
  return [
    ...texts.flatMap(({ if: condition, path }): WrittenCondition[] =>
      condition ? [{ condition, step: name, path: [...path.slice(0, -1), 'if'] }] : [],
    ),
    ...replies.flatMap(({ if: condition }, index): WrittenCondition[] =>
      condition ? [{ condition, step: name, path: ['replies', index, 'if'] }] : [],
    ),
  ];
}

function conditionsIn(entry: Conditional, path: WrittenCondition['path']): readonly WrittenCondition[] {
  const { if: condition, versions = [] } = entry;
  return [
    ...(condition ? [{ condition, arrival: entry, path: [...path, 'if'] }] : []),
    ...versions.flatMap((version, index) => conditionsIn(version, [...path, 'versions', index])),
  ];
}

/** The steps whose facts conditions read, by kind of fact. */
export function stepsRead(content: Content, kind: 'chose' | 'asked' | 'solved'): ReadonlySet<string> {
  return new Set(ownFacts(content, kind).map(({ step }) => step));
}

/** The days of the week on which some condition asks whether a step was reached. */
export const weekdaysRead = (content: Content): readonly string[] => [
  ...new Set(ownFacts(content, 'reached').flatMap(({ option }) => option ?? [])),
];

const ownFacts = (content: Content, kind: FactRead['kind']): readonly FactRead[] =>
  conditionsOf(content)
    .flatMap(({ condition }) => factsRead(condition))
    .filter((fact) => fact.kind === kind && fact.city === undefined);

/** The facts of other cities that conditions read, those of the report included. */
export function elsewhereRead(content: Content & Pick<Scenario, 'report'>): readonly FactRead[] {
  const sentences = content.report?.groups.flatMap((group) => group.sentences) ?? [];
  const ofReport = sentences.flatMap(({ if: condition }) => (condition ? partsOf(condition) : []));
  return [
    ...conditionsOf(content).flatMap(({ condition }) => factsRead(condition)),
    ...ofReport.flatMap(plainFacts),
  ].filter(({ city }) => city !== undefined);
}
