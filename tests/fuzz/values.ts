import fc from 'fast-check';
import { resolved, type Schema } from '../support/server/openapi.ts';

/** Values that exist in this world, by field name: codes, e-mails, steps. */
export type Words = Readonly<Record<string, readonly string[]>>;

const LONGEST = 40;
const LARGEST = 40;

/** A valid value. */
export function validValue(schema: Schema, name: string, words: Words): fc.Arbitrary<unknown> {
  const { const: fixed, enum: choices, oneOf, type, ...rest } = resolved<Schema>(schema);
  if (fixed !== undefined) return fc.constant(fixed);
  if (choices) return fc.constantFrom(...choices);
  if (oneOf) return fc.oneof(...oneOf.map((one) => validValue(one, name, words)));
  const types = [type ?? 'string'].flat();
  return fc.oneof(...types.map((one) => ofType(one, rest, name, words)));
}

function ofType(type: string, schema: Schema, name: string, words: Words): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return wholeNumber(schema, words[name]);
  if (type === 'object') return validFields(schema, words).map((fields) => Object.fromEntries(fields));
  return text(schema, words[name]);
}

function wholeNumber(
  { minimum = 0, maximum = LARGEST }: Schema,
  known: readonly string[] = [],
): fc.Arbitrary<number> {
  const any = fc.integer({ min: minimum, max: maximum });
  return known.length === 0
    ? any
    : fc.oneof({ arbitrary: fc.constantFrom(...known).map(Number), weight: 3 }, any);
}

function text(
  { minLength = 0, maxLength = LONGEST }: Schema,
  known: readonly string[] = [],
): fc.Arbitrary<string> {
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, LONGEST), unit: 'grapheme' });
  return known.length === 0 ? any : fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 5 }, any);
}

/** The fields of a body; optional ones are sometimes omitted. */
export function validFields(
  { properties = {}, required = [] }: Schema,
  words: Words,
): fc.Arbitrary<[string, unknown][]> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = validValue(schema, name, words).map((value): [string, unknown][] => [[name, value]]);
    return required.includes(name) ? field : fc.oneof(field, fc.constant([]));
  });
  return fc.tuple(...fields).map((some) => some.flat());
}

const nested = (depth: number, shut: (inner: unknown) => unknown): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => shut(inner), 'fond');

/**
 * Values that often break programs: other types, limits, characters that a layer cannot store, other scripts.
 */
const FAMOUS: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  ['a'],
  { toString: 1 },
  { length: 1e9 },
  nested(400, (inner) => [inner]),
  nested(200, (inner) => ({ a: inner })),
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffx',
  '\u202eabc',
  '\ufeffabc',
  'e\u0301'.repeat(50),
  'ﬁﬃ①²',
  '👩‍👩‍👧‍👦'.repeat(20),
  'a'.repeat(300),
  'a'.repeat(2_100),
  'é'.repeat(7_000),
  '10000-01-01T00:00:00.000Z',
  '-000001-12-31',
  "' or '1'='1' --",
  "'; drop table orders; --",
  '%_%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("http://ailleurs.test")',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '\r\nSet-Cookie: token=x',
  'a@b.fr\r\nBcc: tous@poste.test',
  'https://ailleurs.test/',
];

/** Any UTF-16 code units, including lone surrogates. */
const anySigns = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));

export const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...FAMOUS), weight: 6 },
  anySigns,
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 2 }),
);

const wide = (value: string): string =>
  value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Visually the same, but different bytes. */
export const DISGUISES: readonly ((value: string) => string)[] = [
  (value) => value.normalize('NFD'),
  (value) => value.normalize('NFKC'),
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => ` ${value}\u00a0`,
  (value) => `${value}\0`,
  (value) => [...value].join('\u200b'),
  wide,
];
