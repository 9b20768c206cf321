import fc from 'fast-check';
import { describedOperations } from '../support/server/openapi.ts';
import { hostile } from './hostile.ts';
import { HOLDERS, validParts, writeRequest, type Parts } from './parts.ts';
import type { FuzzRequest } from './request.ts';
import { brokenValue, DISGUISES, type Words } from './values.ts';

/** Calls that start a browser when they succeed: they are only sent with unknown ids. */
const PRINTS = /\.pdf$/;
const NOTHING: Words = { code: ['ZZZZZZ'], id: ['999999'] };

/** Any request generated from the description: valid, nearly valid or hostile. */
export function anyRequest(roles: readonly string[], words: Words): fc.Arbitrary<FuzzRequest> {
  const each = describedOperations().map((operation) =>
    validParts(operation, roles, PRINTS.test(operation.path) ? NOTHING : words),
  );
  const parts = fc.oneof(...each);
  const valid = parts.map((some) => writeRequest(some, 'valid'));
  return fc.oneof(
    { arbitrary: valid, weight: 3 },
    { arbitrary: nearlyValid(parts).map((some: Parts) => writeRequest(some, 'nearly valid')), weight: 5 },
    { arbitrary: hostile(parts.map((some) => writeRequest(some, 'hostile'))), weight: 4 },
  );
}

type Fields = Parts['query'];

/** Changes of one field or of all fields. */
type Breakage = (fields: Fields, chosen: number) => Fields;

const only = (fields: Fields, chosen: number, change: (value: unknown) => unknown): Fields =>
  fields.map(([name, value], index) => [name, index === chosen ? change(value) : value]);

const extraName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'admin',
    'accountId',
    'debug',
    'now',
    'step',
    'email',
    'Code',
    '',
  ),
  fc.string({ maxLength: 8 }),
);

const breakage: fc.Arbitrary<Breakage> = fc.oneof(
  {
    arbitrary: brokenValue.map(
      (value): Breakage =>
        (fields, chosen) =>
          only(fields, chosen, () => value),
    ),
    weight: 6,
  },
  {
    arbitrary: fc.constantFrom(...DISGUISES).map(
      (disguise): Breakage =>
        (fields, chosen) =>
          only(fields, chosen, (value) => (typeof value === 'string' ? disguise(value) : value)),
    ),
    weight: 2,
  },
  fc.constantFrom<Breakage[]>(
    (fields, chosen) => fields.filter((_field, index) => index !== chosen),
    (fields, chosen) => [...fields, ...fields.slice(chosen, chosen + 1)],
    (fields, chosen) => only(fields, chosen, (value) => [value]),
  ),
  fc.tuple(extraName, brokenValue).map(([name, value]): Breakage => (fields) => [...fields, [name, value]]),
);

/** A valid request with one thing broken in it. */
function nearlyValid(valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
  return fc.tuple(valid, fc.nat(), breakage).map(([parts, chance, broken]) => {
    const holders = HOLDERS.filter((holder) => (parts[holder]?.length ?? 0) > 0);
    const holder = holders[chance % holders.length] ?? 'query';
    const fields = parts[holder] ?? [];
    return { ...parts, [holder]: broken(fields, chance % Math.max(fields.length, 1)) };
  });
}
