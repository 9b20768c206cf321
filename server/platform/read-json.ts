import { valueAt } from '../../engine/text/is-record.ts';
import { cleanLine } from './clean-text.ts';

/** A text of one line, cleaned. */
export const textAt = (json: unknown, ...path: readonly (string | number)[]): string | null => {
  const value = valueAt(json, ...path);
  return (typeof value === 'string' && cleanLine(value)) || null;
};

export const numberAt = (json: unknown, ...path: readonly (string | number)[]): number | null => {
  const value = valueAt(json, ...path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};

/** The name of a thing at its shop, which may be a number. */
export const nameAt = (json: unknown, ...path: readonly (string | number)[]): string | null => {
  const number = numberAt(json, ...path);
  return number === null ? textAt(json, ...path) : String(number);
};

/** A value as it was said, in one line. */
export const lineOf = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value) : (JSON.stringify(value) ?? '');

const YES = /^(?:oui|yes|true|vrai|1|x)$/i;
const NO = /^(?:non|no|false|faux|0)?$/i;

/** « oui », true, 1, or their opposites; no where nothing is said; undefined when it is neither. */
export function readYesNo(value: unknown): boolean | undefined {
  const said = lineOf(value ?? '');
  if (YES.test(said)) return true;
  return NO.test(said) ? false : undefined;
}

export const listAt = (json: unknown, ...path: readonly (string | number)[]): readonly unknown[] => {
  const value = valueAt(json, ...path);
  return Array.isArray(value) ? value : [];
};

/** Null when it is not JSON. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
