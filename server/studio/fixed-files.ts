import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../content/load-content.ts';

/** Says, each time the cities were read, which files have no fault any more. */
export type FixedFilesReporter = (problems: readonly ContentProblem[]) => readonly string[];

interface Faults {
  readonly path: string;
  /** Of its city. */
  readonly folder: string;
  readonly hasErrors: boolean;
  /** Milliseconds since 1970 UTC; null without a file. */
  readonly saved: number | null;
}

/** `show`: a file's path as the writer knows it. */
export function reportFixedFiles(show: (path: string) => string): FixedFilesReporter {
  let known: readonly Faults[] = [];
  return (problems) => {
    const found = faultsIn(problems);
    const now = new Map(found.map((faults) => [faults.path, faults]));
    const broken = new Set(found.flatMap(({ hasErrors, folder }) => (hasErrors ? [folder] : [])));
    const better = known.filter(
      ({ path, hasErrors }) => !now.has(path) || (hasErrors && !now.get(path)?.hasErrors),
    );
    // Another file's error can hide this one's, so that only a saved file is believed.
    const right = new Set(
      better.filter(({ path, folder, saved }) => !broken.has(folder) || savedAt(path) !== saved),
    );
    const lines = [...right].flatMap(({ path }) => {
      if (!existsSync(path)) return [];
      return [
        `✓ ${show(path)} : ${now.has(path) ? 'plus d’erreur, il ne reste qu’à relire ce qui est dit plus haut' : 'plus rien à reprendre'}.`,
      ];
    });
    const hadErrors = known.some(({ hasErrors }) => hasErrors);
    known = [...found, ...better.filter((faults) => !right.has(faults))];
    return hadErrors && broken.size === 0
      ? [...lines, '✓ Plus aucune erreur : tout ce qui est écrit est en jeu.']
      : lines;
  };
}

const savedAt = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;

function faultsIn(problems: readonly ContentProblem[]): readonly Faults[] {
  const faults = new Map<string, Faults>();
  for (const { folder, diagnostic } of problems) {
    const path = join(folder, diagnostic.at.file);
    const hasErrors = diagnostic.severity === 'error' || (faults.get(path)?.hasErrors ?? false);
    faults.set(path, { path, folder, hasErrors, saved: savedAt(path) });
  }
  return [...faults.values()];
}
