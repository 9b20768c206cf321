import type { Language } from '../../engine/public.ts';
import { loadChunk } from '../api/load-chunk.ts';
import { common } from './fr/common.tsx';

/** One script each, so that a screen loads the sentences of its own part only. */
const importers = {
  fr: {
    // Always loaded.
    common: () => Promise.resolve(common),
    game: async () => (await import('./fr/game.tsx')).game,
    beside: async () => (await import('./fr/beside.tsx')).beside,
    account: async () => (await import('./fr/account.tsx')).account,
    buyer: async () => (await import('./fr/buyer.tsx')).buyer,
    site: async () => (await import('./fr/site.tsx')).site,
  },
  en: {
    common: async () => (await import('./en/common.tsx')).common,
    game: async () => (await import('./en/game.tsx')).game,
    beside: async () => (await import('./en/beside.tsx')).beside,
    account: async () => (await import('./en/account.tsx')).account,
    buyer: async () => (await import('./en/buyer.tsx')).buyer,
    site: async () => (await import('./en/site.tsx')).site,
  },
};

/** A part of the screens that has a catalogue of its own. `beside`: the game's screens beside the route. */
export type Area = keyof (typeof importers)['fr'];

/** Sentences of an area. French gives the type; a sentence with holes is a function of them. */
export type Catalogue<Of extends Area> = Awaited<ReturnType<(typeof importers)['fr'][Of]>>;

type Loaded = { [Of in Area]?: Catalogue<Of> };
type Loading = { [Of in Area]?: Promise<Catalogue<Of>> };

const loaded: Record<Language, Loaded> = { fr: { common }, en: {} };
const loading: Record<Language, Loading> = { fr: {}, en: {} };

/** The catalogue, if its script has been loaded. */
export const loadedWords = <Of extends Area>(area: Of, language: Language): Catalogue<Of> | undefined =>
  loaded[language][area];

async function load<Of extends Area>(area: Of, language: Language): Promise<Catalogue<Of>> {
  const importer = importers[language][area] as () => Promise<Catalogue<Of>>;
  const words = await loadChunk(`words-${area}`, importer);
  (loaded[language] as Partial<Record<Area, unknown>>)[area] = words;
  return words;
}

/** Loads a catalogue once. A failed load is forgotten, so that the next call tries again. */
export function loadWords<Of extends Area>(area: Of, language: Language = 'fr'): Promise<Catalogue<Of>> {
  const promises = loading[language] as Partial<Record<Area, Promise<Catalogue<Of>>>>;
  return (promises[area] ??= load(area, language).catch((failure: unknown) => {
    delete promises[area];
    throw failure;
  }));
}

/** Puts other sentences in the place of a catalogue: the pseudo-language of tools. Null: its own again. */
export function replaceWords<Of extends Area>(
  area: Of,
  language: Language,
  words: Catalogue<Of> | null,
): void {
  const promises = loading[language] as Partial<Record<Area, Promise<unknown>>>;
  const catalogues = loaded[language] as Partial<Record<Area, unknown>>;
  if (words) {
    promises[area] = Promise.resolve(words);
    catalogues[area] = words;
  } else {
    delete promises[area];
    delete catalogues[area];
  }
}

export const AREAS = Object.keys(importers.fr) as readonly Area[];

/** Loads all catalogues: for the server, stories and tests. */
export async function loadAllWords(language: Language = 'fr'): Promise<void> {
  await Promise.all(AREAS.map((area) => loadWords(area, language)));
}

/** A module together with the catalogues that its screens need. */
export async function withWords<Module>(
  module: Promise<Module>,
  language: Language,
  ...areas: readonly Area[]
): Promise<Module> {
  const [screens] = await Promise.all([
    module,
    ...(['common', ...areas] as const).map((area) => loadWords(area, language)),
  ]);
  return screens;
}
