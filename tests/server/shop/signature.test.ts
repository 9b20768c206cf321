import { describe, expect, it } from 'vitest';
import { isSignedByStandard, isSignedByStripe } from '../../../server/shop/signature.ts';

/** Signed by the packages « stripe » 23.1.0 and « standardwebhooks » 1.1.1. */
const AT = 1_780_394_400_000;
const STRIPE = {
  body: Buffer.from('{"id":"evt_1","é":1}'),
  header: 't=1780394400,v1=3bb2f285bfc7800e550f47efbc222687b571e2010b02347e6aa8a0e2011ca001',
  secrets: ['whsec_ancien', 'whsec_exemple'],
};
const STANDARD = {
  body: Buffer.from('{"type":"order.paid","é":1}'),
  headers: {
    id: 'msg_1',
    timestamp: '1780394400',
    signature: 'v1,AAAA v1,nXZw42shpoj0RYDx+YUG58VZSo/3ibhMeEG1R1/9WK0=',
  },
  secrets: [Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')],
};

const stripe = (changes: Partial<typeof STRIPE>, now = AT) => {
  const { body, header, secrets } = { ...STRIPE, ...changes };
  return isSignedByStripe(body, header, secrets, now);
};
const standard = (headers: Partial<typeof STANDARD.headers>, body = STANDARD.body, now = AT) =>
  isSignedByStandard(body, { ...STANDARD.headers, ...headers }, STANDARD.secrets, now);

describe('the signature of an event', () => {
  it('of Stripe is that of its library, under any of the secrets, for five minutes', () => {
    expect([stripe({}), stripe({}, AT + 300_000), stripe({}, AT - 300_000)]).toEqual([true, true, true]);
    expect([stripe({}, AT + 301_000), stripe({}, AT - 301_000)]).toEqual([false, false]);
  });

  it.each([
    ['of other bytes', { body: Buffer.from('{"id":"evt_1","é":2}') }],
    ['of another secret', { secrets: ['whsec_autre'] }],
    ['at another time', { header: STRIPE.header.replace('1780394400', '1780394401') }],
    ['that is cut', { header: STRIPE.header.slice(0, -2) }],
    ['without a time', { header: STRIPE.header.replace('t=1780394400,', '') }],
    ['that is absent', { header: '' }],
  ])('of Stripe %s is refused', (_what, changes) => {
    expect(stripe(changes)).toBe(false);
  });

  it('of Standard Webhooks is that of its library', () => {
    expect([standard({}), standard({}, STANDARD.body, AT + 301_000)]).toEqual([true, false]);
    expect([standard({ id: 'msg_2' }), standard({ signature: '' }), standard({}, Buffer.from('{}'))]).toEqual(
      [false, false, false],
    );
  });
});
