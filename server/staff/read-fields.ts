import { invalid } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Refused in a line; PostgreSQL cannot store NUL. */
const CONTROL = /\p{Cc}/u;
const LONGEST_IDENTIFIER = 200;
const LONGEST_TEXT = 2000;

/** Reads a trimmed line; throws `code` when missing, too long or invalid. */
export function readLine(fields: Fields, name: string, code: string, longest = LONGEST_IDENTIFIER): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') throw invalid(code, `Le champ « ${name} » est vide.`);
  if (text.length > longest) throw invalid(code, `Le champ « ${name} » est trop long : ${longest} signes au plus.`);
  if (CONTROL.test(text)) throw invalid(code, `Le champ « ${name} » contient un signe qui ne s’imprime pas.`);
  return text;
}

export function readOptionalLine(fields: Fields, name: string, code: string, longest?: number): string | null {
  return isAbsent(fields[name]) ? null : readLine(fields, name, code, longest);
}

/** Reads a text with line breaks and tabs. */
export function readTextField(fields: Fields, name: string, code: string): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : '';
  if (text === '') throw invalid(code, `Le champ « ${name} » est vide.`);
  if (text.length > LONGEST_TEXT) throw invalid(code, `Le champ « ${name} » est trop long : ${LONGEST_TEXT} signes au plus.`);
  if (CONTROL.test(text.replace(/[\n\t]/g, ''))) throw invalid(code, `Le champ « ${name} » contient un signe qui ne s’imprime pas.`);
  return text;
}

/** Reason of an action; optional in the specification's routes, required in ours. */
export function readReason(fields: Fields): string | null {
  const blank = typeof fields.reason === 'string' && fields.reason.trim() === '';
  return isAbsent(fields.reason) || blank ? null : readTextField(fields, 'reason', 'INVALID_REASON');
}

export function requireReason(fields: Fields): string {
  return readTextField(fields, 'reason', 'MISSING_REASON');
}

/** Reads a natural number from JSON or a path. */
export function readWhole(value: unknown, name: string, code: string): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
    throw invalid(code, `Le champ « ${name} » doit être un nombre entier.`);
  return number;
}

export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw invalid('INVALID_FLAG', `Le champ « ${name} » doit être vrai ou faux.`);
  return value;
}

/** Version of the order that the person has read; null if absent. */
export function readVersion({ version }: Fields): number | null {
  return isAbsent(version) ? null : readWhole(version, 'version', 'INVALID_VERSION');
}

export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Boolean query parameter: 1 or true, 0 or false. */
export function readFlagText(fields: Fields, name: string): boolean {
  const value = fields[name] ?? '0';
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid('INVALID_FLAG', `Le champ « ${name} » vaut 1 ou 0.`);
}
