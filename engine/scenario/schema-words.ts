import { isRecord } from '../text/is-record.ts';
import type { ErrorObject } from 'ajv';
import type { ValuePath } from './parse/parse-yaml.ts';

export const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  integer: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste (un tiret par entrée)',
  object: 'un groupe de champs',
  null: 'rien',
};

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A parameter of an error; names depend on the keyword. */
export const param = (error: ErrorObject, name: string): unknown =>
  (error.params as Record<string, unknown>)[name];

/** Converts a JSON pointer (« /steps/0/to ») to a path; a number is an index only in lists. */
export function pathOf(pointer: string, root: unknown): ValuePath {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => {
      const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All texts in a value with their paths, except below the fields in `without`. */
export function textsIn(
  value: unknown,
  without: ReadonlySet<string> = new Set(),
  path: ValuePath = [],
): readonly { readonly path: ValuePath; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, without, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    without.has(key) ? [] : textsIn(item, without, [...path, key]),
  );
}

export function fieldName(path: ValuePath): string {
  const last = path.at(-1);
  if (last === undefined) return 'le fichier';
  if (typeof last === 'string') return `« ${last} »`;
  const list = path.slice(0, -1).findLast((segment) => typeof segment === 'string');
  return list === undefined ? `l’entrée ${last + 1}` : `l’entrée ${last + 1} de « ${list} »`;
}

/** At most 40 characters, to be quoted in a sentence. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'vide';
  if (Array.isArray(value)) return 'une liste';
  if (typeof value === 'object') return 'un groupe de champs';
  if (typeof value === 'string') return `le texte « ${shortened(value)} »`;
  return typeof value === 'number' ? `le nombre ${value}` : `${JSON.stringify(value)}, sans guillemets`;
}

export const isOfForm = (error: ErrorObject, text: string): boolean =>
  error.keyword === 'pattern' && new RegExp(String(param(error, 'pattern')), 'u').test(text);

/**
 * The same name as a pattern wants it: with its accents or without, in capitals or not, in one word or joined by
 * hyphens or underscores.
 */
export function inForm(name: string, isAdmitted: (form: string) => boolean): string | null {
  const typed = name.replace(/['’]/gu, '').trim();
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '');
  // Two numbers are not one longer number.
  const joints = /\d/u.test(typed) ? ['-', '_'] : ['-', '_', ''];
  const forms = [typed, plain]
    .flatMap((text) => [text, ...joints.map((joint) => text.replace(/[\s_-]+/gu, joint))])
    .flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
  return forms.find(isAdmitted) ?? null;
}

/** How a name or a date is written, by what the pattern admits. */
const FORMS: readonly (readonly [sample: string, refused: string, said: string])[] = [
  ['UN_NOM', 'un_nom', 'des capitales sans accent, des chiffres et des soulignements (UN_NOM)'],
  ['mi-été', 'un_nom', 'des minuscules, accents admis, des chiffres et des tirets (mi-été)'],
  ['un-nom', 'un_nom', 'des minuscules sans accent, des chiffres et des tirets (un-nom)'],
  ['un_nom', 'UN_NOM', 'des minuscules sans accent, des chiffres et des soulignements (un_nom)'],
  ['unNom', 'un nom', 'des lettres sans accent et des chiffres, sans espace (unNom)'],
];

export const saidForm = (error: ErrorObject): string | undefined =>
  FORMS.find(([sample, refused]) => isOfForm(error, sample) && !isOfForm(error, refused))?.[2];
