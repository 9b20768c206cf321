import { type Decisions, decisionsBefore, type RouteStop, stopsOn } from '../scenario/routes.ts';
import type { PageKind, Scenario } from '../scenario/scenario.ts';
import { type Standing, standingAt } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import { unlockedDocuments } from '../unlock/documents.ts';
import { unlockedMedia } from '../unlock/media.ts';
import { unlockedMessages } from '../unlock/messages.ts';
import { unlockedTiles } from '../unlock/tiles.ts';

export type PresentKind = 'message' | 'document' | 'page' | 'tile' | 'medium';

/** A row of the table: something that a player finds. */
export interface PresentThing {
  /** `<kind>/<name>`. */
  readonly id: string;
  readonly kind: PresentKind;
  readonly name: string;
  readonly title: string;
}

/** The things available at a step, after the given decisions. */
export interface Column extends Decisions {
  readonly step: string;
  /** By id of the thing: the page shown for it, empty for things without pages. */
  readonly there: Readonly<Record<string, string>>;
}

/** Table of things by steps: the main route first, then each other route from where it leaves the earlier ones. */
export interface Presence {
  readonly things: readonly PresentThing[];
  readonly columns: readonly Column[];
}

export function presenceOf(story: Story): Presence {
  return { things: thingsOf(story.scenario), columns: stopsOn(story.routes).map((stop) => columnAt(story, stop)) };
}

function columnAt(story: Story, stop: RouteStop): Column {
  const there = Object.fromEntries(foundAt(standingAt(story, stop)));
  return { step: stop.step, ...decisionsBefore(stop.route, stop.step), there };
}

type Found = readonly [id: string, page: string];

function foundAt(standing: Standing): readonly Found[] {
  const page = standing.step?.page;
  const { tiles } = standing.story.scenario;
  return [
    ...unlockedMessages(standing).map(({ message, page }): Found => [`message/${message.slug}`, pageKey('messages', page)]),
    ...unlockedDocuments(standing).map(({ document, page }): Found => [`document/${document.slug}`, pageKey('documents', page)]),
    ...(page === undefined ? [] : [[`page/${page}`, pageKey('pages', page)] as const]),
    ...unlockedTiles(standing).map((tile): Found => [`tile/${tiles.indexOf(tile)}`, '']),
    ...[...unlockedMedia(standing)].map((name): Found => [`medium/${name}`, '']),
  ];
}

const pageKey = (kind: PageKind, slug: string): string => `${kind}/${slug}`;

function thingsOf(scenario: Scenario): readonly PresentThing[] {
  const pages = Object.values(scenario.pages).filter(({ kind }) => kind === 'pages');
  return [
    ...scenario.messages.map(({ slug, title }) => thing('message', slug, title)),
    ...scenario.documents.map(({ slug, title }) => thing('document', slug, title)),
    ...pages.map(({ slug }) => thing('page', slug, slug)),
    ...scenario.tiles.map(({ label }, index) => thing('tile', String(index), label)),
    ...scenario.media.map((name) => thing('medium', name, name)),
  ];
}

const thing = (kind: PresentKind, name: string, title: string): PresentThing => ({ id: `${kind}/${name}`, kind, name, title });
