import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import type { Draft, Located } from '../draft.ts';
import { exitsOf } from '../exits.ts';
import { type Route, routesThrough } from '../routes.ts';
import type { Scenario } from '../scenario.ts';

interface LinkSource {
  readonly draft: Draft;
  /** Assembled from the draft, faults included. */
  readonly scenario: Scenario;
  readonly report: ReportDiagnostic;
  /** Reported so far. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Data shared by all link checks. */
export interface LinkContext extends LinkSource {
  /**
   * Names of all steps, those of damaged files included. Null when one of them is not known: names are then
   * not checked.
   */
  readonly stepNames: ReadonlySet<string> | null;
  /** Null when scenario.yaml cannot be parsed or a name is repeated: its names are then not checked. */
  readonly messages: ReadonlySet<string> | null;
  readonly documents: ReadonlySet<string> | null;
  readonly routes: readonly Route[];
  /** Names of the steps on any route. */
  readonly reached: ReadonlySet<string>;
  /** Slugs of places.yaml; null when it cannot be parsed or a slug is repeated. */
  readonly places: ReadonlySet<string> | null;
  /** False when a damaged file or an unknown name cuts a route: checks of routes are then skipped. */
  readonly routesKnown: boolean;
  readonly stepCalled: (name: string) => Located<'step'> | null;
}

function areRoutesKnown({ damaged, steps, scenario }: Draft): boolean {
  if (!scenario || damaged.has('step')) return false;
  const names = new Set(steps.map(({ value }) => value.name));
  if (names.size < steps.length) return false;
  const leads = steps.flatMap(({ value }) => [
    ...exitsOf(value).map(({ to }) => to),
    value.alternative,
    ...(value.gather ?? []),
  ]);
  return [scenario.value.start, ...leads].every((name) => name === undefined || names.has(name));
}

/**
 * Null when a name is repeated: the one that is missing elsewhere was meant, and the repetition is reported.
 */
function uniqueNames(names: readonly string[]): ReadonlySet<string> | null {
  const unique = new Set(names);
  return unique.size < names.length ? null : unique;
}

/** Names of the listed pages, versions included. */
const pageNames = (list: Scenario['messages'] | Scenario['documents']): readonly string[] =>
  list.flatMap(({ slug, versions = [] }) => [slug, ...versions.map(({ page }) => page)]);

export function linkContext(source: LinkSource): LinkContext {
  const { draft, scenario } = source;
  const names = draft.steps.map(({ value }) => value.name);
  const called = new Map(draft.steps.toReversed().map((step) => [step.value.name, step]));
  const routes = routesThrough(scenario);
  return {
    ...source,
    stepNames: draft.hasNamelessStep ? null : uniqueNames([...names, ...draft.damagedSteps]),
    messages:
      draft.scenario &&
      uniqueNames(pageNames(scenario.messages)) &&
      new Set(scenario.messages.map(({ slug }) => slug)),
    documents:
      draft.scenario &&
      uniqueNames(pageNames(scenario.documents)) &&
      new Set(scenario.documents.map(({ slug }) => slug)),
    routes,
    reached: new Set(routes.flatMap(({ steps }) => steps)),
    places: draft.damaged.has('places') ? null : uniqueNames(scenario.places.map(({ slug }) => slug)),
    routesKnown: areRoutesKnown(draft),
    stepCalled: (name) => called.get(name) ?? null,
  };
}
