/**
 * The kinds of files that a field may name. A sound is named without its extension: it is there as .ogg and
 * as .mp3.
 */
export type MediumKind = 'picture' | 'sound';

/**
 * A name that every telephone and system can read: « Fontaine du Palais.JPG » becomes « fontaine-du-palais ».
 */
export const plainFileName = (name: string): string =>
  name
    .replace(/\.[^.]*$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');

/** The formats without which some telephones do not play a sound, of those that it lacks. */
export const missingFormats = (kind: MediumKind, extensions: readonly string[]): readonly string[] =>
  kind === 'sound' ? ['ogg', 'mp3'].filter((format) => !extensions.includes(format)) : [];

/** The value of the field that names the file. */
export const writtenName = (kind: MediumKind, name: string, extension: string): string =>
  kind === 'sound' ? name : `${name}.${extension}`;
