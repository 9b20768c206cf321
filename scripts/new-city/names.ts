import { fold } from '../../engine/answers/fold.ts';

/** The names of one city: its folder `saint_etienne`, its code `SAINT_ETIENNE`, and « Saint-Étienne » as players read it. */
export interface CityNames {
  readonly slug: string;
  readonly code: string;
  readonly name: string;
}

/** Names that can be used, or why they cannot, in French. */
export type ReadNames = { readonly names: CityNames } | { readonly refusal: string };

const SLUG = /^[a-z][a-z0-9_]*$/u;
const NAME = /^\p{L}[\p{L}\p{N} ’-]*$/u;
const LONGEST = 40;

const onWindows = 'Windows n’admet pas de dossier de ce nom';
const ports = ['com', 'lpt'].flatMap((port) => Array.from({ length: 9 }, (_nothing, index) => `${port}${index + 1}`));

/** Folders that would be mistaken for something else. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ['modele', 'c’est le nom du modèle que cette commande recopie'],
  ['ville', 'ce mot désigne toutes les villes'],
  ...['con', 'prn', 'aux', 'nul', ...ports].map((device) => [device, onWindows] as const),
]);

/** What a writer probably meant: « Saint-Étienne » gives saint_etienne. Empty when nothing is left. */
const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/^[^a-z]+|_+$/gu, '');

/** saint_etienne gives « Saint-Etienne », for who says nothing better. */
const nameOf = (slug: string): string =>
  slug
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-');

function refuseSlug(slug: string): string {
  const meant = slugOf(slug);
  const wayOut = meant === '' ? 'par exemple ma_ville.' : `essayez : npm run new:city -- ${meant} --name "${slug}"`;
  return `« ${slug} » n’est pas un nom de dossier : des minuscules sans accent, des chiffres et des soulignements, une lettre d’abord ; ${wayOut}`;
}

/** Reads the folder's name, and the city's own where its letters need more than a folder's can have. */
export function readNames(slug: string, asked: string | undefined): ReadNames {
  const reason = RESERVED.get(slug);
  if (!SLUG.test(slug) || slug.length > LONGEST) return { refusal: refuseSlug(slug) };
  if (reason !== undefined) return { refusal: `« ${slug} » est réservé : ${reason}. Choisissez un autre nom.` };
  const name = (asked ?? nameOf(slug)).replaceAll("'", '’').trim();
  if (!NAME.test(name) || name.length > LONGEST)
    return { refusal: `« ${name} » n’est pas un nom de ville : des lettres, des chiffres, des espaces, des tirets et des apostrophes.` };
  return { names: { slug, code: slug.toUpperCase(), name } };
}
