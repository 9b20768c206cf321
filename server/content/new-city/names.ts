import { fold } from '../../../engine/answers/fold.ts';

/** The names of one city: folder `saint_etienne`, code `SAINT_ETIENNE`, and name « Saint-Étienne ». */
export interface CityNames {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
}

/** Valid names, or a French error message. */
export type ReadNames = { readonly names: CityNames } | { readonly refusal: string };

const SLUG = /^[a-z][a-z0-9_]*$/u;
const NAME = /^\p{L}[\p{L}\p{N} ’-]*$/u;
const MAX_LENGTH = 40;

const onWindows = 'Windows n’admet pas de dossier de ce nom';
const ports = ['com', 'lpt'].flatMap((port) =>
  Array.from({ length: 9 }, (_nothing, index) => `${port}${index + 1}`),
);

/** Folder names with another meaning, with the French reason. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ['modele', 'c’est le nom du modèle que cette commande recopie'],
  ['ville', 'ce mot désigne toutes les villes'],
  ...['con', 'prn', 'aux', 'nul', ...ports].map((device) => [device, onWindows] as const),
]);

/** Suggested folder name: « Saint-Étienne » gives saint_etienne. Empty when nothing is left. */
export const folderNameOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^[^a-z]+|_+$/gu, '');

/** Default name: saint_etienne gives « Saint-Etienne ». */
const nameOf = (slug: string): string =>
  slug
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-');

function refuseSlug(slug: string): string {
  const suggestion = folderNameOf(slug);
  const wayOut =
    suggestion === ''
      ? 'par exemple ma_ville.'
      : `essayez : npm run new:city -- ${suggestion} --name "${slug}"`;
  return `« ${slug} » n’est pas un nom de dossier : des minuscules sans accent, des chiffres et des soulignements, une lettre d’abord ; ${wayOut}`;
}

/** Validates the names. `givenName` defaults to a name made from the slug. */
export function readNames(slug: string, givenName: string | undefined): ReadNames {
  const reason = RESERVED.get(slug);
  if (!SLUG.test(slug) || slug.length > MAX_LENGTH) return { refusal: refuseSlug(slug) };
  if (reason !== undefined)
    return { refusal: `« ${slug} » est réservé : ${reason}. Choisissez un autre nom.` };
  const name = (givenName ?? nameOf(slug)).replaceAll("'", '’').trim();
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    return {
      refusal: `« ${name} » n’est pas un nom de ville : des lettres, des chiffres, des espaces, des tirets et des apostrophes.`,
    };
  return { names: { slug, code: slug.toUpperCase(), name } };
}
