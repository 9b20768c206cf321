import { compileCity } from '../../city/compile.ts';
import type { ScenarioSource } from '../../scenario/scenario.ts';
import { type PlaceInFile, refuseWhileNamed } from './draft.ts';

const keyOf = ({ file, line }: PlaceInFile): string => `${file.path}:${line}`;

/** The places where files of media/ are missing. */
const missingIn = (source: ScenarioSource): readonly PlaceInFile[] =>
  compileCity(source).diagnostics.flatMap(({ code, at }) =>
    code === 'unknown-medium' || code === 'missing-sound-format'
      ? [{ file: { slug: source.slug, path: at.file }, line: at.line }]
      : [],
  );

/** The lines that hold a name in files with errors: the compiler knows less of them than their writer. */
function linesIn(source: ScenarioSource, name: string): readonly PlaceInFile[] {
  const faulty = new Set(
    compileCity(source).diagnostics.flatMap(({ severity, at }) => (severity === 'error' ? [at.file] : [])),
  );
  return source.files
    .filter(({ path }) => faulty.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.includes(name) ? [{ file: { slug: source.slug, path }, line: index + 1 }] : [],
        ),
    );
}

/**
 * Refuses to take files of media/ away while the city shows or plays one of them. `names`: a picture, or both
 * formats of a sound.
 */
export function refuseMediaInUse(source: ScenarioSource, names: readonly string[]): void {
  const missing = new Set(missingIn(source).map(keyOf));
  const shown = missingIn({ ...source, media: source.media.filter((name) => !names.includes(name)) });
  const written = names.flatMap((name) => linesIn(source, name.replace(/\.(ogg|mp3)$/u, '')));
  refuseWhileNamed(source.slug, [...shown.filter((place) => !missing.has(keyOf(place))), ...written]);
}
