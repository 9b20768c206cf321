import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdBy, fileOf, staffBodyOf, staffOf, type Json } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { writeRefusal, type Refusal } from '../../../server/words/words.ts';

let app: TestApp;
let staff: Player;
let code: string;
beforeAll(async () => {
  app = await startTestApp();
  staff = await staffOf(app);
  code = await createdBy(staff);
});
afterAll(() => app.stop());

const send = (call: string, body: object) => staff.post(`/api/admin/${call.replace('CODE', code)}`, body);
const GONE = {
  cityName: 'VILLE',
  place: 'jetee',
  sentence: 'La jetée est fermée.',
  remedy: { kind: 'solution' },
};
const journal = async () => (await fileOf(staff, code)).timeline;

describe('a staff call', () => {
  it.each<readonly [call: string, body: Json, error: string, Refusal | string]>([
    ['status/create', {}, 'MISSING_CITY', ['fieldEmpty', 'cityName']],
    ['status/create', { cityName: null }, 'MISSING_CITY', ['fieldEmpty', 'cityName']],
    ['status/create', { cityName: ['VILLE'] }, 'MISSING_CITY', ['fieldEmpty', 'cityName']],
    [
      'status/create',
      { cityName: 'VILLE', giftFrom: 'x'.repeat(81) },
      'INVALID_GIVER',
      ['fieldTooLong', 'giftFrom', 80],
    ],
    ['orders/CODE/note', { text: ' \r\n ' }, 'MISSING_TEXT', ['fieldEmpty', 'text']],
    ['orders/CODE/note', { text: 'a\0b' }, 'MISSING_TEXT', ['fieldUnprintable', 'text']],
    ['orders/CODE/tie', { email: 'a\nb' }, 'INVALID_EMAIL', ['fieldUnprintable', 'email']],
    ['orders/CODE/tie', {}, 'INVALID_EMAIL', ['fieldEmpty', 'email']],
    [
      'orders/CODE/undo',
      { action: 2 ** 53, reason: 'x', version: 1 },
      'INVALID_ACTION',
      ['fieldNotWhole', 'action'],
    ],
    [
      'orders/CODE/step',
      { stepIdx: 2, reason: 'x' },
      'MISSING_VERSION',
      'Le champ « version » manque : relisez le pli',
    ],
    [
      'orders/CODE/step',
      { stepIdx: 2, reason: 'x', version: '' },
      'INVALID_VERSION',
      ['fieldNotWhole', 'version'],
    ],
    ['orders/CODE/resend', { reason: 'x'.repeat(2001) }, 'INVALID_REASON', ['fieldTooLong', 'reason', 2000]],
    [
      'status/fullOnWin',
      { fullOnWin: 1, statusCode: 'AAAAAA' },
      'INVALID_FLAG',
      ['fieldNotBoolean', 'fullOnWin'],
    ],
    ['batches', { cityName: 'VILLE', count: 501 }, 'INVALID_COUNT', 'Un lot compte de 1 à 500 plis'],
    ['batches/1/print', { from: 0 }, 'INVALID_RANGE', 'De la lettre 1 au plus tôt, et de 1 à 500 lettres'],
    [
      'places/gone',
      { ...GONE, remedy: { kind: 'pont' } },
      'INVALID_REMEDY',
      'Le remède est un indice, une image ou la solution',
    ],
    [
      'places/gone',
      { ...GONE, remedy: { kind: 'hint', hint: 0 } },
      'INVALID_REMEDY',
      'Les indices se comptent à partir de 1',
    ],
    [
      'places/gone',
      { ...GONE, remedy: { kind: 'photo', photo: ' ', alt: 'x' } },
      'INVALID_REMEDY',
      ['fieldEmpty', 'photo'],
    ],
    ['secondFactor/enrol', {}, 'MISSING_PASSWORD', 'Le champ « password » manque'],
  ])('%s with %j is refused in French', async (call, body, error, message) => {
    const { status, body: refused } = await send(call, body);
    expect([status, refused]).toEqual([400, { error, message: `${writeRefusal(message)}.` }]);
  });

  it('trims its texts, drops what prints nothing, and joins their lines by a line feed', async () => {
    staffBodyOf(await send('orders/CODE/note', { text: ' \u200Eun\r\nde\u200Bux\t\uFEFF ' }));
    expect((await journal()).at(-1)).toMatchObject({ action: 'note', reason: 'un\ndeux' });
  });

  it('takes a blank reason for none, and null for an absent field', async () => {
    staffBodyOf(await send('orders/CODE/gift', { giftFrom: ' Léa ', version: null, reason: ' ' }));
    expect((await journal()).at(-1)).toMatchObject({
      action: 'gift',
      reason: null,
      changed: [{ before: null, after: 'Léa' }],
    });
  });

  it('stores no undescribed field of a remedy', async () => {
    const places = staffBodyOf<readonly { gone: Json | null }[]>(
      await send('places/gone', { ...GONE, remedy: { kind: 'solution', note: 'x' } }),
    );
    expect(places.flatMap(({ gone }) => gone?.remedy ?? [])).toEqual([{ kind: 'solution' }]);
  });
});

describe('a staff list', () => {
  it.each<readonly [call: string, error: string, Refusal | string]>([
    ['status/unsent?page=0', 'INVALID_PAGE', ['fieldOutOfRange', 'page', 1, 1000000]],
    ['status/unsent?size=1.5', 'INVALID_PAGE', ['fieldNotWhole', 'size']],
    ['status/explorer?q=a%00b', 'INVALID_SEARCH', ['fieldUnprintable', 'q']],
    ['status/explorer?stuck=2', 'INVALID_FLAG', 'Le champ « stuck » vaut 1 ou 0'],
    ['reports?city=%20', 'INVALID_CITY', ['fieldEmpty', 'city']],
    ['places', 'MISSING_CITY', ['fieldEmpty', 'city']],
    ['batches/1/letters?from=0', 'INVALID_RANGE', 'De la lettre 1 au plus tôt, et de 1 à 500 lettres'],
  ])('%s is refused in French', async (call, error, message) => {
    const { status, body } = await staff.get(`/api/admin/${call}`);
    expect([status, body]).toEqual([400, { error, message: `${writeRefusal(message)}.` }]);
  });

  it('ignores empty parameters, and takes the last of repeated ones', async () => {
    const total = async (query: string) =>
      (await staff.get(`/api/admin/status/explorer?${query}`)).headers.get('x-total-count');
    expect(await total('')).not.toBe('0');
    expect(await total('city=&page=&batch=')).toBe(await total(''));
    expect(await total(`q=aucun&q=${code}`)).toBe('1');
  });
});
