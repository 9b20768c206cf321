import type { ScenarioSource } from '../../engine/scenario/scenario.ts';
import { tinyPages } from './tiny-city-pages.ts';
import { tinyScenario, tinyWalkthroughs } from './tiny-city-scenario.ts';
import { tinySteps } from './tiny-city-steps.ts';

type FileChange = string | null | ((text: string) => string);

export interface TinyCityOverrides {
  slug?: string;
  /** By path: the new text, a change of the text, or null to leave the file out. */
  files?: Readonly<Record<string, FileChange>>;
  /** Media added to those of the city. */
  media?: readonly string[];
  /** Media taken away. */
  withoutMedia?: readonly string[];
}

const FILES: Readonly<Record<string, string>> = { ...tinyScenario, ...tinySteps, ...tinyPages, ...tinyWalkthroughs };

const SOUNDS = ['souffle', 'emission', 'leurre'].flatMap((name) => [`${name}.ogg`, `${name}.mp3`]);
export const TINY_MEDIA: readonly string[] = ['enseigne.svg', ...SOUNDS];

function changed(path: string, change: FileChange): string | null {
  if (typeof change !== 'function') return change;
  const text = FILES[path];
  if (text === undefined) throw new Error(`tinyCity: no file ${path}`);
  const result = change(text);
  if (result === text) throw new Error(`tinyCity: the change of ${path} changes nothing`);
  return result;
}

/**
 * « VILLE », an invented city with no fault: one step of each puzzle type, an alternative route (PHARE → DETOUR), a
 * document with two versions, an extra tile, a replaced message, and a secret after the end.
 *
 * Main route: GARE → PORT_VIEUX → CAFE → MARCHE → PHARE → MUSEE → FIN → TRESOR.
 */
export function tinyCity(overrides: TinyCityOverrides = {}): ScenarioSource {
  const texts = new Map(Object.entries(FILES));
  for (const [path, change] of Object.entries(overrides.files ?? {})) {
    const text = changed(path, change);
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  const media = [...TINY_MEDIA, ...(overrides.media ?? [])].filter((name) => !overrides.withoutMedia?.includes(name));
  return { slug: overrides.slug ?? 'ville', files: [...texts].map(([path, text]) => ({ path, text })), media };
}

/** The answers that solve the steps of « VILLE », as a player sends them. */
export const TINY_ANSWERS: Readonly<Record<string, string>> = {
  GARE: 'place du Vieux-Puits',
  PORT_VIEUX: '0412',
  CAFE: 'BM',
  MARCHE: 'arrivee-kolvagre',
  PHARE: '0612',
  DETOUR: 'la lanterne',
  MUSEE: 'anémone',
  FIN: 'marée basse',
};
