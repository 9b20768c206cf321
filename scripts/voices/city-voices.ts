import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/index.ts';
import { readFile } from '../../engine/scenario/parse/read-file.ts';
import type { ScenarioSource } from '../../engine/scenario/scenario.ts';
import type { VoicesFile } from '../../engine/types/voices.generated.ts';

/** The lines that one voice speaks without a break, and that voice. One recording holds them. */
export interface SpokenPart extends Readonly<Omit<VoicesFile['parts'][string], 'voice'>> {
  readonly name: string;
  readonly voice: VoicesFile['voices'][string];
  /** The slug of the voice. */
  readonly speaker: string;
}

const VOICES_FILE = 'voices.yaml';

/**
 * The parts of a city's voices.yaml, in its order, with the problems of the file alone. Null when the city
 * has no such file.
 */
export function readParts({ files }: ScenarioSource): {
  readonly parts: readonly SpokenPart[];
  readonly diagnostics: readonly Diagnostic[];
} | null {
  const file = files.find(({ path }) => path === VOICES_FILE);
  if (!file) return null;
  const { reading, diagnostics } = readFile(file);
  const value = reading.kind === 'voices' ? reading.located?.value : undefined;
  const parts = Object.entries(value?.parts ?? {}).flatMap(([name, part]): SpokenPart[] => {
    const voice = value?.voices[part.voice];
    return voice ? [{ ...part, name, voice, speaker: part.voice }] : [];
  });
  return { parts, diagnostics };
}

/** Where the recording of a part lies. */
export const recordingOf = (cityFolder: string, name: string): string =>
  join(cityFolder, 'voices', `${name}.flac`);

/** Parts that an actor records: the synthesiser speaks those of machines. */
export const toRecord = (parts: readonly SpokenPart[]): readonly SpokenPart[] =>
  parts.filter(({ voice }) => voice.synthesis === undefined);

/** The parts of people that nobody has recorded. */
export const unrecorded = (cityFolder: string, parts: readonly SpokenPart[]): readonly SpokenPart[] =>
  toRecord(parts).filter(({ name }) => !existsSync(recordingOf(cityFolder, name)));
