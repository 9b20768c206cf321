import { isFields } from '../form/json-schema.ts';
import { isWholeLicence, type Licence, NO_LICENCE } from './licence-edit.ts';
import type { MediumKind } from './medium-name.ts';

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
  if (!isFields(noted)) return NO_LICENCE;
  return { by: wordsOf(noted.by), licence: wordsOf(noted.licence), source: wordsOf(noted.source) };
}

/** The pictures and sounds of a city, by name. `noted`: the data of licences.yaml. */
export function mediaWithLicences(files: readonly string[], noted: unknown): readonly CityMedium[] {
  const names = [...new Set(files.map((file) => file.replace(SOUND, '')))];
  return names.map((name) => {
    const own = files.filter((file) => file.replace(SOUND, '') === name);
    const licences = own.map((file) => licenceOf(isFields(noted) ? noted[file] : null));
    const [first = NO_LICENCE] = licences;
    return {
      kind: SOUND.test(own[0] ?? '') ? 'sound' : 'picture',
      name,
      files: own,
      licence: licences.every(isWholeLicence) ? first : null,
    };
  });
}
