// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../web/api/client.ts';
import { refusalOf, sendAnswer } from '../../../web/state/answers.ts';
import { fakeApi } from '../support/fake-api.ts';
import { freshPages } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

freshPages();
const failure = (status: number, error: string, seconds?: number): ApiFailure => ({
  ok: false,
  status,
  error,
  body: {},
  ...(seconds !== undefined && { seconds }),
});

describe('an attempt', () => {
  it('says for which step and version it was typed', async () => {
    const fake = fakeApi({ 'POST code/check': { json: makeStatus() } });
    await sendAnswer(makeStatus(), 'MOT');
    expect(fake.calls[0]?.body).toEqual({ code: 'MOT', step: 'GARE', version: 3 });
  });

  it('bears the same key until an answer came, then another', async () => {
    const fake = fakeApi({ 'POST code/check': 'no network' });
    await sendAnswer(makeStatus(), 'MOT');
    fake.routes = { 'POST code/check': { status: 404, json: { error: 'Code Erroné' } } };
    await sendAnswer(makeStatus(), 'MOT');
    await sendAnswer(makeStatus(), 'MOT');
    const keys = fake.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it('bears another key for another text', async () => {
    const fake = fakeApi({ 'POST code/check': 'no network' });
    await sendAnswer(makeStatus(), 'MOT');
    await sendAnswer(makeStatus(), 'AUTRE');
    expect(fake.calls[2]?.headers['idempotency-key']).not.toBe(fake.calls[0]?.headers['idempotency-key']);
  });
});

describe('what is read under a refused answer', () => {
  it('is the server’s own text for a wrong one', () => {
    expect(refusalOf(failure(404, 'Presque : la rue d’à côté'))).toEqual({ ok: false, message: 'Presque : la rue d’à côté' });
  });

  it.each([400, 409, 500])('is « Problème validation » and advice for %i', (status) => {
    expect(refusalOf(failure(status, 'X'))).toMatchObject({ message: 'Problème validation', advice: expect.any(String) as string });
  });

  it('tells the seconds to wait', () => {
    expect(refusalOf(failure(429, 'X', 20))).toEqual({
      ok: false,
      message: 'Problème validation',
      advice: 'Trop d’essais : réessayez dans 20 s',
      seconds: 20,
    });
  });

  it('without network says that what was typed is kept', () => {
    expect(refusalOf(failure(0, 'ERROR_NETWORK')).advice).toBe('Pas de réseau : vérifiez votre connexion. Votre réponse est conservée.');
  });
});
