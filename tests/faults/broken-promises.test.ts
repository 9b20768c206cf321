import { describe, expect, it } from 'vitest';
import { brokenPromises } from '../support/faults/broken-promises.ts';
import type { BrokenPromises } from '../support/faults/broken-promises.ts';
import type { StoredRows } from '../support/faults/stored.ts';
import type { AcknowledgedFact } from '../support/faults/acknowledged.ts';

const CODE = 'P00000';
const row = { order_id: 1, verdict: null, reading: null, made_at: 1000 };
const activation = { ...row, idempotency_key: 'a', kind: 'activation', step: null, http_status: 200 };
const wrong = { ...row, idempotency_key: 'w', kind: 'answer', step: 'ONE', http_status: 404, verdict: 'wrong', reading: 'phare' };
const right = { ...row, idempotency_key: 'r', kind: 'answer', step: 'ONE', http_status: 200, verdict: 'correct' };
const order = { id: 1, code: CODE, account_id: 7, step: 'TWO', version: 4, wrong_answers: '[]', failures: 1, failures_until: 61_000 };

const WHOLE: StoredRows = {
  accounts: [{ id: 7, email: 'a@poste.test' }],
  sessions: [{ token_hash: 'hash' }],
  orders: [order],
  attempts: [activation, wrong, right],
  waivers: [{ account_id: 7, count: 1 }],
};

const move = (key: string, kind: 'activation' | 'answer', status: number, turn: number) =>
  ({ what: 'move', code: CODE, key, kind, status, turn }) as const;
const TOLD: readonly AcknowledgedFact[] = [
  { what: 'account', email: 'a@poste.test' },
  { what: 'session', tokenHash: 'hash' },
  move('a', 'activation', 200, 0),
  move('w', 'answer', 404, 1),
  move('r', 'answer', 200, 2),
];
const ROUTE = { answers: [{ step: 'ONE', right: 'x' }], ends: 'TWO' };

const kindsOf = (found: BrokenPromises) => Object.entries(found).flatMap(([kind, sentences]) => (sentences.length > 0 ? [kind] : []));
const found = (changes: Partial<StoredRows>) => kindsOf(brokenPromises({ ...WHOLE, ...changes }, TOLD, ROUTE));

describe('acknowledged and stored actions', () => {
  it('agree when everything is stored', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Partial<StoredRows>, string]>([
    ['an account is missing', { accounts: [], waivers: [] }, 'lost'],
    ['a session is missing', { sessions: [] }, 'lost'],
    ['a letter went with its whole journal', { orders: [], attempts: [], waivers: [] }, 'lost'],
    ['an answer has another verdict', { attempts: [activation, wrong, { ...right, http_status: 201 }] }, 'lost'],
    ['the row is behind its journal', { orders: [{ ...order, version: 3 }] }, 'halfApplied'],
    ['the step is another one', { orders: [{ ...order, step: 'ONE' }] }, 'halfApplied'],
    ['a failure was not counted', { orders: [{ ...order, failures: 0 }] }, 'halfApplied'],
    ['the mail of an activation is missing', { waivers: [] }, 'halfApplied'],
    ['an answer was counted twice', { attempts: [activation, wrong, right, right] }, 'twice'],
    ['two answers stand the other way round', { attempts: [activation, right, wrong] }, 'disordered'],
  ])('disagree when %s', (_what, changes, kind) => {
    expect(found(changes)).toContain(kind);
  });
});
