import type { Diagnostic } from '../../../engine/diagnostics/diagnostic.ts';
import { inReadingOrder } from '../../../engine/diagnostics/report.ts';
import { compareEditions } from '../../../engine/editions/compare.ts';
import { prove } from '../../../engine/prove/prove.ts';
import type { ScenarioSource } from '../../../engine/scenario/scenario.ts';
import { checkDemonstration } from '../../../server/content/load-content.ts';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { edition } from '../../../scripts/explain/edition-cases.ts';
import { compileTogether } from '../../../scripts/explain/cities/compiled.ts';
import { type CitiesFolder, folderOf } from '../../../scripts/explain/cities/city-folder.ts';
import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

/** The change that makes the mistake: in the files of a sound city, in its folder, or in its next edition. */
export type Harm =
  | { readonly city: TinyCityOverrides }
  | { readonly folder: (folder: CitiesFolder) => void }
  | { readonly published: NonNullable<TinyCityOverrides['files']> };

export type Mistake = Harm & {
  readonly mistake: string;
  /**
   * « file:line:column code » of every diagnostic, in reading order; empty for a mistake that nothing tells.
   */
  readonly gets: readonly string[];
  /** The advice of the first one. */
  readonly advice?: string;
};

/** Played everywhere when check has nothing to say, as a writer would. */
function checkThenProve(source: ScenarioSource): readonly Diagnostic[] {
  const { story, diagnostics } = compileTogether(source);
  return story && diagnostics.length === 0 ? prove(source, story, 2026).findings : diagnostics;
}

function checkFolder(harm: (folder: CitiesFolder) => void): readonly Diagnostic[] {
  const folder = folderOf(tinyCity());
  try {
    harm(folder);
    const { diagnostics } = compileTogether(readCityFolder(`${folder.path}/ville`));
    return inReadingOrder([...diagnostics, ...checkDemonstration(folder.path, 'ville', ['bourg'])]);
  } finally {
    folder.remove();
  }
}

/** Every diagnostic that a mistake gets. */
export function diagnose(mistake: Mistake): readonly Diagnostic[] {
  if ('folder' in mistake) return checkFolder(mistake.folder);
  if ('published' in mistake) return compareEditions(edition(), edition(mistake.published)).findings;
  return checkThenProve(tinyCity(mistake.city));
}

export const said = ({ at, code }: Diagnostic): string => `${at.file}:${at.line}:${at.column} ${code}`;
