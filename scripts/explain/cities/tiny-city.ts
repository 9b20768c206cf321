import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { tinyPages, tinyScenario, tinyWalkthroughs } from './tiny-city-scenario.ts';
import { tinySteps } from './tiny-city-steps.ts';

/** A file's new text, a change of its text, or null to leave it out. */
export type FileChange = string | null | ((text: string) => string);

export interface TinyCityOverrides {
  slug?: string;
  /** By path. */
  files?: Readonly<Record<string, FileChange>>;
  /** Media added to those of the city. */
  media?: readonly string[];
  /** Lengths of sounds, by file name, as the server measures them. */
  seconds?: Readonly<Record<string, number>>;
  /** Media taken away. */
  withoutMedia?: readonly string[];
}

const FILES: Readonly<Record<string, string>> = {
  ...tinyScenario,
  ...tinySteps,
  ...tinyPages,
  ...tinyWalkthroughs,
};

const SOUNDS = ['souffle', 'emission', 'leurre'].flatMap((name) => [`${name}.ogg`, `${name}.mp3`]);
const TINY_MEDIA: readonly string[] = [
  'enseigne.svg',
  'gravure-1.svg',
  'gravure-2.svg',
  'gravure-3.svg',
  ...SOUNDS,
];

function changed(path: string, change: FileChange): string | null {
  if (typeof change !== 'function') return change;
  const text = FILES[path];
  if (text === undefined) throw new Error(`tinyCity: no file ${path}`);
  const result = change(text);
  if (result === text) throw new Error(`tinyCity: the change of ${path} changes nothing`);
  return result;
}

/**
 * « VILLE », an invented city without errors: one step of each puzzle type, two alternative routes (PHARE →
 * DETOUR, CLOCHER → RIVAGE), a document with two versions, an analyser, a final application, a replaced
 * message, and a secret after the end.
 *
 * Main route: GARE → PORT_VIEUX → CAFE → MARCHE → PHARE → MUSEE → VERRIERE → FRISE → VITRINE → REGISTRE →
 * BALCON → CLOCHER → FIN → TRESOR.
 */
export function tinyCity(overrides: TinyCityOverrides = {}): ScenarioSource {
  const texts = new Map(Object.entries(FILES));
  for (const [path, change] of Object.entries(overrides.files ?? {})) {
    const text = changed(path, change);
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  const media = [...TINY_MEDIA, ...(overrides.media ?? [])].filter(
    (name) => !overrides.withoutMedia?.includes(name),
  );
  return {
    slug: overrides.slug ?? 'ville',
    files: [...texts].map(([path, text]) => ({ path, text })),
    media,
    ...(overrides.seconds && { soundSeconds: new Map(Object.entries(overrides.seconds)) }),
  };
}

/** The right answer of each step of « VILLE », as a player sends it. */
export const TINY_ANSWERS: Readonly<Record<string, string>> = {
  GARE: 'place du Vieux-Puits',
  PORT_VIEUX: '0412',
  CAFE: 'BM',
  MARCHE: 'arrivee-kolvagre',
  PHARE: '0612',
  DETOUR: 'la lanterne',
  MUSEE: 'anémone',
  VERRIERE: 'GRELOT',
  FRISE: '2-3-1',
  VITRINE: '1-3',
  REGISTRE: '8317-456-1793',
  BALCON: 'Ici dormait le dernier passeur',
  CLOCHER: '3_ÉCUME',
  RIVAGE: '2_SEL',
  FIN: 'marée basse',
};

/** The steps of the main route up to the secret, each with its right answer. */
export const TINY_MAIN_ROUTE: readonly (readonly [step: string, answer: string])[] = Object.entries(
  TINY_ANSWERS,
).filter(([step]) => step !== 'DETOUR' && step !== 'RIVAGE');

/** A tiny city with other files. A change of one of them, or of one that it changes, applies to its own text. */
export const tinyCityWith =
  (ours: Readonly<Record<string, FileChange>>) =>
  (overrides: TinyCityOverrides = {}): ScenarioSource => {
    const after = (path: string, change: FileChange): FileChange => {
      const own = ours[path];
      if (typeof change !== 'function' || !own) return change;
      return typeof own === 'function' ? (text) => change(own(text)) : change(own);
    };
    const changes = Object.entries(overrides.files ?? {}).map(
      ([path, change]) => [path, after(path, change)] as const,
    );
    return tinyCity({ ...overrides, files: { ...ours, ...Object.fromEntries(changes) } });
  };
