import fc from 'fast-check';
import { describedOperations } from '../support/server/openapi.ts';
import { hostile } from './hostile.ts';
import { nearlyValid } from './nearly-valid.ts';
import { validParts, writeRequest, type Parts } from './parts.ts';
import type { FuzzRequest } from './request.ts';
import type { Words } from './values.ts';

/** Calls that start a browser when they succeed: they are only sent with unknown ids. */
const PRINTS = /\.pdf$/;
const NOTHING: Words = { code: ['ZZZZZZ'], id: ['999999'] };

/** Any request generated from the description: valid, nearly valid or hostile. */
export function anyRequest(roles: readonly string[], words: Words): fc.Arbitrary<FuzzRequest> {
  const each = describedOperations().map((operation) => validParts(operation, roles, PRINTS.test(operation.path) ? NOTHING : words));
  const parts = fc.oneof(...each);
  const valid = parts.map((some) => writeRequest(some, 'valid'));
  return fc.oneof(
    { arbitrary: valid, weight: 3 },
    { arbitrary: nearlyValid(parts).map((some: Parts) => writeRequest(some, 'nearly valid')), weight: 5 },
    { arbitrary: hostile(parts.map((some) => writeRequest(some, 'hostile'))), weight: 4 },
  );
}
