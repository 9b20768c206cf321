import { invalid } from './refusals.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A control character has no place in a line of text, and PostgreSQL keeps no NUL. */
const CONTROL = /\p{Cc}/u;
const LONGEST_IDENTIFIER = 200;
const LONGEST_TEXT = 2000;

/** A line that a person typed, trimmed; refused when it is missing, too long or not a line. */
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

/** A text of several lines; line ends and tabs may stand in it. */
export function readTextField(fields: Fields, name: string, code: string): string {
  const value = fields[name];
  const text = typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : '';
  if (text === '') throw invalid(code, `Le champ « ${name} » est vide.`);
  if (text.length > LONGEST_TEXT) throw invalid(code, `Le champ « ${name} » est trop long : ${LONGEST_TEXT} signes au plus.`);
  if (CONTROL.test(text.replace(/[\n\t]/g, ''))) throw invalid(code, `Le champ « ${name} » contient un signe qui ne s’imprime pas.`);
  return text;
}

/** Why it was done. The specification's own calls may leave it out; ours may not. */
export function readReason(fields: Fields): string | null {
  const blank = typeof fields.reason === 'string' && fields.reason.trim() === '';
  return isAbsent(fields.reason) || blank ? null : readTextField(fields, 'reason', 'INVALID_REASON');
}

export function requireReason(fields: Fields): string {
  return readTextField(fields, 'reason', 'MISSING_REASON');
}

/** A number from a body, or from an address, where it is a text; nothing but digits. */
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

/** The version of the order that the person had before their eyes, where the call says so. */
export function readVersion({ version }: Fields): number | null {
  return isAbsent(version) ? null : readWhole(version, 'version', 'INVALID_VERSION');
}

export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** A switch in an address: 1 or true. */
export function readFlagText(fields: Fields, name: string): boolean {
  const value = fields[name] ?? '0';
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw invalid('INVALID_FLAG', `Le champ « ${name} » vaut 1 ou 0.`);
}
