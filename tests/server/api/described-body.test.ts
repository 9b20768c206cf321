import { describe, expect, it } from 'vitest';
import bodies from '../../../schemas/api/bodies.generated.json' with { type: 'json' };
import type { Context } from '../../../server/http/context.ts';
import { HttpError } from '../../../server/platform/errors.ts';
import { describedBody } from '../../../server/http/described-body.ts';
import type { Refusal } from '../../../server/words/words.ts';

type Path = keyof typeof bodies;

const check = (path: Path, body: unknown): unknown =>
  describedBody({ request: { body } } as unknown as Context, path);

function refused(path: Path, body: unknown): readonly [status: number, error: Refusal | string] {
  try {
    check(path, body);
  } catch (error) {
    if (error instanceof HttpError) return [error.status, error.error];
    throw error;
  }
  throw new Error('not refused');
}

describe('a request body', () => {
  it.each(Object.keys(bodies) as Path[])(
    'of %s can be validated: its schema has no unknown keyword',
    (path) => {
      expect(() => check(path, [])).toThrow(HttpError);
      const fields = Object.keys(bodies[path].properties);
      const [status, error] = refused(path, Object.fromEntries(fields.map((field) => [field, [7]])));
      expect([400, 401, 403]).toContain(status);
      if (typeof error === 'string') expect(error).toMatch(/^[A-Z_]+$/);
    },
  );

  it.each([
    ['/api/code/check', {}, 400, ['fieldNotText', 'code']],
    ['/api/code/check', { code: 'ancre', step: 4 }, 400, ['fieldNotText', 'step']],
    [
      '/api/user/status/opened',
      { kind: 'lettres' },
      400,
      ['fieldNotListed', 'kind', ['messages', 'documents']],
    ],
    ['/api/user/status/sharing', { shared: 1 }, 400, ['fieldNotBoolean', 'shared']],
    ['/api/user/status/report', { text: ' \0\n' }, 400, ['missingReport']],
    ['/api/user/status/report', { text: 7 }, 400, ['fieldNotText', 'text']],
    ['/api/user/status/report', { text: 'x'.repeat(1001) }, 400, ['fieldTooLong', 'text', 1000]],
    ['/api/user/register', { email: ' ', password: 'x' }, 400, 'MISSING_EMAIL'],
    ['/api/user/register', { email: 7, password: 'x' }, 400, 'INVALID_INFORMATIONS'],
    ['/api/user/email/prove', { id: 'x' }, 403, 'INVALID_REQUEST'],
    ['/api/a/{code}', { waiver: {} }, 400, ['waiverWithoutVersion']],
    ['/api/a/{code}', { waiver: { version: 'x'.repeat(65) } }, 400, ['waiverWithoutVersion']],
  ] as const)('of %s is refused where it is %j', (path, body, status, error) => {
    expect(refused(path, body)).toEqual([status, error]);
  });

  it('is passed on unchanged, with its undescribed fields', () => {
    const body = { code: 'ancre', step: null, order: 'AAAAAA', more: 1 };
    expect(check('/api/code/check', body)).toBe(body);
  });
});
