import { createHash } from 'node:crypto';
import type { ScenarioSource, StagedCompilation, StagedCompiler } from '../../engine/index.ts';

/** The text on the disk, the one that a form tries, and the one that is written. */
const KEPT_PER_CITY = 4;

function fingerprint({ files, media, soundSeconds, problems }: ScenarioSource): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.update(JSON.stringify([media, [...(soundSeconds ?? [])], problems ?? []])).digest('hex');
}

/**
 * Returns the same compilation for the same texts. A text that a form changes is compiled when it is tried,
 * before it is written, and when it is read from the disk: the second and third time cost nothing.
 */
export function keepCompilations(compile: StagedCompiler): StagedCompiler {
  const kept = new Map<string, ReadonlyMap<string, StagedCompilation>>();
  return (source) => {
    const key = fingerprint(source);
    const known = kept.get(source.slug) ?? new Map<string, StagedCompilation>();
    const compilation = known.get(key) ?? compile(source);
    const others = [...known].filter(([name]) => name !== key).slice(1 - KEPT_PER_CITY);
    kept.set(source.slug, new Map([...others, [key, compilation]]));
    return compilation;
  };
}
