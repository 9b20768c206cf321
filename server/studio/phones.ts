import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { RecordedMove } from '../../engine/edit/walkthrough/record-walkthrough.ts';
import { type SiteFile, type Story, parseWalkthroughs } from '../../engine/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { CityContent } from '../content/content-store.ts';
import { readCityFolder } from '../content/read-city-folder.ts';
import { type PreviewSession, createPreviewSession } from './preview-session.ts';
import type { PlausibleVisit } from './plausible-progress.ts';

/** Changes to a preview; absent fields stay as they are. */
export type VisitRequest = Partial<PlausibleVisit>;

/** A game that a writer played. `fromStart`: it began at the first step. */
export interface RecordedGame {
  readonly story: Story;
  readonly moves: readonly RecordedMove[];
  readonly fromStart: boolean;
}

/** One preview per city, each with its own player. */
export interface Phones {
  /** Null when the city cannot be played. */
  set(slug: string, visitRequest: VisitRequest): Promise<DeskPhone | null>;
  standing(slug: string): Promise<DeskPhone | null>;
  /** The moves on a preview since it was last set; null when there is none. */
  played(slug: string): Promise<RecordedGame | null>;
  /** False when there is no such preview. */
  handle(slug: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** `cities`: with media below the preview's path. */
  replace(cities: readonly CityContent[]): void;
  stop(): Promise<void>;
}

export interface PhoneParts {
  /** The city with media below the preview's path. */
  city(slug: string): CityContent | null;
  folderOf(slug: string): string | null;
  readonly facts: SiteFile;
  readonly clock: Clock;
}

export function createPhones({ city, folderOf, facts, clock }: PhoneParts): Phones {
  const sessions = new Map<string, Promise<PreviewSession>>();
  const createSession = (content: CityContent, visit: PlausibleVisit): Promise<PreviewSession> => {
    const folder = folderOf(content.scenario.slug);
    const walkthroughs = folder === null ? [] : parseWalkthroughs(readCityFolder(folder));
    return createPreviewSession({ city: content, walkthroughs, facts, clock }, visit);
  };
  const replaceSession = async (
    content: CityContent,
    visitRequest: VisitRequest,
    before: Promise<PreviewSession> | undefined,
  ): Promise<PreviewSession> => {
    const old = await before?.catch(() => undefined);
    const visit = await visitOf(content, visitRequest, old, clock());
    if (old && isLaterInGame(old, visitRequest, visit)) {
      old.passTime(visit.step, visit.at);
      return old;
    }
    const session = await createSession(content, visit);
    await old?.stop();
    return session;
  };
  const setVisit = (content: CityContent, visitRequest: VisitRequest): Promise<PreviewSession> => {
    const { slug } = content.scenario;
    const next = replaceSession(content, visitRequest, sessions.get(slug));
    sessions.set(slug, next);
    // Removes a session that failed to start.
    next.catch(() => sessions.get(slug) === next && sessions.delete(slug));
    return next;
  };
  const sessionOf = async (slug: string): Promise<PreviewSession | null> => {
    const content = city(slug);
    return content ? (sessions.get(slug) ?? setVisit(content, {})) : null;
  };
  return {
    set: async (slug, visitRequest) => {
      const content = city(slug);
      return content && (await setVisit(content, visitRequest)).standing();
    },
    standing: async (slug) => (await sessionOf(slug))?.standing() ?? null,
    played: async (slug) => {
      const [content, session] = [city(slug), await sessionOf(slug)];
      if (!content || !session) return null;
      return {
        story: content.story,
        moves: session.played,
        fromStart: session.visit.step === content.scenario.start,
      };
    },
    handle: async (slug, request, response) => {
      const session = await sessionOf(slug);
      await session?.handle(request, response);
      return session !== null;
    },
    replace: (cities) => {
      for (const content of cities) void replaceIn(sessions.get(content.scenario.slug), content);
    },
    stop: async () => {
      for (const pending of sessions.values()) await pending.then((session) => session.stop());
    },
  };
}

async function replaceIn(pending: Promise<PreviewSession> | undefined, content: CityContent): Promise<void> {
  const session = await pending?.catch(() => undefined);
  session?.replace(content);
}

const CIRCUMSTANCES = ['hints', 'gone', 'mailed', 'asides', 'elsewhere', 'hand'] as const;

/**
 * Whether a request only sets the clock forward in a game that was begun: it goes on, so that it can be
 * recorded.
 */
const isLaterInGame = (session: PreviewSession, { step }: VisitRequest, visit: PlausibleVisit): boolean =>
  step === undefined &&
  session.played.length > 0 &&
  visit.at >= session.now() &&
  CIRCUMSTANCES.every((name) => visit[name] === session.visit[name]);

const AT_START = { taken: [], chosen: {}, asked: [] } as const;

/** By default the player stays at the current step. */
async function visitOf(
  { scenario }: CityContent,
  visitRequest: VisitRequest,
  old: PreviewSession | undefined,
  now: number,
): Promise<PlausibleVisit> {
  const standing = await old?.standing();
  const current =
    standing?.step && scenario.steps[standing.step] ? standing : { ...AT_START, step: scenario.start };
  const moved = visitRequest.step !== undefined;
  return {
    step: visitRequest.step ?? current.step ?? scenario.start,
    taken: moved ? (visitRequest.taken ?? []) : current.taken,
    chosen: moved ? (visitRequest.chosen ?? {}) : current.chosen,
    asked: moved ? (visitRequest.asked ?? []) : current.asked.filter((name) => name !== current.step),
    hints: visitRequest.hints ?? 'none',
    gone: visitRequest.gone ?? false,
    mailed: visitRequest.mailed ?? false,
    asides: visitRequest.asides ?? false,
    elsewhere: visitRequest.elsewhere ?? 0,
    hand: visitRequest.hand ?? '',
    at: visitRequest.at ?? now,
  };
}

/** Base path of a city's preview; the player's site is below it. */
export const phoneMount = (slug: string): string => `/studio/phone/${slug}`;

export interface PhoneAddress {
  readonly slug: string;
  /** Path and query below the base path. */
  readonly inside: string;
}

/** Null for other paths. */
export function readPhoneAddress(url: string): PhoneAddress | null {
  const [, slug, inside = ''] = /^\/studio\/phone\/([a-z][a-z0-9_-]*)(\/[^]*)?$/u.exec(url) ?? [];
  return slug === undefined ? null : { slug, inside: inside || '/' };
}

/** A city as a preview shows it. */
export const onPhone = (city: CityContent): CityContent => mounted(city.withDrafts());

/** Prefixes media addresses with the preview's base path: elsewhere they are locked. */
function mounted(city: CityContent): CityContent {
  const mount = phoneMount(city.scenario.slug);
  return {
    ...city,
    addresses: { ...city.addresses, medium: (name) => mount + city.addresses.medium(name) },
    in: (language) => mounted(city.in(language)),
  };
}
