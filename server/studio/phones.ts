import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskPhone } from '../../engine/graph/desk.ts';
import type { SiteFile } from '../../engine/index.ts';
import { parseWalkthroughs } from '../../engine/index.ts';
import type { Clock } from '../clock.ts';
import type { CityContent } from '../content/content-store.ts';
import { readCityFolder } from '../content/read-city-folder.ts';
import { createBench, type Bench } from './bench.ts';
import type { Visit } from './plausible-progress.ts';

/** What is asked of a telephone: what is left out stays as it is. */
export type Wish = Partial<Visit>;

/** One telephone a city, each with its own player. */
export interface Phones {
  /** Null when the city does not play, or has no such step. */
  set(slug: string, wish: Wish): Promise<DeskPhone | null>;
  standing(slug: string): Promise<DeskPhone | null>;
  /** False when there is no such telephone. */
  handle(slug: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The cities were read anew. */
  replace(cities: readonly CityContent[]): void;
  stop(): Promise<void>;
}

export interface PhoneParts {
  /** The city as a telephone plays it, its media below the telephone's own path. */
  city(slug: string): CityContent | null;
  folderOf(slug: string): string | null;
  readonly facts: SiteFile;
  readonly clock: Clock;
}

export function createPhones({ city, folderOf, facts, clock }: PhoneParts): Phones {
  const benches = new Map<string, Promise<Bench>>();
  const lay = (content: CityContent, visit: Visit): Promise<Bench> => {
    const folder = folderOf(content.scenario.slug);
    const walkthroughs = folder === null ? [] : parseWalkthroughs(readCityFolder(folder));
    return createBench({ city: content, walkthroughs, facts, clock }, visit);
  };
  const change = async (content: CityContent, wish: Wish, before: Promise<Bench> | undefined): Promise<Bench> => {
    const old = await before?.catch(() => undefined);
    const bench = await lay(content, await visitOf(content, wish, old, clock()));
    await old?.stop();
    return bench;
  };
  const set = (content: CityContent, wish: Wish): Promise<Bench> => {
    const { slug } = content.scenario;
    const next = change(content, wish, benches.get(slug));
    benches.set(slug, next);
    // One that could not be laid stands in nobody's way.
    next.catch(() => benches.get(slug) === next && benches.delete(slug));
    return next;
  };
  const found = async (slug: string): Promise<Bench | null> => {
    const content = city(slug);
    return content ? (benches.get(slug) ?? set(content, {})) : null;
  };
  return {
    set: async (slug, wish) => {
      const content = city(slug);
      if (!content || (wish.step !== undefined && !content.scenario.steps[wish.step])) return null;
      return (await set(content, wish)).standing();
    },
    standing: async (slug) => (await found(slug))?.standing() ?? null,
    handle: async (slug, request, response) => {
      const bench = await found(slug);
      await bench?.handle(request, response);
      return bench !== null;
    },
    replace: (cities) => {
      for (const { scenario } of cities) void replaceIn(benches.get(scenario.slug), city(scenario.slug));
    },
    stop: async () => {
      for (const bench of benches.values()) await bench.then((laid) => laid.stop());
    },
  };
}

async function replaceIn(bench: Promise<Bench> | undefined, content: CityContent | null): Promise<void> {
  const laid = await bench?.catch(() => undefined);
  if (content) laid?.replace(content);
}

/** Where nothing is said, the player stays where the answers given so far have led. */
async function visitOf({ scenario }: CityContent, wish: Wish, old: Bench | undefined, now: number): Promise<Visit> {
  const standing = await old?.standing();
  const kept = standing?.step && scenario.steps[standing.step] ? standing : { step: scenario.start, alternativeFrom: null };
  const moved = wish.step !== undefined;
  return {
    step: wish.step ?? kept.step ?? scenario.start,
    alternativeFrom: moved ? (wish.alternativeFrom ?? null) : kept.alternativeFrom,
    hints: wish.hints ?? 'none',
    gone: wish.gone ?? false,
    at: wish.at ?? now,
  };
}
