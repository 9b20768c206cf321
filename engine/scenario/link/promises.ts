import { sourceText } from '../parse/source-text.ts';
import { type Facts, holds } from '../condition.ts';
import { decisionsBefore, type Route } from '../routes.ts';
import type { LinkContext } from './context.ts';

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
