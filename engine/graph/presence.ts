import type { PageKind, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { unlockedDocuments } from '../unlock/documents.ts';
import { unlockedMedia } from '../unlock/media.ts';
import { unlockedMessages } from '../unlock/messages.ts';
import { unlockedTiles } from '../unlock/tiles.ts';
import { ownSteps, routesOf, standingAt, type Route } from '../story/routes.ts';

export type ThingKind = 'message' | 'document' | 'page' | 'tile' | 'medium';

/** Something a player finds, in a row of its own. */
export interface Thing {
  /** `<kind>/<name>`. */
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
  readonly title: string;
}

/** What is there when a player stands at a step, by a route. */
export interface Column {
  readonly step: string;
  readonly alternativeFrom: string | null;
  /** Ids of things; with each, the page that is read there, where it has pages. */
  readonly there: Readonly<Record<string, string>>;
}

/** Things against steps: the main route first, then of each other route what is its own. */
export interface Presence {
  readonly things: readonly Thing[];
  readonly columns: readonly Column[];
}

export function presenceOf(scenario: Scenario): Presence {
  const columns = routesOf(scenario).flatMap((route) => ownSteps(route).map((step) => columnAt(scenario, route, step)));
  return { things: thingsOf(scenario), columns };
}

function columnAt(scenario: Scenario, route: Route, step: string): Column {
  const there = Object.fromEntries(foundAt(scenario, standingAt(scenario, route, step)));
  return { step, alternativeFrom: route.alternativeFrom, there };
}

type Found = readonly [id: string, page: string];

function foundAt(scenario: Scenario, progress: Progress): readonly Found[] {
  const page = scenario.steps[progress.step ?? '']?.page;
  return [
    ...unlockedMessages(scenario, progress).map(({ message, page }): Found => [`message/${message.slug}`, pageKey('messages', page)]),
    ...unlockedDocuments(scenario, progress).map(({ document, page }): Found => [`document/${document.slug}`, pageKey('documents', page)]),
    ...(page === undefined ? [] : [[`page/${page}`, pageKey('pages', page)] as const]),
    ...unlockedTiles(scenario, progress).map((tile): Found => [`tile/${scenario.tiles.indexOf(tile)}`, '']),
    ...[...unlockedMedia(scenario, progress)].map((name): Found => [`medium/${name}`, '']),
  ];
}

const pageKey = (kind: PageKind, slug: string): string => `${kind}/${slug}`;

function thingsOf(scenario: Scenario): readonly Thing[] {
  const pages = Object.values(scenario.pages).filter(({ kind }) => kind === 'pages');
  return [
    ...scenario.messages.map(({ slug, title }) => thing('message', slug, title)),
    ...scenario.documents.map(({ slug, title }) => thing('document', slug, title)),
    ...pages.map(({ slug }) => thing('page', slug, slug)),
    ...scenario.tiles.map(({ label }, index) => thing('tile', String(index), label)),
    ...scenario.media.map((name) => thing('medium', name, name)),
  ];
}

const thing = (kind: ThingKind, name: string, title: string): Thing => ({ id: `${kind}/${name}`, kind, name, title });
