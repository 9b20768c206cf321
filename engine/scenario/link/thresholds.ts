import { type Facts, holds } from '../condition.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import { sourceText } from '../parse/source-text.ts';
import { decisionsBefore, type Route } from '../routes.ts';
import type { LinkContext } from './context.ts';

interface Span {
  readonly from?: string | undefined;
  readonly after?: string | undefined;
  readonly until?: string | undefined;
}

const WAY_OUT = 'Vérifiez l’ordre des étapes sur le trajet, et les champs from, after et until.';

function isMet({ steps }: Route, { from, after, until }: Span): boolean {
  const begins =
    from !== undefined ? steps.indexOf(from) : after !== undefined ? steps.indexOf(after) + 1 : 0;
  if (begins === -1 || (after !== undefined && steps.indexOf(after) === -1) || begins >= steps.length)
    return false;
  const ends = until === undefined ? steps.length - 1 : steps.indexOf(until);
  return ends >= begins;
}

function checkSpan(context: LinkContext, path: ValuePath, what: string, written: Span): void {
  const { routes, reached, scenario, draft, report } = context;
  const span = alongRoute(context, written);
  const named = [span.from, span.after, span.until].filter((name) => name !== undefined);
  // Steps that do not exist or are unreachable are reported by other checks.
  if (
    named.some((name) => !scenario.steps[name] || !reached.has(name)) ||
    routes.some((route) => isMet(route, span))
  )
    return;
  const field = written.until === undefined ? (written.from === undefined ? 'after' : 'from') : 'until';
  const at = draft.scenario?.file.valueAt([...path, field]);
  if (at) report('threshold-never-reached', at, `${what} n’arrive sur aucun trajet.`, WAY_OUT);
}

/** The solution of a step beside the route comes, at the earliest, where that step opens. */
function alongRoute({ scenario }: LinkContext, { from, after, until }: Span): Span {
  const opens = scenario.steps[after ?? '']?.beside?.from;
  return opens === undefined ? { from, after, until } : { from: opens, until };
}

/**
 * A version must come after its document on some route, or be there from the start on some routes and not on
 * others.
 */
function checkVersion(
  context: LinkContext,
  path: ValuePath,
  what: string,
  document: string | undefined,
  version: string,
): void {
  const { routes, draft, report, scenario } = context;
  if (document === undefined || !scenario.steps[document] || !scenario.steps[version]) return;
  const comesAfter = ({ steps }: Route) =>
    steps.includes(document) && steps.indexOf(version) > steps.indexOf(document);
  const withDocument = routes.filter(({ steps }) => steps.includes(document));
  const withVersion = withDocument.filter(({ steps }) => steps.includes(version));
  const dependsOnRoute = withVersion.length > 0 && withVersion.length < withDocument.length;
  if (routes.some(comesAfter) || dependsOnRoute || !routes.some(({ steps }) => steps.includes(version)))
    return;
  const at = draft.scenario?.file.valueAt([...path, 'from']);
  if (at)
    report(
      'threshold-never-reached',
      at,
      `${what} ne remplace jamais le document : il n’arrive qu’ensuite.`,
      WAY_OUT,
    );
}

/** A version must be on some route with its message, before or after it. */
function checkMessageVersion(
  context: LinkContext,
  path: ValuePath,
  what: string,
  message: Span,
  version: string,
): void {
  const { routes, draft, report, scenario } = context;
  const isOn = ({ steps }: Route) => steps.includes(version);
  const span = alongRoute(context, message);
  if (
    !scenario.steps[version] ||
    !routes.some(isOn) ||
    routes.some((route) => isOn(route) && isMet(route, span))
  )
    return;
  const at = draft.scenario?.file.valueAt([...path, 'from']);
  if (at) report('threshold-never-reached', at, `${what} n’arrive sur aucun trajet du message.`, WAY_OUT);
}

/** Checks that every message, document version and tile is available on at least one route. */
export function checkThresholds(context: LinkContext): void {
  const { scenario } = context;
  scenario.messages.forEach((message, index) => {
    checkSpan(context, ['messages', index], `Le message « ${message.slug} »`, message);
    message.versions?.forEach(({ page, from }, position) => {
      checkMessageVersion(
        context,
        ['messages', index, 'versions', position],
        `La version « ${page} »`,
        message,
        from,
      );
    });
  });
  scenario.documents.forEach((document, index) => {
    const path = ['documents', index];
    document.versions?.forEach(({ page, from }, position) => {
      checkVersion(context, [...path, 'versions', position], `La version « ${page} »`, document.from, from);
    });
  });
  scenario.tiles.forEach((tile, index) =>
    checkSpan(context, ['tiles', index], `La tuile « ${tile.label} »`, tile),
  );
}

const PROMISE = /(?<!\p{L})(?:autre|second) (?:trajet|chemin|route)|trajet de secours/iu;

interface Arrival {
  readonly page: string;
  readonly from?: string | undefined;
  readonly after?: string | undefined;
}

/** Whether a player who receives the page on this route may still take another one. */
function isKept({ scenario }: LinkContext, { steps }: Route, { from, after }: Arrival): boolean {
  const arrived = from === undefined ? steps.indexOf(after ?? '') + 1 : steps.indexOf(from);
  return steps.slice(arrived).some((name) => scenario.steps[name]?.alternative !== undefined);
}

/** The facts of a player who receives the page on this route without having asked for hints. */
function factsAt(route: Route, { from, after = '' }: Arrival): Facts {
  const { steps } = route;
  const passed = steps.slice(0, from === undefined ? steps.indexOf(after) + 1 : steps.indexOf(from));
  const { taken, chosen } = decisionsBefore(route, steps[passed.length] ?? '');
  return { taken, chosen, asked: [], solved: (name) => passed.includes(name) && !taken.includes(name) };
}

/** Reports messages that speak of another route where none is offered any more. */
export function checkPromises(context: LinkContext): void {
  const { draft, scenario, routes, report } = context;
  const arrivals = scenario.messages.flatMap(({ slug, from, after, versions = [] }): Arrival[] => [
    { page: slug, from, after },
    ...versions,
  ]);
  for (const arrival of arrivals) {
    const source = draft.source.files.find(({ path }) => path === `messages/${arrival.page}.mdx`);
    const promise = source && PROMISE.exec(source.text);
    const page = draft.pages.find(({ path }) => path === source?.path);
    const condition =
      promise &&
      page?.passages.find(({ start, end }) => start <= promise.index && promise.index < end)?.condition;
    const reads = (route: Route): boolean => !condition || holds(condition, factsAt(route, arrival));
    const through = routes.filter(
      (route) => route.steps.includes(arrival.from ?? arrival.after ?? '') && reads(route),
    );
    if (!promise || through.every((route) => isKept(context, route, arrival))) continue;
    const at = sourceText(source).range(promise.index, promise.index + promise[0].length);
    const message = `Ce message parle d’un autre trajet, que l’écran ne propose plus à ${arrival.from ?? `qui a passé ${arrival.after ?? ''}`}.`;
    const wayOut =
      'Retirez la promesse, ou écrivez une version de ce message pour les joueurs du trajet de secours.';
    report('alternative-promised', at, message, wayOut);
  }
}
