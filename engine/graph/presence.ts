import { conditionWords, routeName } from '../scenario/decision-words.ts';
import { elsewheresOf } from '../scenario/condition.ts';
import { withoutVariant } from '../scenario/page-variants.ts';
import {
  type Decisions,
  decisionsBefore,
  type Route,
  type RouteStop,
  stopKey,
  stopsOn,
} from '../scenario/routes.ts';
import { formatHour } from '../words/format.ts';
import { onWeekday, readWallClock } from '../hours/zoned.ts';
import type { Message, Scenario } from '../scenario/scenario.ts';
import { type Standing, standingAt, standingOf, withAllAsidesSolved } from '../story/standing.ts';
import type { Progress } from '../story/progress.ts';
import type { Story } from '../story/story.ts';
import type { Condition } from '../types/condition.generated.ts';
import { ALL_ARRIVED } from '../unlock/arrival.ts';
import { unlockedDocuments, unlockedMessages } from '../unlock/papers.ts';
import { unlockedMedia, unlockedStepPages, unlockedTiles } from '../unlock/unlock.ts';

export type PresentKind = 'message' | 'document' | 'page' | 'tile' | 'medium';

/** A row of the table: something that a player finds. */
export interface PresentThing {
  /** `<kind>/<name>`. */
  readonly id: string;
  readonly kind: PresentKind;
  readonly name: string;
  readonly title: string;
  /**
   * Its condition and its delay, in French: « si QUAI : suivre », « 20 min plus tard ». Null without them.
   */
  readonly when: string | null;
  /** It comes later than its step. */
  readonly isLate: boolean;
}

/** The things available at a step, after the given decisions. */
export interface Column extends Decisions {
  /** Unique in the table. */
  readonly key: string;
  readonly step: string;
  /** The French name of the route that these decisions lead along. */
  readonly route: string;
  /** Key of the column of the step before; null at the story's start. */
  readonly before: string | null;
  /** By id of the thing: the page shown for it, empty for things without pages. */
  readonly there: Readonly<Record<string, string>>;
  /** The steps up to this one whose hints some condition reads. */
  readonly helpAt: readonly string[];
  /**
   * Like `there`: the things that only a player who asked for hints at those steps, or who decided something
   * in another city, finds.
   */
  readonly withHelp: Readonly<Record<string, string>>;
  /** Like `there`: the things that only a player finds who solved every step beside the route so far. */
  readonly withAllAsidesSolved: Readonly<Record<string, string>>;
}

/**
 * Table of things by steps: the main route first, then each other route from where it leaves the earlier
 * ones.
 */
export interface Presence {
  readonly things: readonly PresentThing[];
  readonly columns: readonly Column[];
}

export function presenceOf(story: Story): Presence {
  return {
    things: thingsOf(story.scenario),
    columns: stopsOn(story.routes).map((stop) => columnAt(story, stop)),
  };
}

/** The progress of a player who came to every step on that day of the week. */
function reachedOn({ progress, story: { scenario } }: Standing, day: string): Progress {
  const times = Object.entries(progress.reached);
  const moved = times.map(([step, time]) => [step, onWeekday(time, day, scenario.timeZone)] as const);
  return { ...progress, reached: Object.fromEntries(moved) };
}

function columnAt(story: Story, stop: RouteStop): Column {
  const { route, step } = stop;
  const decisions = decisionsBefore(route, step);
  const position = route.steps.indexOf(step);
  const earlier = route.steps[position - 1];
  const standing = standingAt(story, stop);
  const there = Object.fromEntries(foundAt(standing));
  const helpAt = route.steps.slice(0, position + 1).filter((name) => story.read.asked.has(name));
  const others = [
    ...(helpAt.length === 0 ? [] : [standingOf(story, { ...standing.progress, asked: helpAt })]),
    ...elsewheresOf(story.read.elsewhere)
      .slice(1)
      .map((elsewhere) => standingOf(story, standing.progress, elsewhere)),
    ...story.read.weekdays.map((day) => standingOf(story, reachedOn(standing, day))),
  ];
  return {
    key: stopKey(stop),
    step,
    route: routeName(decisions, story.routes[0]?.chosen, story.scenario.steps),
    before: earlier === undefined ? null : stopKey({ route, step: earlier }),
    ...decisions,
    there,
    helpAt,
    withHelp: Object.fromEntries(others.flatMap(foundAt).filter(([id]) => there[id] === undefined)),
    withAllAsidesSolved: Object.fromEntries(
      foundAt(withAllAsidesSolved(standing)).filter(([id]) => there[id] === undefined),
    ),
  };
}

export function columnsAlong({ columns }: Presence, route: Route): readonly Column[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return route.steps.flatMap((step) => byKey.get(stopKey({ route, step })) ?? []);
}

type Found = readonly [id: string, page: string];

function foundAt(standing: Standing): readonly Found[] {
  const { tiles } = standing.story.scenario;
  return [
    ...unlockedMessages(standing, ALL_ARRIVED).map(({ message, page }): Found => [
      `message/${message.slug}`,
      page,
    ]),
    ...unlockedDocuments(standing).map(({ document, page }): Found => [`document/${document.slug}`, page]),
    ...unlockedStepPages(standing).map(
      (page) => [`page/${withoutVariant(page.slice('pages/'.length))}`, page] as const,
    ),
    ...unlockedTiles(standing).map((tile): Found => [`tile/${tiles.indexOf(tile)}`, '']),
    ...[...unlockedMedia(standing, ALL_ARRIVED)].map((name): Found => [`medium/${name}`, '']),
  ];
}

function thingsOf(scenario: Scenario): readonly PresentThing[] {
  const pages = new Set(
    Object.values(scenario.pages).flatMap(({ kind, slug }) =>
      kind === 'pages' ? [withoutVariant(slug)] : [],
    ),
  );
  return [
    ...scenario.messages.map(({ slug, title, ...entry }) =>
      thing('message', slug, title, entry.if, entry.arrives),
    ),
    ...scenario.documents.map(({ slug, title, ...entry }) => thing('document', slug, title, entry.if)),
    ...[...pages].map((slug) => thing('page', slug, slug)),
    ...scenario.tiles.map(({ label, ...tile }, index) => thing('tile', String(index), label, tile.if)),
    ...scenario.media.map((name) => thing('medium', name, name)),
  ];
}

/** « 20 min plus tard », « le lendemain à 8 h 45 ». */
const delayOf = ({ after, nextDay }: NonNullable<Message['arrives']>): string =>
  after === undefined
    ? `le lendemain à ${formatHour(readWallClock(nextDay ?? '') ?? 0, 'fr')}`
    : `${after} plus tard`;

const thing = (
  kind: PresentKind,
  name: string,
  title: string,
  condition?: Condition,
  arrives?: Message['arrives'],
): PresentThing => ({
  id: `${kind}/${name}`,
  kind,
  name,
  title,
  when:
    [condition && conditionWords(condition), arrives && delayOf(arrives)].filter(Boolean).join(', ') || null,
  isLate: arrives !== undefined,
});
