import { parse } from 'yaml';
import type { FileEdit } from '../../../engine/edit/change-file.ts';
import { newYaml } from '../../../engine/edit/yaml/written.ts';
import { isFields } from '../form/json-schema.ts';

/** The author and the terms of use of a picture or sound. */
export interface Licence {
  readonly by: string;
  readonly licence: string;
  /** Where it was found; empty when it was made for the city. */
  readonly source: string;
}

export const NO_LICENCE: Licence = { by: '', licence: '', source: '' };

/** Whether the author and the terms are both filled in. */
export const isWholeLicence = ({ by, licence }: Licence): boolean =>
  by.trim() !== '' && licence.trim() !== '';

const HEADER =
  '# Qui a fait chaque image et chaque son, et sous quelle licence. Le jeu ne lit pas ce fichier.\n';

/**
 * The edits that note the licence of some files of media/. `before`: the text of licences.yaml; null where
 * there is none.
 */
export function licenceEdits(
  before: string | null,
  names: readonly string[],
  { by, licence, source }: Licence,
): readonly FileEdit[] {
  const entry = { by, licence, ...(source !== '' && { source }) };
  if (before === null)
    return [{ op: 'create', text: newYaml(HEADER, Object.fromEntries(names.map((name) => [name, entry]))) }];
  const known: unknown = parse(before) ?? {};
  return names.map((name) =>
    isFields(known) && name in known
      ? { op: 'set', path: [name], value: entry }
      : { op: 'add', path: [], key: name, value: entry },
  );
}
