import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import type { Draft, Located } from '../draft.ts';
import { type Route, routesThrough } from '../routes.ts';
import type { Scenario } from '../scenario.ts';

export interface LinkSource {
  readonly draft: Draft;
  /** Assembled from the draft, faults included. */
  readonly scenario: Scenario;
  readonly report: ReportDiagnostic;
  /** Reported so far. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Data shared by all link checks. */
export interface LinkContext extends LinkSource {
  /** Names of all steps, those of damaged files included. */
  readonly stepNames: ReadonlySet<string>;
  /** Null when scenario.yaml cannot be parsed: its names are then not checked. */
  readonly messages: ReadonlySet<string> | null;
  readonly documents: ReadonlySet<string> | null;
  readonly routes: readonly Route[];
  /** Names of the steps on any route. */
  readonly reached: ReadonlySet<string>;
  /** Slugs of places.yaml; null when it cannot be parsed. */
  readonly places: ReadonlySet<string> | null;
  /** False when a damaged file or an unknown name cuts a route: checks of routes are then skipped. */
  readonly routesKnown: boolean;
  readonly stepCalled: (name: string) => Located<'step'> | null;
}

function areRoutesKnown({ damaged, steps, scenario }: Draft): boolean {
  if (!scenario || damaged.has('step')) return false;
  const names = new Set(steps.map(({ value }) => value.name));
  if (names.size < steps.length) return false;
  const leads = steps.flatMap(({ value }) => [value.next, value.alternative]);
  return [scenario.value.start, ...leads].every((name) => name === undefined || names.has(name));
}

export function linkContext(source: LinkSource): LinkContext {
  const { draft, scenario } = source;
  const names = draft.steps.map(({ value }) => value.name);
  const called = new Map(draft.steps.toReversed().map((step) => [step.value.name, step]));
  const routes = routesThrough(scenario);
  return {
    ...source,
    stepNames: new Set([...names, ...draft.damagedSteps]),
    messages: draft.scenario && new Set(scenario.messages.map(({ slug }) => slug)),
    documents: draft.scenario && new Set(scenario.documents.map(({ slug }) => slug)),
    routes,
    reached: new Set(routes.flatMap(({ steps }) => steps)),
    places: draft.damaged.has('places') ? null : new Set(scenario.places.map(({ slug }) => slug)),
    routesKnown: areRoutesKnown(draft),
    stepCalled: (name) => called.get(name) ?? null,
  };
}
