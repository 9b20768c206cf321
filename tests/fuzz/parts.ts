import fc from 'fast-check';
import type { Operation, Parameter } from '../support/server/openapi.ts';
import { wellFormed, type FuzzRequest } from './request.ts';
import { validFields, validValue, type Words } from './values.ts';

type Named = readonly [name: string, value: unknown];

/**
 * A request before serialisation: each part can still be changed. Fields are lists, which allow duplicates.
 */
export interface Parts {
  readonly operation: Operation;
  readonly as: string;
  readonly by: FuzzRequest['by'];
  readonly path: readonly Named[];
  readonly query: readonly Named[];
  readonly headers: readonly Named[];
  readonly body: readonly Named[] | null;
}

/** The parts with values. */
export const HOLDERS = ['path', 'query', 'headers', 'body'] as const;

/** A valid request by any role. */
export function validParts(
  operation: Operation,
  roles: readonly string[],
  words: Words,
): fc.Arbitrary<Parts> {
  const of = (where: Parameter['in']) =>
    namedValues(
      operation.parameters.filter((parameter) => parameter.in === where),
      words,
    );
  return fc.record({
    operation: fc.constant(operation),
    as: fc.constantFrom(...roles),
    by: fc.constantFrom('header' as const, 'cookie' as const),
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: operation.body === null ? fc.constant(null) : validFields(operation.body, words),
  });
}

function namedValues(parameters: readonly Parameter[], words: Words): fc.Arbitrary<Named[]> {
  const each = parameters.map(({ name, required, schema }) => {
    const value = validValue(schema, name, words).map((one): Named[] => [[name, one]]);
    return required === true ? value : fc.oneof(value, fc.constant([]));
  });
  return fc.tuple(...each).map((some) => some.flat());
}

export function writeRequest(
  { operation, as, by, path, query, headers, body }: Parts,
  kind: FuzzRequest['kind'],
): FuzzRequest {
  const { method, path: template } = operation;
  const address = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
    written(path.find(([known]) => known === name)?.[1] ?? ''),
  );
  const search = query.map(([name, value]) => `${written(name)}=${written(value)}`).join('&');
  const own = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), plain(value)]));
  return {
    kind,
    call: `${method} ${template}`,
    as,
    by,
    method,
    path: search === '' ? address : `${address}?${search}`,
    headers: body === null ? own : { 'content-type': 'application/json', ...own },
    body: body === null ? null : writeObject(body),
    writing: 'utf8',
  };
}

/** Not built from an object, which allows neither duplicate names nor `__proto__`. */
function writeObject(fields: readonly Named[]): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
}

/** Texts unchanged, other values as JSON. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const written = (value: unknown): string => encodeURIComponent(wellFormed(plain(value)));
