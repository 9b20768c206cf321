import type { Condition } from '../../types/condition.generated.ts';
import { combinationsOf, factsRead, factsWhere, holds } from '../condition.ts';
import type { Located } from '../draft.ts';
import type { Route } from '../routes.ts';
import type { Message } from '../scenario.ts';
import type { LinkContext } from './context.ts';
import { checkIn, MESSAGE } from './references.ts';

interface Span {
  readonly from: string;
  readonly until: string;
}

/** The step of a route on whose arrival the aside is closed; undefined where it never opens or stays open. */
function closingStep({ routes }: LinkContext, { steps }: Route, { from, until }: Span): string | undefined {
  const opening = steps.indexOf(from);
  if (opening === -1 || (steps.includes(until) && steps.indexOf(until) < opening)) return undefined;
  if (steps.includes(until)) return steps[steps.indexOf(until) + 1];
  return steps
    .slice(opening)
    .find((name) =>
      routes.some(
        (other) => other.steps.includes(until) && other.steps.indexOf(name) > other.steps.indexOf(until),
      ),
    );
}

/** The place on the route at which a message comes; -1 where it does not. */
function arrivalOn({ steps }: Route, { from, after }: Message): number {
  if (from !== undefined) return steps.indexOf(from);
  if (after === undefined) return 0;
  return steps.includes(after) ? steps.indexOf(after) + 1 : -1;
}

/**
 * Whether the message comes at once on arrival at the step, to a player of the route who did nothing beside
 * it, and is not replaced there.
 */
function comesAt({ scenario }: LinkContext, message: Message, route: Route, step: string): boolean {
  const { steps, taken, chosen } = route;
  const place = steps.indexOf(step);
  const solved = (name: string): boolean => steps.slice(0, place).includes(name) && !taken.includes(name);
  if (message.arrives || arrivalOn(route, message) !== place) return false;
  if (!holds(message.if, { taken, chosen, asked: [], solved })) return false;
  const other = scenario.messages.find(({ slug }) => slug === message.replacedBy);
  return !other || arrivalOn(route, other) === -1 || arrivalOn(route, other) > place;
}

/** Whether the condition tells apart the players who let the aside pass. */
function isForThoseWithout(aside: string, condition: Condition): boolean {
  const read = factsRead(condition);
  const others = read.filter(({ step, city }) => step !== aside || city !== undefined);
  if (others.length === read.length) return false;
  return [...combinationsOf(others)].some((facts) => holds(condition, factsWhere(facts)));
}

/** Whether the message, or a passage of one of its pages, is for the players who let the aside pass. */
function saysSo({ scenario: { conditionalPages } }: LinkContext, aside: string, message: Message): boolean {
  if (message.if && isForThoseWithout(aside, message.if)) return true;
  return [message.slug, ...(message.versions ?? []).map(({ page }) => page)].some((page) =>
    conditionalPages[`messages/${page}`]?.passages.some(({ condition }) =>
      isForThoseWithout(aside, condition),
    ),
  );
}

/** An aside closes before the end only where a message says so, on each route, when it closes. */
export function checkClosing(context: LinkContext, { file, value }: Located<'step'>): void {
  const { scenario, routes, report, messages, reached } = context;
  const { kind, name, from, until, closedBy } = value;
  if (kind !== 'aside' || from === undefined) return;
  closedBy?.forEach((slug, index) => checkIn(context, file)(MESSAGE, ['closedBy', index], slug, messages));
  if (until === undefined) {
    if (closedBy)
      report(
        'missing-field',
        file.keyAt(['closedBy']),
        `${name} reste ouverte jusqu’au bout : aucun message ne la ferme.`,
        'Ajoutez « until: … », ou retirez « closedBy ».',
      );
    return;
  }
  if (!closedBy) {
    report(
      'aside-closed-unsaid',
      file.valueAt(['until']),
      `${name} se ferme après ${until}, et rien ne le dit à qui l’a laissée passer.`,
      'Retirez « until », ou nommez dans « closedBy » le message qui la ferme.',
    );
    return;
  }
  if (closedBy.some((slug) => messages?.has(slug) !== true) || !reached.has(from) || !reached.has(until))
    return;
  const closing = scenario.messages.filter(({ slug }) => closedBy.includes(slug));
  const silent = closing.find((message) => !saysSo(context, name, message));
  if (silent)
    report(
      'aside-closed-unsaid',
      file.valueAt(['closedBy', closedBy.indexOf(silent.slug)]),
      `Le message « ${silent.slug} » n’a pas un mot pour qui a laissé passer ${name}.`,
      `Écrivez-y un passage <If solved="${name}" not>.`,
    );
  for (const route of routes) {
    const step = closingStep(context, route, { from, until });
    if (step === undefined || closing.some((message) => comesAt(context, message, route, step))) continue;
    report(
      'aside-closed-unsaid',
      file.valueAt(['closedBy']),
      `${name} se ferme à ${step}, où aucun de ces messages n’arrive.`,
      'Ajoutez à la liste un message qui y arrive aussitôt, ou changez « until ».',
    );
    return;
  }
}
