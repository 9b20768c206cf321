import fc from 'fast-check';
import { HOLDERS, type Parts } from './parts.ts';
import { brokenValue, DISGUISES } from './values.ts';

type Fields = Parts['query'];

/** Changes of one field or of all fields. */
type Breakage = (fields: Fields, chosen: number) => Fields;

const only = (fields: Fields, chosen: number, change: (value: unknown) => unknown): Fields =>
  fields.map(([name, value], index) => [name, index === chosen ? change(value) : value]);

const extraName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'admin', 'accountId', 'debug', 'now', 'step', 'email', 'Code', ''),
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
export function nearlyValid(valid: fc.Arbitrary<Parts>): fc.Arbitrary<Parts> {
  return fc.tuple(valid, fc.nat(), breakage).map(([parts, chance, broken]) => {
    const holders = HOLDERS.filter((holder) => (parts[holder]?.length ?? 0) > 0);
    const holder = holders[chance % holders.length] ?? 'query';
    const fields = parts[holder] ?? [];
    return { ...parts, [holder]: broken(fields, chance % Math.max(fields.length, 1)) };
  });
}
