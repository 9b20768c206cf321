import { isRecord } from '../../../engine/public.ts';
import { deviceStorage, readJson } from '../../state/device/storage.ts';
import type { MediumKind } from './medium-name.ts';
import { parse } from 'yaml';
import type { FileEdit } from '../../../engine/edit/change-file.ts';
import { newYaml } from '../../../engine/edit/yaml/written.ts';

/** A picture, or a sound in its formats. */
export interface CityMedium {
  readonly kind: MediumKind;
  /** As fields name it: a sound without its extension. */
  readonly name: string;
  readonly files: readonly string[];
  /** Null while somebody has to say who made it. */
  readonly licence: Licence | null;
}

/** « cloche · mp3, ogg » for a sound, whose name has no extension. */
export const titleOfMedium = ({ kind, name, files }: CityMedium): string =>
  kind === 'sound' ? `${name} · ${files.map((file) => file.slice(name.length + 1)).join(', ')}` : name;

const SOUND = /\.(ogg|mp3)$/u;

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function licenceOf(noted: unknown): Licence {
  if (!isRecord(noted)) return NO_LICENCE;
  return { by: wordsOf(noted.by), licence: wordsOf(noted.licence), source: wordsOf(noted.source) };
}

/** The pictures and sounds of a city, by name. `noted`: the data of licences.yaml. */
export function mediaWithLicences(files: readonly string[], noted: unknown): readonly CityMedium[] {
  const names = [...new Set(files.map((file) => file.replace(SOUND, '')))];
  return names.map((name) => {
    const own = files.filter((file) => file.replace(SOUND, '') === name);
    const licences = own.map((file) => licenceOf(isRecord(noted) ? noted[file] : null));
    const [first = NO_LICENCE] = licences;
    return {
      kind: SOUND.test(own[0] ?? '') ? 'sound' : 'picture',
      name,
      files: own,
      licence: licences.every(isWholeLicence) ? first : null,
    };
  });
}

/** The author and the terms of use of a picture or sound. */
export interface Licence {
  readonly by: string;
  readonly licence: string;
  /** Where it was found; empty when it was made for the city. */
  readonly source: string;
}

export const NO_LICENCE: Licence = { by: '', licence: '', source: '' };

const LICENCE = 'licence';

const isAuthorAndTerms = (value: unknown): value is Pick<Licence, 'by' | 'licence'> =>
  isRecord(value) && typeof value['by'] === 'string' && typeof value['licence'] === 'string';

/** The author and the terms that this browser noted last: they serve for the next file, its source does not. */
export const lastLicence = (): Licence => ({
  ...NO_LICENCE,
  ...readJson(deviceStorage.read(LICENCE), isAuthorAndTerms),
});

export const rememberLicence = ({ by, licence }: Licence): void =>
  void deviceStorage.write(LICENCE, JSON.stringify({ by, licence }));

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
    isRecord(known) && name in known
      ? { op: 'set', path: [name], value: entry }
      : { op: 'add', path: [], key: name, value: entry },
  );
}
