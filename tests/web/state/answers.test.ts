// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure } from '../../../web/api/client.ts';
import { outcomeText } from '../../../web/player/waiting/WaitingBanner.tsx';
import { game } from '../../../web/words/fr/game.tsx';
import {
  answerRefusal,
  retrySeconds,
  sendAnswer,
  sendWaiting,
  staleMessage,
} from '../../../web/state/game/answers.ts';
import {
  storeAnswer,
  MOST_WAITING,
  settleAnswer,
  waitingFor,
} from '../../../web/state/game/waiting-answers.ts';
import { getState } from '../../../web/state/store.ts';
import { common } from '../../../web/words/fr/common.tsx';
import { type ApiAnswer, fakeApi } from '../support/fake-api.ts';
import { freshPages } from '../support/app.tsx';
import { makeStatus } from '../support/statuses.ts';

const { errors } = common;

freshPages();

const ORDER = makeStatus().code;
const WRONG = { status: 404, json: { error: 'Code Erroné' } };

const failure = (status: number, error: string, seconds?: number): ApiFailure => ({
  ok: false,
  status,
  error,
  body: {},
  ...(seconds !== undefined && { seconds }),
});

describe('an attempt', () => {
  it('contains its order, step and version', async () => {
    const fake = fakeApi({ 'POST code/check': { json: makeStatus() } });
    await sendAnswer(makeStatus(), 'MOT');
    expect(fake.calls[0]?.body).toEqual({ code: 'MOT', order: ORDER, step: 'GARE', version: 3 });
  });

  it('has the same key until a response came, then another', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    fake.routes = { 'POST code/check': { status: 404, json: { error: 'Code Erroné' } } };
    await sendAnswer(makeStatus(), 'MOT');
    await sendAnswer(makeStatus(), 'MOT');
    const keys = fake.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[2]);
  });

  it('that reaches no server is queued and sent before the next one, each with its own key', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    fake.routes = { 'POST code/check': WRONG };
    await sendAnswer(makeStatus(), 'AUTRE');
    const sent = fake.calls.map(({ body, headers }) => [
      (body as { code: string }).code,
      headers['idempotency-key'],
    ]);
    const [mot, , , autre] = sent;
    expect(sent).toEqual([mot, mot, mot, autre]);
    expect([mot?.[0], autre?.[0]]).toEqual(['MOT', 'AUTRE']);
    expect(autre?.[1]).not.toBe(mot?.[1]);
    expect(waitingFor(ORDER)).toEqual([]);
  });

  it('gets the result of a queued one that advanced the story', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    fake.routes = {
      'POST code/check': ({ body }) =>
        (body as { code: string }).code === 'MOT'
          ? { json: makeStatus() }
          : { status: 409, json: { error: 'STALE' } },
    };
    expect((await sendAnswer(makeStatus(), 'AUTRE')).ok).toBe(true);
  });

  it.each([0, 502, 503, 504, 401])('is queued after the status %i', async (status) => {
    fakeApi({ 'POST code/check': status === 0 ? 'unreachable' : { status, json: {} } });
    await sendAnswer(makeStatus(), 'MOT');
    expect(waitingFor(ORDER).map(({ code }) => code)).toEqual(['MOT']);
  });

  it.each([200, 404, 409, 500, 400])('is removed from the queue after the status %i', async (status) => {
    fakeApi({ 'POST code/check': { status, json: makeStatus() } });
    await sendAnswer(makeStatus(), 'MOT');
    expect(waitingFor(ORDER)).toEqual([]);
  });

  it.each<[string, ApiAnswer]>([
    ['ERROR_NETWORK', 'unreachable'],
    ['ERROR_SERVER', { status: 502, text: '<html>' }],
    ['ERROR_STORAGE', { status: 503, json: { error: 'ERROR_STORAGE' } }],
  ])('is queued with the reason %s', async (code, answer) => {
    fakeApi({ 'POST code/check': answer });
    await sendAnswer(makeStatus(), 'MOT');
    expect(getState().waitingBecause).toBe(code);
  });

  it('that is refused as too early stays queued with another key, or is reported when just typed', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    const [before] = waitingFor(ORDER);
    fake.routes = { 'POST code/check': { status: 429, json: { error: 'MUST_WAIT', seconds: 9 } } };
    expect(retrySeconds(await sendWaiting(ORDER))).toBe(9);
    const [after] = waitingFor(ORDER);
    expect(after).toEqual({ ...before, key: expect.any(String) as string });
    expect(after?.key).not.toBe(before?.key);
    await sendAnswer({ ...makeStatus(), code: 'AUTRES' }, 'MOT');
    expect(waitingFor('AUTRES')).toEqual([]);
  });

  it('is refused with a message when twenty are queued, which all stay', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    const words = Array.from({ length: MOST_WAITING }, (_, index) => `MOT ${index}`);
    for (const word of words) storeAnswer(makeStatus(), word);
    const refused = await sendAnswer(makeStatus(), 'ENCORE');
    expect(refused.ok ? '' : answerRefusal(refused, errors).advice).toMatch(
      /Vingt réponses attendent.*ni partie ni gardée/,
    );
    expect(waitingFor(ORDER).map(({ code }) => code)).toEqual(words);
    fake.routes = { 'POST code/check': WRONG };
    expect((await sendAnswer(makeStatus(), 'ENCORE')).status).toBe(404);
    const judged = fake.calls.slice(-MOST_WAITING - 1).map(({ body }) => (body as { code: string }).code);
    expect(judged).toEqual([...words, 'ENCORE']);
  });

  it('is never overwritten when another tab queues or settles one', () => {
    const [first] = ['MOT', 'AUTRE'].map((word) => storeAnswer(makeStatus(), word));
    const written = vi.spyOn(Storage.prototype, 'setItem');
    if (first) settleAnswer(first);
    const third = storeAnswer(makeStatus(), 'ENCORE');
    expect(written.mock.calls.map(([name]) => name)).toEqual([`poste-restante.${third?.name ?? ''}`]);
    vi.restoreAllMocks();
    expect(waitingFor(ORDER).map(({ code }) => code)).toEqual(['AUTRE', 'ENCORE']);
  });

  it('of another order is not touched', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    fake.routes = { 'POST code/check': WRONG };
    expect(await sendWaiting('AUTRES')).toEqual([]);
    expect(waitingFor(ORDER)).toHaveLength(1);
  });

  it('is kept in memory when the device’s storage is full', async () => {
    const fake = fakeApi({ 'POST code/check': 'unreachable' });
    await sendAnswer(makeStatus(), 'MOT');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fake.routes = { 'POST code/check': WRONG };
    await sendAnswer(makeStatus(), 'AUTRE');
    vi.restoreAllMocks();
    expect(fake.calls.map(({ body }) => (body as { code: string }).code)).toEqual([
      'MOT',
      'MOT',
      'MOT',
      'AUTRE',
    ]);
    expect(waitingFor(ORDER)).toEqual([]);
  });
});

describe('the message of a refused answer', () => {
  it('is the server’s own text for a wrong one', () => {
    expect(answerRefusal(failure(404, 'Presque : la rue d’à côté'), errors)).toEqual({
      ok: false,
      message: 'Presque : la rue d’à côté',
    });
  });

  it.each([400, 409, 500])('G-ERR-02: is « Problème validation » and advice for %i', (status) => {
    expect(answerRefusal(failure(status, 'X'), errors)).toMatchObject({
      message: 'Problème validation',
      advice: expect.any(String) as string,
    });
  });

  it('G-ERR-02: shows the seconds to wait', () => {
    expect(answerRefusal(failure(429, 'X', 20), errors)).toEqual({
      ok: false,
      message: 'Problème validation',
      advice: errors.tooManyTries(20),
      seconds: 20,
    });
  });

  it.each([0, 502, 503, 504])('is only that it is queued, after %i', (status) => {
    expect(answerRefusal(failure(status, status === 0 ? 'ERROR_NETWORK' : 'ERROR_STORAGE'), errors)).toEqual({
      ok: false,
      message: 'Votre réponse est gardée, et partira d’elle-même',
      stored: true,
    });
  });

  it('is why it is not queued, once too many are', () => {
    expect(answerRefusal(failure(0, 'ANSWERS_WAIT'), errors)).toMatchObject({
      message: 'Problème validation',
      advice: expect.stringContaining('ni partie ni gardée') as string,
    });
  });
});

describe('a decision', () => {
  const options = [{ name: 'suivre', label: 'Suivre la silhouette' }];
  const atChoice = () => {
    const status = makeStatus();
    return {
      ...status,
      view: status.view && { ...status.view, puzzle: { type: 'choice' as const, options } },
    };
  };

  it('that was made elsewhere is told in its words', () => {
    const failure = {
      ok: false,
      status: 409,
      error: 'STALE',
      body: { status: makeStatus(), decided: 'Suivre la silhouette' },
    } as const;
    expect(staleMessage(failure, errors)).toMatch(
      /^La décision est déjà prise\s: «\sSuivre la silhouette\s»\. Votre enquête a avancé ailleurs/,
    );
    const undecided = { ...failure, body: { status: makeStatus() } };
    expect(staleMessage(undecided, errors)).toMatch(/^Votre enquête a avancé ailleurs/);
    expect(staleMessage(undecided, errors, 3), 'set back by staff').toMatch(/^L’étape a été changée/);
  });

  it('that waited for the network is told as a decision, an answer as an answer', () => {
    const [decision, answer] = [storeAnswer(atChoice(), 'suivre'), storeAnswer(makeStatus(), 'MOT')];
    const result = { ok: true, status: 200, data: makeStatus() } as const;
    const told = [decision, answer].flatMap((sent) =>
      sent ? outcomeText({ answer: sent, result }, game.waiting, errors) : [],
    );
    expect(told).toEqual([
      expect.stringMatching(/^Votre décision est prise\s: «\sSuivre la silhouette\s»\.$/),
      expect.stringMatching(/^Votre réponse «\sMOT\s» est juste\.$/),
    ]);
  });
});
