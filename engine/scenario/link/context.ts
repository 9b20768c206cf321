import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Report } from '../../diagnostics/report.ts';
import { routeOf } from '../../story/route.ts';
import type { Draft, Located } from '../draft.ts';
import type { Scenario } from '../scenario.ts';

export interface LinkSource {
  readonly draft: Draft;
  /** What the draft describes; faulty where the draft is. */
  readonly scenario: Scenario;
  readonly report: Report;
  /** What has been reported so far. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A way through the story: the main one, or the one left by the alternative of a step. */
export interface Route {
  readonly steps: readonly string[];
  readonly alternativeFrom: string | null;
}

/** What the passes share. */
export interface LinkContext extends LinkSource {
  /** Names of all steps, those of damaged files included. */
  readonly stepNames: ReadonlySet<string>;
  /** Null when scenario.yaml cannot be read: then nothing is said about its names. */
  readonly messages: ReadonlySet<string> | null;
  readonly documents: ReadonlySet<string> | null;
  readonly routes: readonly Route[];
  /** False when a damaged file or an unknown name cuts a route: what follows would be an echo. */
  readonly routesKnown: boolean;
  readonly stepCalled: (name: string) => Located<'step'> | null;
}

function routesOf(scenario: Scenario): Route[] {
  const withAlternative = scenario.mainRoute.filter((name) => scenario.steps[name]?.alternative !== undefined);
  const alternatives = withAlternative.map((name) => ({ steps: routeOf(scenario, name), alternativeFrom: name }));
  return [{ steps: scenario.mainRoute, alternativeFrom: null }, ...alternatives];
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
  return {
    ...source,
    stepNames: new Set([...names, ...draft.damagedSteps]),
    messages: draft.scenario && new Set(scenario.messages.map(({ slug }) => slug)),
    documents: draft.scenario && new Set(scenario.documents.map(({ slug }) => slug)),
    routes: routesOf(scenario),
    routesKnown: areRoutesKnown(draft),
    stepCalled: (name) => draft.steps.find(({ value }) => value.name === name) ?? null,
  };
}
