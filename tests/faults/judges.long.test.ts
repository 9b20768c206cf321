import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../engine/text/random.ts';
import { brokenPromises, type AcknowledgedFact } from '../support/faults/broken-promises.ts';
import { scriptOf } from '../support/faults/network/network-city.ts';
import { compare } from '../support/faults/network/network-run.ts';
import { faultsOf } from '../support/faults/shop/judge-sales.ts';
import type { StoredRows } from '../support/faults/stored.ts';

const CODE = 'P00000';
const row = { order_id: 1, verdict: null, reading: null, made_at: 1000 };
const activation = { ...row, idempotency_key: 'a', kind: 'activation', step: null, http_status: 200 };
const wrong = {
  ...row,
  idempotency_key: 'w',
  kind: 'answer',
  step: 'ONE',
  http_status: 404,
  verdict: 'wrong',
  reading: 'phare',
};
const right = {
  ...row,
  idempotency_key: 'r',
  kind: 'answer',
  step: 'ONE',
  http_status: 200,
  verdict: 'correct',
};
const order = {
  id: 1,
  code: CODE,
  account_id: 7,
  step: 'TWO',
  version: 4,
  wrong_answers: '[]',
  failures: 1,
  failures_until: 61_000,
};

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

/** The kinds of what is found. */
const found = (changes: Partial<StoredRows>) =>
  brokenPromises({ ...WHOLE, ...changes }, TOLD, ROUTE).map((sentence) =>
    sentence.slice(0, sentence.indexOf(':')),
  );

describe('acknowledged and stored actions', () => {
  it('agree when everything is stored', () => {
    expect(found({})).toEqual([]);
  });

  it.each<[string, Partial<StoredRows>, string]>([
    ['an account is missing', { accounts: [], waivers: [] }, 'lost'],
    ['a session is missing', { sessions: [] }, 'lost'],
    ['a letter went with its whole journal', { orders: [], attempts: [], waivers: [] }, 'lost'],
    [
      'an answer has another verdict',
      { attempts: [activation, wrong, { ...right, http_status: 201 }] },
      'lost',
    ],
    ['the row is behind its journal', { orders: [{ ...order, version: 3 }] }, 'half applied'],
    ['the step is another one', { orders: [{ ...order, step: 'ONE' }] }, 'half applied'],
    ['a failure was not counted', { orders: [{ ...order, failures: 0 }] }, 'half applied'],
    ['the mail of an activation is missing', { waivers: [] }, 'half applied'],
    ['an answer was counted twice', { attempts: [activation, wrong, right, right] }, 'twice'],
    ['two answers stand the other way round', { attempts: [activation, right, wrong] }, 'out of order'],
  ])('disagree when %s', (_what, changes, kind) => {
    expect(found(changes)).toContain(kind);
  });
});

const script = scriptOf(40, randomFrom('journal'));
const [first, second, ...others] = script;
const NOTHING = { lost: [], twice: [], outOfOrder: [], misjudged: [] };

describe('the comparison of a script and the journal', () => {
  it('finds no difference when each answer was judged once, in order', () => {
    expect(compare(script, script)).toEqual(NOTHING);
  });

  it.each([
    ['lost', [first, ...others], { lost: [second?.reading] }],
    ['twice', [first, second, first, ...others], { twice: [first?.reading] }],
    ['outOfOrder', [second, first, ...others], { outOfOrder: [second?.reading, first?.reading] }],
    ['misjudged', [{ ...first, verdict: 'waiting' }, second, ...others], { misjudged: [first?.reading] }],
  ])('lists answers that are %s', (_what, journal, expected) => {
    expect(compare(script, journal as typeof script)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('the judge of sales', () => {
  const sale = { reference: 'CMD', letters: 1, postOn: '2027-01-05', isTold: false, deliveries: [] };
  const paid = { id: 1, reference: 'CMD', paid_at: 1, reversed_at: null, problems: '', unread: null };
  const held = { ...paid, problems: 'unreadable-gift', unread: 'sealed' };

  it('accepts a letter on its day, and one that is held', () => {
    expect(faultsOf(sale, paid, ['2027-01-05'])).toEqual([]);
    expect(faultsOf({ ...sale, isTold: true }, held, [null])).toEqual([]);
  });

  it.each([
    ['leaves on', sale, paid, [null]],
    ['nothing holds its letters', { ...sale, postOn: null, isTold: true }, paid, [null]],
    ['is held', sale, held, ['2027-01-05']],
    ['neither a letter nor a word', sale, paid, []],
  ] as const)('finds a sale that %s', (words, odd, row, days) => {
    expect(faultsOf(odd, row, days)).toEqual([expect.stringContaining(words)]);
  });
});
